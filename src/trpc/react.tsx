'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { httpBatchLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { type ReactNode, useState } from 'react';
import superjson from 'superjson';
import type { AppRouter } from '~/server/api/root';
import { createQueryClient } from './query-client';

export const trpc = createTRPCReact<AppRouter>();

export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

/** Gives the panel its procedures; calls of one moment travel together, at most ten. */
export function TrpcProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState<QueryClient>(createQueryClient);
  const [client] = useState(() => trpc.createClient({ links: [httpBatchLink({ url: '/api/trpc', transformer: superjson, maxItems: 10 })] }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
