import localFont from 'next/font/local';

/** One variable file with the Latin letters, 27 kB. */
export const sans = localFont({
  src: '../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-sans',
  display: 'swap',
});
