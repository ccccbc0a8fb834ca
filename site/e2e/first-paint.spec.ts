import type { Page } from '@playwright/test';
import { compileHint } from '../src/compileHints';
import { expect, test } from './support/shop';
import { addByForm } from './support/shopper';

const kept = ['/', '/collections/bikes', '/products/skerry-29', '/about', '/policies/returns', '/no-such-thing'];
/** Rendered for each request. */
const fresh = [
  '/search?q=bike',
  '/search',
  '/cart',
  '/account/login',
  '/account/register',
  '/account/recover-password',
  '/contact',
  '/find-order',
  '/order',
];
const paths = [...kept, ...fresh];

test.use({ javaScriptEnabled: false });

/** What a sheet could change and a box does not show. */
const properties = [
  'color',
  'background',
  'border',
  'outline',
  'opacity',
  'font',
  'text-decoration',
  'box-shadow',
  'transform',
  'fill',
];

/** Returns how each element is drawn. */
const looksOf = (page: Page) =>
  page.evaluate((names) => {
    // What turns shows its first position.
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    return [...document.querySelectorAll('body *:not(script, link, source, track)')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      const drawn = one.checkVisibility() && names.map((name) => style.getPropertyValue(name)).join('; ');
      return `${one.outerHTML.slice(0, 100)} at ${x},${y}, ${width} × ${height}: ${drawn}`;
    });
  }, properties);

for (const width of [320, 1440])
  test(`a page at ${width} px looks the same before its style sheets as after them`, async ({ page, shop }) => {
    await addByForm(page.request, shop, 'floor-pump');
    await page.setViewportSize({ width, height: 900 });
    // Fonts come at any time.
    await page.route(/\.woff2$/, (route) => route.abort());
    for (const path of paths) {
      await page.route(/\.css$/, (route) => route.abort());
      await page.goto(path);
      const before = await looksOf(page);
      await page.unroute(/\.css$/);
      await page.goto(path);
      const after = await looksOf(page);
      expect(before.length, path).toBeGreaterThan(50);
      expect(before, path).toEqual(after);
    }
  });

test('every script of a page asks to be compiled while it loads', async ({ request }) => {
  const all = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const scripts = Array.from(html.matchAll(/"(\/_next\/[^"\\]+\.js)"/g), ([, address]) => address!);
    expect(scripts.length, path).toBeGreaterThan(5);
    for (const address of scripts) all.add(address);
  }
  for (const address of all)
    expect((await (await request.get(address)).text()).startsWith(compileHint), address).toBe(true);
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  for (const path of ['/products/skerry-29', '/search?q=bike'])
    test(`scripts of ${path} come once, after the first paint`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(request.url());
      });
      const script = page.waitForRequest(/\.js$/);
      // Sheets that come late: the end of the page does not bring the scripts.
      await page.route(/\.css$/, async (route) => {
        await script;
        await route.continue();
      });
      const runs = page.waitForRequest('**/api/shop/cart/get');
      await page.goto(path, { waitUntil: 'commit' });
      await runs;
      const { painted, begun } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        begun: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }));
      expect(begun.length).toBeGreaterThan(5);
      expect(Math.min(...begun)).toBeGreaterThan(painted);
      expect(asked).toHaveLength(new Set(asked).size);
    });
});
