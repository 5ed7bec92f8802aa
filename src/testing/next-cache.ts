/** Stands in for `next/cache`, which works only inside Next; the browser tests see that pages really change. */
export function revalidatePath(): void {}
