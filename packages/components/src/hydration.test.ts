import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browser as findBrowser } from '../../../scripts/browsers/browser.mjs';
import { bundle } from './testing/bundle.js';
import { examples, type ComponentName } from './testing/examples.js';
import type * as server from './testing/server.js';
import type {} from './testing/browser.js';

const names = Object.keys(examples) as ComponentName[];
const folder = mkdtempSync(join(tmpdir(), 'vitrine-hydration-'));
const origin = 'http://components.test';

let fromServer: typeof server;
let script: string;
let browser: Browser;

beforeAll(async () => {
  const file = join(folder, 'server.cjs');
  const [forNode, forBrowser, { CHROMIUM_PATH, CHROMIUM_ARGS }] = await Promise.all([
    bundle({ entry: 'server.tsx', platform: 'node', isPublished: true }),
    bundle({ entry: 'browser.tsx', platform: 'browser', isPublished: true }),
    findBrowser(),
  ]);
  writeFileSync(file, forNode);
  fromServer = createRequire(import.meta.url)(file) as typeof server;
  script = forBrowser;
  browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS.split(' ') });
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

interface Visitor {
  /** Language of the page and of the browser. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The locale of an `I18nProvider` around each component. Default: no provider. */
  locale?: string;
  isOnPhone?: boolean;
}

/** Opens the server's page in this visitor's browser. It is not hydrated yet. */
async function open({ language, direction, locale, isOnPhone = false }: Visitor): Promise<Page> {
  const body = fromServer.renderPage(locale);
  const context = await browser.newContext({
    locale: language,
    viewport: isOnPhone ? { width: 320, height: 640 } : { width: 1280, height: 720 },
    ...(isOnPhone && { hasTouch: true, colorScheme: 'dark', reducedMotion: 'reduce', timezoneId: 'Pacific/Auckland' }),
  });
  const files: Record<string, { contentType: string; body: string }> = {
    '/': {
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="${language}" dir="${direction}"><head></head><body>${body}<script src="/script.js"></script></body></html>`,
    },
    '/script.js': { contentType: 'text/javascript; charset=utf-8', body: script },
  };
  await context.route('**', (route) => {
    const file = files[new URL(route.request().url()).pathname];
    return file ? route.fulfill(file) : route.fulfill({ status: 404 });
  });
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

const hydrate = (page: Page, name: ComponentName, locale?: string) =>
  page.evaluate(([name, locale]) => window.hydrate(name, locale), [name, locale] as const);

const visitors: Record<string, Visitor> = {
  'as the server renders it': { language: 'en-US', direction: 'ltr' },
  'on a phone of another language': { language: 'de-DE', direction: 'ltr', isOnPhone: true },
  'right to left': { language: 'ar-AE', direction: 'rtl', locale: 'ar-AE' },
};

describe.each(Object.entries(visitors))('hydrates without a mismatch, %s:', (_title, visitor) => {
  let page: Page;
  beforeAll(async () => {
    page = await open(visitor);
  });
  afterAll(() => page?.context().close());

  test.each(names)('%s', async (name) => {
    expect(await hydrate(page, name, visitor.locale)).toEqual([]);
  });
});

test('input and choices before hydration stay', async () => {
  const page = await open({ language: 'en-US', direction: 'ltr' });
  const values = () =>
    page.evaluate(() => [
      document.querySelector<HTMLInputElement>('#Input input')!.value,
      document.querySelector<HTMLInputElement>('#NumberInput input')!.value,
      document.querySelector<HTMLTextAreaElement>('#TextArea textarea')!.value,
      document.querySelector<HTMLInputElement>('#Switch input')!.checked,
      document.querySelector<HTMLInputElement>('#RadioGroup input')!.checked,
      [...document.querySelectorAll<HTMLInputElement>('#CheckboxGroup input')].map((box) => box.checked),
    ]);
  await page.locator('#Input input').fill('northlane');
  await page.locator('#NumberInput input').first().fill('4');
  await page.locator('#TextArea textarea').fill('Happy birthday');
  await page.locator('#Switch input').uncheck();
  await page.locator('#RadioGroup input').first().check();
  await page.locator('#CheckboxGroup input:enabled').first().uncheck();
  const before = await values();
  for (const name of ['Input', 'NumberInput', 'TextArea', 'Switch', 'RadioGroup', 'CheckboxGroup'] as const) {
    expect(await page.evaluate((name) => window.hydrate(name, undefined, true), name)).toEqual([]);
  }
  expect(await values()).toEqual(before);
  await page.context().close();
});

describe('a mismatch is found:', () => {
  let page: Page;
  beforeAll(async () => {
    page = await open({ language: 'en-US', direction: 'ltr' });
  });
  afterAll(() => page?.context().close());

  test('another text', async () => {
    await page.locator('#Heading h3').evaluate((heading) => (heading.textContent = String(Date.now())));
    expect(await hydrate(page, 'Heading')).toContainEqual(expect.stringContaining('Hydration failed'));
  });

  test('another class', async () => {
    await page.locator('#Divider > *').evaluate((divider) => divider.setAttribute('class', 'other'));
    expect(await hydrate(page, 'Divider')).toContainEqual(expect.stringContaining("didn't match"));
  });

  test('an extra element', async () => {
    await page.locator('#Pagination ol').evaluate((list) => list.append(document.createElement('li')));
    expect(await hydrate(page, 'Pagination')).toContainEqual(expect.stringContaining('Hydration failed'));
  });
});

describe('before scripts have loaded:', () => {
  let page: Page;
  beforeEach(async () => {
    page = await open({ language: 'en-US', direction: 'ltr' });
  });
  afterEach(() => page?.context().close());

  test('the submenus of HorizontalMenu open, one at a time, and stay open', async () => {
    const menu = page.locator('#HorizontalMenu');
    const [first, second] = [menu.locator('details').nth(0), menu.locator('details').nth(1)];
    await first.locator('summary').click();
    await first.getByRole('link').first().waitFor();
    await second.locator('summary').press('Enter');
    await expect.poll(() => first.getByRole('link').count()).toBe(0);
    const link = second.getByRole('link').first();
    await link.waitFor();
    expect(await page.evaluate(() => window.hydrate('HorizontalMenu', undefined, true))).toEqual([]);
    await link.waitFor();
  });

  test('the buttons of NumberInput have their final state', async () => {
    const input = page.locator('#NumberInput');
    const increase = input.getByRole('button', { name: 'Increase' }).first();
    expect(await increase.getAttribute('aria-disabled')).toBeNull();
    expect(await page.evaluate(() => window.hydrate('NumberInput', undefined, true))).toEqual([]);
    expect(await increase.getAttribute('aria-disabled')).toBeNull();
  });

  test('the pages that HamburgerMenu has opened stay until they close, and then the drawer replaces them', async () => {
    const menu = page.locator('#HamburgerMenu');
    const button = menu.getByRole('button', { name: 'Menu' });
    await button.click();
    await menu.getByRole('link', { name: 'About' }).waitFor();
    await menu.locator('summary', { hasText: 'Shop' }).click();
    await menu.getByRole('link', { name: 'Bikes' }).waitFor();
    await menu.getByRole('link', { name: 'Bikes' }).focus();
    expect(await page.evaluate(() => window.hydrate('HamburgerMenu', undefined, true))).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Bikes');
    await button.click();
    await expect.poll(() => menu.getByRole('link').count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await button.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About' }).waitFor();
  });
});
