import localFont from 'next/font/local';

// Next preloads the Latin files. A cached page does not wait for them (see src/serving/pageStyles.mjs): until they arrive, it has a font of the
// device, in their widths (see fallbackFonts.css). The extended Latin files are fetched only if a page has such a letter.

const heading = localFont({
  variable: '--font-heading',
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: false,
});

const headingExtended = localFont({
  variable: '--font-heading-extended',
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+20AD-20C0' }],
});

const body = localFont({
  variable: '--font-body',
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
});

const bodyExtended = localFont({
  variable: '--font-body-extended',
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+20AD-20C0' }],
});

// The letters of this shop's Japanese words, which Noto Sans JP has in two of its files. A shop with other words needs the files with theirs.
const three = localFont({
  variable: '--font-three',
  src: '../../../node_modules/@fontsource-variable/noto-sans-jp/files/noto-sans-jp-113-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+4E09' }],
});

const virtue = localFont({
  variable: '--font-virtue',
  src: '../../../node_modules/@fontsource-variable/noto-sans-jp/files/noto-sans-jp-101-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+5FB3' }],
});

/** The classes that define the fonts' variables. page.css builds the theme's fonts from them. */
export const fonts = [heading, headingExtended, body, bodyExtended, three, virtue]
  .map(({ variable }) => variable)
  .join(' ');
