import { createCaller } from '~/server/api/root';
import { createContext } from '~/server/api/trpc';

/** The procedures for the public pages: reads no cookie and no header, so that the pages stay static. */
export const publicApi = createCaller(createContext(new Headers()));

/** The procedures for a request that may have a session. */
export const apiFor = (headers: Headers) => createCaller(createContext(headers));
