/** Set by our own HTTP server from the socket (and the trusted proxies); a client cannot set it. */
export const networkHeader = 'x-client-network';

/** Who asks, for lockout and rate limits: an IPv4 address or an IPv6 /64. */
export function networkOf(headers: Headers): string {
  return headers.get(networkHeader) ?? 'lokal';
}
