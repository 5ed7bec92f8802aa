/** The menu's links in their order; the keys name the labels in src/copy/layout.ts (C010). */
export const menu = [
  { key: 'home', href: '/' },
  { key: 'about', href: '/about' },
  { key: 'sports', href: '/sports' },
  { key: 'events', href: '/events' },
  { key: 'news', href: '/news' },
  { key: 'gallery', href: '/gallery' },
  { key: 'contact', href: '/contact' },
] as const;
