import localFont from 'next/font/local';

// A browser fetches a file if the page has a letter of its range. `npm run fonts` writes the files in fonts/, with the ranges of
// scripts/bench/fontSubsets.mjs. None is preloaded: a browser would hold back the first paint for it. Until a file arrives, its texts have a font
// of the device, in our widths (see fallbackFonts.css).

const heading = localFont({
  variable: '--font-heading',
  src: './fonts/heading.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+A9, U+AE, U+B0, U+B7, U+D7, U+DF-EF, U+F1-F6, U+F8-FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212',
    },
  ],
});

const headingOthers = localFont({
  variable: '--font-heading-others',
  src: './fonts/heading-others.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A3, U+A5-A8, U+AA-AC, U+AF, U+B1-B6, U+B8-D6, U+D8-DE, U+F0, U+F7, U+FD-FF, U+102, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308-309, U+323, U+2002, U+2009, U+200B, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2191, U+2193',
    },
  ],
});

const headingExtended = localFont({
  variable: '--font-heading-extended',
  src: '../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+20AD-20C0',
    },
  ],
});

const body = localFont({
  variable: '--font-body',
  src: './fonts/body.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+A9, U+AE, U+B0, U+B7, U+D7, U+DF-EF, U+F1-F6, U+F8-FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212',
    },
  ],
});

const bodyOthers = localFont({
  variable: '--font-body-others',
  src: './fonts/body-others.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A3, U+A5-A8, U+AA-AC, U+AF, U+B1-B6, U+B8-D6, U+D8-DE, U+F0, U+F7, U+FD-FF, U+102, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308-309, U+323, U+2002, U+2009, U+200B, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2191, U+2193',
    },
  ],
});

const bodyExtended = localFont({
  variable: '--font-body-extended',
  src: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+20AD-20C0',
    },
  ],
});

// The letters of this shop's Japanese words. A shop with other words needs a file with theirs.
const three = localFont({
  variable: '--font-three',
  src: './fonts/three.woff2',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+4E09',
    },
  ],
});

const virtue = localFont({
  variable: '--font-virtue',
  src: './fonts/virtue.woff2',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+5FB3',
    },
  ],
});

/** The classes that define the fonts' variables. page.css builds the theme's fonts from them. */
export const fonts = [heading, headingOthers, headingExtended, body, bodyOthers, bodyExtended, three, virtue]
  .map(({ variable }) => variable)
  .join(' ');
