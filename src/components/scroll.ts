/** Scrolls smoothly to the top, or at once for somebody who asked for less motion (C029, C134, C137). */
export function scrollToTop(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}
