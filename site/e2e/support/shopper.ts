import { expect, type Locator, type Page } from '@playwright/test';

/** The drawer. Its name counts the pieces: 'Shopping cart (2)' */
export const cartDrawer = (page: Page, count?: number) =>
  page.getByRole('dialog', { name: count === undefined ? /^Shopping cart/ : `Shopping cart (${count})` });

export const cartButton = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 0 ? 'Cart is empty.' : `Cart with ${count} items.` });

export const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' });

export const quantityOf = (page: Page, product: string) =>
  cartDrawer(page).getByRole('textbox', { name: `Quantity of ${product}` });

/** Waits until the platform has all that the drawer shows. */
export const expectConfirmed = (page: Page) => expect(cartDrawer(page).locator('[data-pending]')).toHaveCount(0);

/** Goes to a product that has nothing to choose, and puts it into the cart, until the platform has it: what is asked of it next is another call. */
export async function addSimpleProduct(page: Page, slug: string) {
  await page.goto(`/products/${slug}`);
  await addButton(page).click();
  await expect(cartDrawer(page)).toBeVisible();
  await expectConfirmed(page);
}

/** Waits until the drawer knows how many pieces there are: what is set afterwards is news to it. */
export async function expectStockKnown(page: Page) {
  await expect(cartDrawer(page).getByRole('listitem')).toBeVisible();
  await expect(cartDrawer(page).getByRole('img', { name: 'Checking the stock' })).toHaveCount(0);
}

const mostStops = 80;

/** Moves the focus on with Tab until it is where it is wanted. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < mostStops; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Moves the choice on with the arrow keys until this radio button has it. */
export async function arrowTo(page: Page, radio: Locator) {
  for (let steps = 0; steps < mostStops; steps++) {
    if (await radio.isChecked()) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The arrow keys do not reach ${radio}.`);
}

/** One value of a product's option, with what is said of it: 'M (sold out)' */
export const optionValue = (page: Page, option: string, value: string | RegExp) =>
  page.getByRole('radiogroup', { name: option }).getByRole('radio', { name: value, exact: typeof value === 'string' });

/** Chooses a value of a product's option, as a pointer does: the button itself is out of sight, in its label. */
export async function choose(page: Page, option: string, value: string | RegExp) {
  const radio = optionValue(page, option, value);
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

/** Says on the platform's checkout who buys, and where it goes. */
export async function fillCheckout(page: Page, email = 'shopper@example.com') {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Country').selectOption('United States');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byrne');
  await page.getByLabel('Address', { exact: true }).fill('12 Mill Lane');
  await page.getByLabel('City').fill('San Mateo');
  await page.getByLabel('Zip').fill('94401');
}
