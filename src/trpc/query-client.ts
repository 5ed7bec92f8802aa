import { QueryClient } from '@tanstack/react-query';

/** C213: data never becomes stale by itself, nothing is fetched again on focus or by a timer, nothing is tried twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  });
}
