import { revalidatePath } from 'next/cache';

/**
 * Forgets every kept public page, so that the next request of any of them is rendered from the database.
 * Pages are few and quick to render, and a community's name or a setting shows on most of them: one rule that cannot miss a page.
 */
export function revalidatePublicPages(): void {
  revalidatePath('/', 'layout');
}
