import { sampleShop } from '@vitrine/sandbox';
import type { Page } from '@playwright/test';
import { expect, onEveryPlatform, test } from './support/shop';
import { cartLines } from './support/shopper';

type SeedProduct = (typeof sampleShop.products)[number];

/** Products whose variants have different prices. Other products cannot show a wrong price. */
const several = sampleShop.products.filter(({ variants }) => new Set(variants.map(({ price }) => price)).size > 1);

const amount = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

/** Returns the prices of the seed's variants that have this value of this option, or of all. */
const pricesOf = ({ variants }: SeedProduct, option?: number, value?: string) =>
  variants.filter(({ values }) => option === undefined || values[option] === value).map(({ price }) => amount(price));

/** Returns the amounts that the page's price shows, without the price before a reduction. */
async function shownPrices(page: Page) {
  const price = page.getByRole('main').locator('h1 + *');
  const text = await price.evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const old of copy.querySelectorAll('del')) old.remove();
    return copy.textContent;
  });
  return text.match(/\$[\d,.]+/g) ?? [];
}

test('§3: a page shows no price that no matching variant has', onEveryPlatform, async ({ page }) => {
  test.slow();
  expect(several.length).toBeGreaterThan(5);
  for (const product of several) {
    for (const [position, { name, values }] of product.options.entries()) {
      // A new page: no other option is chosen.
      await page.goto(`/products/${product.handle}`);
      expect(pricesOf(product)).toEqual(expect.arrayContaining(await shownPrices(page)));
      const radios = page.getByRole('radiogroup', { name }).getByRole('radio');
      // An option with one value has no group.
      if ((await radios.count()) === 0) continue;
      for (const [index, { name: value }] of values.entries()) {
        await test.step(`${product.handle}: ${value}`, async () => {
          await radios.nth(index).locator('xpath=ancestor::label').click();
          await expect(radios.nth(index)).toBeChecked();
          const possible = pricesOf(product, position, value);
          const shown = await shownPrices(page);
          expect(possible).toEqual(expect.arrayContaining(shown));
          // With a range, both ends show.
          if (possible.length > 0) expect(new Set(shown).size).toBe(Math.min(2, new Set(possible).size));
        });
      }
    }
  }
});

test('§3: tiles, search and cart show no price that no variant has', onEveryPlatform, async ({ page }) => {
  for (const product of several) {
    await page.goto(`/search?q=${encodeURIComponent(product.title)}`);
    const tile = page.getByRole('main').getByRole('link', { name: product.title }).first();
    const shown = (await tile.innerText()).match(/\$[\d,.]+/) ?? [];
    expect(pricesOf(product), product.handle).toContain(shown[0]);
  }
  const [jacket] = several.filter(({ handle }) => handle === 'harbor-rain-jacket');
  const green = jacket!.variants.find(({ values, stock }) => values.includes('Green') && stock)!;
  await page.goto('/products/harbor-rain-jacket');
  for (const [position, { name }] of jacket!.options.entries()) {
    const radio = page
      .getByRole('radiogroup', { name })
      .getByRole('radio', { name: green.values[position]!, exact: true });
    await radio.locator('xpath=ancestor::label').click();
  }
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartLines(page, 1)).toContainText(amount(green.price));
});
