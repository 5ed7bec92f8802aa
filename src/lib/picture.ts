/** What a page needs to show a stored picture without a shift: its size, its narrower files and a blurred stand-in. */
export type Picture = { width: number; height: number; widths: number[]; blur: string };

const storedUrl = /^\/uploads\/([A-Za-z0-9_-]{16,64})\.webp$/;

/** The id in the URL of one of our own pictures; undefined for any other URL. */
export function uploadIdOf(url: string): string | undefined {
  return storedUrl.exec(url)?.[1];
}

/** The `srcset` of a stored picture: the widest file is the picture itself. */
export function srcSetOf(url: string, { widths }: Picture): string {
  const base = url.replace(/\.webp$/, '');
  return widths.map((width, index) => `${base}${index === widths.length - 1 ? '' : `-${width}`}.webp ${width}w`).join(', ');
}
