import { createTRPCClient, httpLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '~/server/api/root';

/** The typed procedures without React, for the islands of the public pages; import it lazily, when a visitor first asks for something. */
export const api = createTRPCClient<AppRouter>({
  links: [httpLink({ url: '/api/trpc', transformer: superjson })],
});
