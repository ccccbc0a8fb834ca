import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser as findBrowser } from '../../../scripts/browsers/browser.mjs';

// Tests the example of the guide with the published style sheets.

const here = fileURLToPath(new URL('.', import.meta.url));
const ours = "import '@vitrine/components/styles.css';";
const own = "import './samples/overriding.css';";

/** Builds an app of the example with its style sheets in this order. */
async function app(sheets: string): Promise<Record<'js' | 'css', string>> {
  const contents = `${sheets}
    import { createRoot } from 'react-dom/client';
    import { Overriding } from './samples/overriding.tsx';
    createRoot(document.body).render(<Overriding />);`;
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    // Otherwise esbuild follows the `paths` of the tsconfig to the sources.
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': '"production"' },
    stdin: { contents, loader: 'tsx', resolveDir: here },
    outdir: here,
    logOverride: { 'unsupported-directive': 'silent' },
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { js: textOf('.js'), css: textOf('.css') };
}

let browser: Browser;

beforeAll(async () => {
  const { CHROMIUM_PATH, CHROMIUM_ARGS } = await findBrowser();
  browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS.split(' ') });
});

afterAll(() => browser?.close());

describe.each([
  ['before', own + ours],
  ['after', ours + own],
])('rules of the app that come %s ours', (_, sheets) => {
  let page: Page;

  beforeAll(async () => {
    const { js, css } = await app(sheets);
    page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.setContent('<!doctype html><html lang="en" data-theme="light"><body>');
    await page.addStyleTag({ content: css });
    await page.addScriptTag({ content: js, type: 'module' });
    await page.getByRole('button', { name: 'Buy now' }).waitFor();
  });

  afterAll(() => page?.close());

  const styleOf = (name: string, property: string) =>
    page
      .getByRole('button', { name })
      .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), property);

  test('a class overrides its button, and leaves the others alone', async () => {
    expect(await styleOf('Buy now', 'background-color')).toBe('rgb(102, 51, 153)');
    expect(await styleOf('Add to Cart', 'background-color')).toBe('rgb(27, 29, 26)');
    // Its other styles are still ours.
    expect(await styleOf('Buy now', 'min-block-size')).toBe('48px');
  });

  test('the class of a part applies everywhere', async () => {
    for (const name of ['Buy now', 'Add to Cart', 'Subscribe'])
      expect(await styleOf(name, 'text-transform')).toBe('lowercase');
  });

  test('a token applies to its element and everything inside', async () => {
    expect(await styleOf('Subscribe', 'border-radius')).toBe('999px');
    expect(await styleOf('Add to Cart', 'border-radius')).toBe('4px');
  });

  test('a style overrides all others', async () => {
    expect(await page.getByText('Made to last').evaluate((element) => getComputedStyle(element).letterSpacing)).toBe(
      '1.6px',
    );
  });
});
