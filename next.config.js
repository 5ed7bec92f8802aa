import { createRequire } from 'node:module';
import { isSecureSite } from './src/env.js';

const require = createRequire(import.meta.url);

/** On every answer; the Content-Security-Policy is set where the page is known (cache-handler.mjs, src/proxy.ts). */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ...(isSecureSite ? [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }] : []),
];

/** Paths that are not pages of the public site; everything else is Indonesian and lives under `[locale]`. */
const notPublic = 'api|api-docs|admin|uploads|og|brand|icons|_next|en|id';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types; a start does not wait for them.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: require.resolve('./cache-handler.mjs'),
  serverExternalPackages: ['pino', '@node-rs/argon2', 'sharp', 'sanitize-html'],
  images: { unoptimized: true },
  experimental: {
    // Pages live in memory and are rendered again after a restart: nothing stale is read from the disk.
    isrFlushToDisk: false,
    optimizePackageImports: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
  },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  redirects: async () => [
    { source: '/id', destination: '/', permanent: true },
    { source: '/id/:path*', destination: '/:path*', permanent: true },
  ],
  rewrites: async () => [
    { source: '/', destination: '/id' },
    { source: `/:path((?!(?:${notPublic})(?:/|$)).*)`, destination: '/id/:path' },
  ],
};

export default config;
