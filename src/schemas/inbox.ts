import { z } from 'zod';
import { id, text } from './text';

/** A page of messages or join requests. */
export const inboxPageSchema = z.strictObject({
  search: text(100).default(''),
  box: z.enum(['all', 'unread', 'spam']).default('all'),
  page: z.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(20),
});

export type InboxPage = z.output<typeof inboxPageSchema>;

/** Marks rows as read or unread, as spam or not. */
export const inboxMarkSchema = z.strictObject({ ids: z.array(id).min(1).max(1000), isRead: z.boolean().optional(), isSpam: z.boolean().optional() });
