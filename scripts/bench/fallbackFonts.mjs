// Writes the files in site/src/app/fonts, and site/src/app/fallbackFonts.css: npm run fonts
// Measures the shop's texts in its fonts and in the fonts of devices. Debian has those as fonts-liberation (the widths of Arial),
// fonts-roboto-unhinted and fonts-dejavu-core.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { installWithBrowser, launchChromium } from '../browsers/browser.mjs';
import { main, root, say } from '../run/programs.mjs';
import { withShop } from '../run/withShop.mjs';
import { writeFontSubsets } from './fontSubsets.mjs';

const paths = ['/', '/collections/bikes', '/products/skerry-29', '/products/floor-pump', '/about', '/policies/returns'];

/** Our fonts, with the ranges of weights that share one fallback and the weight that is measured. */
const shopFonts = [
  {
    name: 'heading',
    file: 'bricolage-grotesque',
    weights: [
      [200, 599, 400],
      [600, 699, 600],
      [700, 800, 750],
    ],
  },
  {
    name: 'body',
    file: 'instrument-sans',
    weights: [
      [400, 499, 400],
      [500, 599, 500],
      [600, 700, 600],
    ],
  },
];

/** Fonts of devices, each with its other names. */
const deviceFonts = [
  { name: 'Arial', locals: ['Arial', 'Liberation Sans', 'Arimo'], measured: 'Liberation Sans' },
  { name: 'Roboto', locals: ['Roboto'], measured: 'Roboto' },
  { name: 'DejaVu', locals: ['DejaVu Sans'], measured: 'DejaVu Sans' },
];

const file = (name) =>
  readFileSync(join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`), 'base64');

/** Returns the visible texts of the open page in a font whose name matches. */
const textsIn = (page, font) =>
  page.evaluate((name) => {
    const texts = [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).fontFamily.startsWith(name))
      .flatMap((one) => [...one.childNodes].filter(({ nodeType }) => nodeType === 3));
    return texts.map(({ textContent }) => textContent.trim()).join(' ');
  }, font);

/** Runs in the browser. Returns the width of a text at 100 px, and the font's height above and below the line in em. */
async function measure({ text, source, weight }) {
  const face = new FontFace('measured', source, { weight: '1 999' });
  document.fonts.add(await face.load());
  const context = document.createElement('canvas').getContext('2d');
  context.font = `${weight} 100px measured`;
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
  document.fonts.delete(face);
  return { width, ascent: fontBoundingBoxAscent / 100, descent: fontBoundingBoxDescent / 100 };
}

const percent = (share) => `${(share * 100).toFixed(2)}%`;

const headline = `/* The fonts of devices in our widths: a text keeps its lines when our fonts arrive. \`npm run fonts\` writes this file. \`size-adjust\` is
   the width of the shop's texts in our font, divided by their width in the other one. Windows, macOS and iOS have Arial, Android has Roboto. */`;

await main(async () => {
  const env = await installWithBrowser();
  await writeFontSubsets();
  say('site/src/app/fonts is written.');
  await withShop(async (origin) => {
    const browser = await launchChromium(env);
    const page = await browser.newPage();
    const texts = { heading: '', body: '' };
    for (const path of paths) {
      await page.goto(origin + path);
      await page.evaluate(() => document.fonts.ready);
      for (const { name } of shopFonts) texts[name] += ` ${await textsIn(page, name)}`;
    }
    await page.goto('about:blank');
    const faces = [];
    for (const { name, file: folder, weights } of shopFonts)
      for (const other of deviceFonts)
        for (const [from, to, weight] of weights) {
          const bold = weight >= 600 ? ' Bold' : '';
          const text = texts[name];
          const own = await page.evaluate(measure, {
            text,
            source: `url(data:font/woff2;base64,${file(folder)})`,
            weight,
          });
          const { width } = await page.evaluate(measure, { text, source: `local('${other.measured}${bold}')`, weight });
          const scale = own.width / width;
          faces.push(`@font-face {
            font-family: ${name}-${other.name};
            src: ${other.locals.map((local) => `local('${local}${bold}')`).join(', ')};
            font-weight: ${from} ${to};
            size-adjust: ${percent(scale)};
            ascent-override: ${percent(own.ascent / scale)};
            descent-override: ${percent(own.descent / scale)};
            line-gap-override: 0%;
          }`);
        }
    await browser.close();
    const path = join(root, 'site/src/app/fallbackFonts.css');
    writeFileSync(
      path,
      await format(`${headline}\n${faces.join('\n\n')}\n`, { parser: 'css', printWidth: 120, singleQuote: true }),
    );
    say('site/src/app/fallbackFonts.css is written.');
  });
});
