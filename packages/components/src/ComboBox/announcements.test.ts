import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser as findBrowser } from '../../../../scripts/browsers/browser.mjs';
import { bundle } from '../testing/bundle.js';
import type {} from '../testing/comboBoxPage.js';

let browser: Browser;
let script: string;

beforeAll(async () => {
  const [code, { CHROMIUM_PATH, CHROMIUM_ARGS }] = await Promise.all([
    bundle({ entry: 'comboBoxPage.tsx', platform: 'browser' }),
    findBrowser(),
  ]);
  script = code;
  browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS.split(' ') });
});

afterAll(() => browser?.close());

/** A page with a combo box, in a browser that reports this operating system. */
async function open(platform: string, locale: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript((platform) => {
    Object.defineProperty(navigator, 'userAgentData', { value: undefined });
    Object.defineProperty(navigator, 'platform', { value: platform });
  }, platform);
  await page.goto('about:blank');
  await page.setContent('<div id="root"></div>');
  await page.addScriptTag({ content: script });
  await page.evaluate((locale) => window.showComboBox(locale), locale);
  return page;
}

const said = (page: Page) => page.evaluate(() => window.announcements);

describe('what screen readers announce about the options', () => {
  test("on Apple's devices, where VoiceOver does not follow the arrow keys: each option, and the choice", async () => {
    const page = await open('MacIntel', 'en-US');
    await page.getByRole('combobox').pressSequentially('g');
    // The first announcement creates the live region, which takes a moment.
    await expect.poll(() => said(page)).toEqual(['2 options available.']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => said(page)).toEqual(['2 options available.', 'Germany, Free delivery', 'Greece']);
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toContain('Greece, selected');
    await page.close();
  });

  test('elsewhere: the number of options', async () => {
    const page = await open('Linux x86_64', 'en-US');
    await page.getByRole('combobox').pressSequentially('g');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toEqual(['2 options available.']);
    await page.close();
  });

  test('during fast typing, the last number comes last', async () => {
    const page = await open('Linux x86_64', 'en-US');
    await page.getByRole('combobox').pressSequentially('ge', { delay: 40 });
    await expect.poll(() => said(page)).toContain('1 option available.');
    // All pending announcements come before this one. A number may be missing if the next one came first.
    await page.keyboard.press('x');
    await expect.poll(() => said(page)).toContain('Nothing found');
    const texts = await said(page);
    expect(texts.indexOf('1 option available.')).toBeGreaterThan(texts.lastIndexOf('2 options available.'));
    await page.close();
  });

  test('in the language of the page', async () => {
    const page = await open('Linux x86_64', 'de-DE');
    await page.getByRole('combobox').pressSequentially('g');
    await expect.poll(() => said(page)).toEqual(['2 Optionen verfügbar.']);
    await page.close();
  });
});
