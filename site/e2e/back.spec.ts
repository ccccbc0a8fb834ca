import { chromium } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { expect, test as base } from './support/shop';
import { isTakenOver, noteInDocument } from './support/takeOver';

/** A tab of a whole browser, which keeps pages for the way back. Playwright cannot follow such a page. */
const test = base.extend<{ tab: Page }>({
  tab: async ({ launchOptions }, provide) => {
    const executablePath = process.env.CHROMIUM_PATH ?? chromium.executablePath();
    const browser = await puppeteer.launch({ executablePath, args: launchOptions.args ?? [] });
    const tab = await browser.newPage();
    await tab.evaluateOnNewDocument(noteInDocument);
    await provide(tab);
    await browser.close();
  },
});

/** Opens a page, and waits until its scripts have taken over: they may come after the network was idle. */
async function open(tab: Page, url: string) {
  await tab.goto(url, { waitUntil: 'networkidle0' });
  await expect.poll(() => tab.evaluate(isTakenOver)).toBe(true);
}

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

/** Reasons of the browser's own, on a busy machine. They say nothing of the page. */
const ofBrowser = ['masked', 'navigation-canceled'];

/** Leaves a page and goes back to it, until the browser has no reason of its own to load it again. Returns why it did; nothing if it did not. */
async function whyLoadedAfter(tab: Page, url: string, leave: () => Promise<unknown>) {
  for (;;) {
    await open(tab, url);
    await mark(tab);
    await leave();
    await tab.goBack();
    const why = await whyLoaded(tab);
    if (why === undefined || !ofBrowser.includes(why)) return why;
  }
}

const pages = [
  '/',
  '/collections/bikes',
  '/collections/bikes?availability=true&sort=price-ascending',
  '/products/floor-pump',
  '/search?q=kettle',
  '/about',
  '/policies/returns',
  '/contact',
  '/find-order',
];
/** Chromium keeps no page with another status than 200, whatever else it is silent about. */
const ofMissing = /^(?:masked, )?response-status-not-ok$/;

test('shows the same document, on each page that holds nothing personal', async ({
  tab,
  shop,
  capabilities,
  sandbox: _,
}) => {
  test.slow();
  const leave = () => open(tab, `${shop.url}/account/login`);
  for (const path of pages) expect(await whyLoadedAfter(tab, shop.url + path, leave), path).toBeUndefined();
  const whyBrand = await whyLoadedAfter(tab, `${shop.url}/brands/skerry`, leave);
  if (capabilities.brands) expect(whyBrand).toBeUndefined();
  else expect(whyBrand).toMatch(ofMissing);
  expect(await whyLoadedAfter(tab, `${shop.url}/no-such-page`, leave)).toMatch(ofMissing);
});

test('shows the current cart', async ({ tab, shop, sandbox: _ }) => {
  test.slow();
  const count = () =>
    tab.evaluate(() =>
      document.querySelector('header [aria-haspopup="dialog"][aria-label*="art"]')?.getAttribute('aria-label'),
    );
  let filled: string | null | undefined;
  const leave = async () => {
    await open(tab, `${shop.url}/products/floor-pump`);
    const before = await count();
    await tab.locator('::-p-aria([name="Add to Cart"][role="button"])').click();
    await expect.poll(count).not.toBe(before);
    filled = await count();
    expect(filled).toMatch(/\d/);
  };
  expect(await whyLoadedAfter(tab, `${shop.url}/about`, leave)).toBeUndefined();
  await expect.poll(count).toBe(filled);
});
