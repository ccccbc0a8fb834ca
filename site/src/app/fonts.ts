import localFont from 'next/font/local';

// Next preloads the Latin files and gives the fallback the same measures, so that nothing jumps when they arrive. The extended
// Latin ones are fetched only where a page has such a letter.

const heading = localFont({
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
});

const headingExtended = localFont({
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+20AD-20C0' }],
});

const body = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
});

const bodyExtended = localFont({
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+20AD-20C0' }],
});

/** The theme's font tokens, with the names that Next gave the files. */
export const fonts = {
  heading: `${headingExtended.style.fontFamily}, ${heading.style.fontFamily}, system-ui, sans-serif`,
  body: `${bodyExtended.style.fontFamily}, ${body.style.fontFamily}, system-ui, sans-serif`,
};
