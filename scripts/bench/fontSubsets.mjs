// The shop's fonts in files by letters, of which a browser fetches those that a page needs. `npm run fonts` writes them to site/src/app/fonts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../run/programs.mjs';

/** The signs of English, and small letters with marks: a name such as Café stays in one file. */
const usual =
  'U+20-7E, U+A0, U+A9, U+AE, U+B0, U+B7, U+D7, U+DF-EF, U+F1-F6, U+F8-FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2122, U+2212';

/** The other signs of the packages' Latin files. */
const others =
  'U+A1-A3, U+A5-A8, U+AA-AC, U+AF, U+B1-B6, U+B8-D6, U+D8-DE, U+F0, U+F7, U+FD-FF, U+102, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308-309, U+323, U+2002, U+2009, U+200B, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2191, U+2193';

const heading = 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const body = 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const japanese = (part) => `noto-sans-jp/files/noto-sans-jp-${part}-wght-normal.woff2`;

/** The written files, each with its range in CSS and the package's file that has the letters. */
export const fontSubsets = [
  { file: 'heading.woff2', range: usual, from: heading },
  { file: 'heading-others.woff2', range: others, from: heading },
  { file: 'body.woff2', range: usual, from: body },
  { file: 'body-others.woff2', range: others, from: body },
  { file: 'three.woff2', range: 'U+4E09', from: japanese(113) },
  { file: 'virtue.woff2', range: 'U+5FB3', from: japanese(101) },
];

export const folder = join(root, 'site/src/app/fonts');

/** Returns the path of a written file. */
export const pathOfSubset = (file) => join(folder, file);

/** Returns the letters of a range in CSS. */
function lettersIn(range) {
  const points = range.split(', ').flatMap((part) => {
    const [first, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((digits) => parseInt(digits, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}

/** Resolves to the bytes of a file: all weights and features of the font, and the letters of the range. */
export function bytesOfSubset({ range, from }) {
  const font = readFileSync(join(root, 'node_modules/@fontsource-variable', from));
  return subsetFont(font, lettersIn(range), { targetFormat: 'woff2' });
}

export async function writeFontSubsets() {
  for (const subset of fontSubsets) writeFileSync(pathOfSubset(subset.file), await bytesOfSubset(subset));
}
