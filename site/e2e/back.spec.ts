import { chromium } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { expect, test as base } from './support/shop';

/** A tab of a whole browser, which keeps pages for the way back. Playwright cannot follow such a page. */
const test = base.extend<{ tab: Page }>({
  tab: async ({ launchOptions }, provide) => {
    const executablePath = process.env.CHROMIUM_PATH ?? chromium.executablePath();
    const browser = await puppeteer.launch({ executablePath, args: launchOptions.args ?? [] });
    await provide(await browser.newPage());
    await browser.close();
  },
});

/** Marks the shown document, so that a test can tell it from another one of the same URL. */
const mark = (page: Page) => page.evaluate(() => void ((window as { isMarked?: boolean }).isMarked = true));

/** Returns why the browser has loaded the page again; nothing if it shows the same document as before. */
const whyLoaded = (page: Page) =>
  page.evaluate(() => {
    if ((window as { isMarked?: boolean }).isMarked) return undefined;
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    return entry?.notRestoredReasons?.reasons.map(({ reason }) => reason).join(', ') ?? 'no reason is given';
  });

const pages = ['/', '/collections/bikes', '/products/floor-pump', '/search?q=kettle', '/about', '/policies/returns'];

test('shows the same document, on each page that holds nothing personal', async ({ tab, shop, sandbox: _ }) => {
  for (const path of pages) {
    await tab.goto(shop.url + path, { waitUntil: 'networkidle0' });
    await mark(tab);
    await tab.goto(`${shop.url}/account/login`, { waitUntil: 'networkidle0' });
    await tab.goBack();
    expect(await whyLoaded(tab), path).toBeUndefined();
  }
});

test('shows the current cart', async ({ tab, shop, sandbox: _ }) => {
  const count = () =>
    tab.evaluate(() =>
      document.querySelector('header [aria-haspopup="dialog"][aria-label*="art"]')?.getAttribute('aria-label'),
    );
  await tab.goto(`${shop.url}/about`, { waitUntil: 'networkidle0' });
  await mark(tab);
  await tab.goto(`${shop.url}/products/floor-pump`, { waitUntil: 'networkidle0' });
  await tab.locator('::-p-aria([name="Add to Cart"][role="button"])').click();
  await expect.poll(count).toMatch(/\d/);
  const filled = await count();
  await tab.goBack();
  expect(await whyLoaded(tab)).toBeUndefined();
  await expect.poll(count).toBe(filled);
});
