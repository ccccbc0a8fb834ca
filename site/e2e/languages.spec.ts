import type { Locator, Page } from '@playwright/test';
import { expect, onEveryPlatform, test } from './support/shop';

const knife = '三徳 Santoku Knife';

/** Checks that the part of a page has the Japanese word, marked as such. */
const isMarked = (place: Locator) => expect(place.locator('[lang="ja"]', { hasText: /^三徳$/ }).first()).toBeVisible();

/** Resolves to the names of the fonts that draw an element's text. */
async function fontsOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' (of the system)'}`);
}

test('a word of another language has its language wherever a name shows', onEveryPlatform, async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/collections/kitchen');
  await isMarked(main.getByRole('heading', { name: knife }));

  await page.goto('/products/santoku-knife');
  await isMarked(page.getByRole('heading', { level: 1, name: knife }));
  await isMarked(page.getByRole('navigation', { name: 'Breadcrumb' }));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const drawer = page.getByRole('dialog', { name: /^Shopping cart/ });
  await isMarked(drawer.getByRole('link', { name: knife }));
  await isMarked(drawer.getByText('Added to your cart'));

  await page.goto('/products/enamel-kettle');
  await isMarked(main.getByRole('region', { name: 'Recently viewed' }));
  await page.goto('/cart');
  await isMarked(main.getByRole('link', { name: knife }));
  await page.goto('/search?q=santoku');
  await isMarked(main.getByRole('heading', { name: knife }));
  await page.goto('/search');
  await main.getByRole('combobox', { name: 'Search' }).fill('santok');
  await isMarked(page.getByRole('option', { name: /Santoku/ }));
});

test('the shop has fonts for the letters of its Japanese words', async ({ page }) => {
  await page.goto('/products/santoku-knife');
  await page.evaluate(() => document.fonts.ready);
  expect(await fontsOf(page, 'h1 [lang="ja"]')).toEqual([expect.stringMatching(/^Noto Sans JP/)]);
});
