import { adminRouter } from './routers/admin';
import { contactRouter } from './routers/contact';
import { eventsRouter } from './routers/events';
import { galleryRouter } from './routers/gallery';
import { joinRouter } from './routers/join';
import { newsRouter } from './routers/news';
import { orgStructureRouter } from './routers/org-structure';
import { organizationsRouter } from './routers/organizations';
import { createCallerFactory, router } from './trpc';

export const appRouter = router({
  organizations: organizationsRouter,
  events: eventsRouter,
  news: newsRouter,
  gallery: galleryRouter,
  orgStructure: orgStructureRouter,
  contact: contactRouter,
  join: joinRouter,
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures on the server, with a context instead of a request. */
export const createCaller = createCallerFactory(appRouter);
