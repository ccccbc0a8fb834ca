/** What a shopper writes, sends or leaves before the page's script has come has the same result as later. */
import type { Page } from '@playwright/test';
import { expect, onEveryPlatform, test, type RunningShop } from './support/shop';
import { addByForm, cartButton, cartDrawer, signIn } from './support/shopper';
import { holdScripts, takenOver } from './support/takeOver';
import { texts } from './support/texts';

const main = (page: Page) => page.getByRole('main');
const quantity = (page: Page) => main(page).getByRole('textbox', { name: /^Quantity/ });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Opens a page, whose scripts come when the returned function is called. */
async function open(page: Page, path: string, options?: Parameters<typeof holdScripts>[1]) {
  const release = await holdScripts(page, options);
  // Later, the window's load waits for them.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    await release();
    await takenOver(page);
  };
}

async function openCart(page: Page, shop: RunningShop, options?: Parameters<typeof holdScripts>[1]) {
  await addByForm(page.request, shop, 'floor-pump');
  return open(page, '/cart', options);
}

/** The pieces in the shopper's cart, as the server has them. */
const piecesOf = async (page: Page) => {
  const html = await (await page.request.get('/cart')).text();
  return Number(/Shopping cart \((\d+)\)/.exec(html)?.[1] ?? 0);
};

test('Enter in a quantity of the cart changes it', onEveryPlatform, async ({ page, shop }) => {
  await openCart(page, shop, { areMissing: true });
  await quantity(page).fill('3');
  await quantity(page).press('Enter');
  await expect(heading(page, 'Shopping cart (3)')).toBeVisible();
  await expect(quantity(page)).toHaveValue('3');
});

test('Enter in the quantity of a product adds this quantity', onEveryPlatform, async ({ page }) => {
  const release = await open(page, '/products/floor-pump');
  await quantity(page).fill('3');
  await quantity(page).press('Enter');
  await release();
  await expect(cartDrawer(page, 3)).toBeVisible();
});

test('two presses of a button are two steps', async ({ page }) => {
  const release = await open(page, '/products/harbor-rain-jacket');
  const next = page.getByRole('region', { name: /^Pictures of/ }).getByRole('button', { name: 'Next slide' });
  await next.click();
  await next.click();
  await release();
  await expect(page.getByRole('tab', { name: /^Slide 3 of/ })).toHaveAttribute('aria-selected', 'true');
});

test('a link waits for the presses before it', onEveryPlatform, async ({ page, shop }) => {
  const release = await openCart(page, shop);
  await main(page)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await release();
  await expect(heading(page, 'About us')).toBeVisible();
  await expect(cartButton(page, 2)).toBeVisible();
});

test('a link waits for the presses before it, and opens if no script comes', async ({ page }) => {
  await open(page, '/about', { areMissing: true });
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page, 'Contact')).toBeVisible();
});

test('the checkout has what was pressed and written before', onEveryPlatform, async ({ page, shop, capabilities }) => {
  const release = await openCart(page, shop);
  await main(page)
    .getByRole('button', { name: /^Increase/ })
    .click();
  if (capabilities.cartNote) {
    await main(page).getByText('Note to the shop').click();
    await page.getByRole('textbox', { name: /What should we know/ }).fill('Ring twice');
  }
  await main(page).getByRole('link', { name: 'Checkout' }).click();
  await release();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await piecesOf(page)).toBe(2);
  await page.goto('/cart');
  if (capabilities.cartNote)
    await expect(page.getByRole('textbox', { name: /What should we know/ })).toHaveValue('Ring twice');
});

test('the checkout has a quantity that was written before', onEveryPlatform, async ({ page, shop }) => {
  const release = await openCart(page, shop);
  await quantity(page).fill('2');
  await main(page).getByRole('link', { name: 'Checkout' }).click();
  await release();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await piecesOf(page)).toBe(2);
});

test('a note is saved when the scripts come, if its field has been left', async ({ page, shop }) => {
  const release = await openCart(page, shop);
  await main(page).getByText('Note to the shop').click();
  await page.getByRole('textbox', { name: /What should we know/ }).fill('Ring twice');
  await page.keyboard.press('Tab');
  const saved = page.waitForResponse('**/api/shop/cart/updateNote');
  await release();
  await saved;
});

test('a note that could not be saved keeps its text', async ({ page, shop, sandbox }) => {
  const release = await openCart(page, shop);
  await main(page).getByText('Note to the shop').click();
  const note = page.getByRole('textbox', { name: /What should we know/ });
  await note.fill('Ring twice');
  await sandbox.fail({ match: { call: 'cart.update' }, fault: 'status=500' });
  await main(page).getByRole('button', { name: 'Save note' }).click();
  await release();
  await expect(main(page).locator('form', { has: note })).toContainText(texts.http);
  await expect(note).toHaveValue('Ring twice');
});

test('a logout empties the forms of other tabs', onEveryPlatform, async ({ page, context }) => {
  await signIn(page);
  await page.goto('/contact');
  const text = main(page).locator('[name="text"]');
  await text.fill('For my eyes only');
  await text.press('Tab');
  const other = await context.newPage();
  const release = await open(other, '/account');
  await main(other).getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(other).not.toHaveURL('/account');
  await release();
  await expect(text).toHaveValue('');
});
