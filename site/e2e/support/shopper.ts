import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';

/** The cart drawer. Its name contains the number of pieces: 'Shopping cart (2)' */
export const cartDrawer = (page: Page, count?: number) =>
  page.getByRole('dialog', { name: count === undefined ? /^Shopping cart/ : `Shopping cart (${count})` });

export const cartButton = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 0 ? 'Cart is empty.' : `Cart with ${count} items.` });

export const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' });

/** The lines of the cart, without the products that go with it. */
export const cartLines = (page: Page, count?: number) =>
  cartDrawer(page, count).getByRole('list', { name: 'In your cart' }).getByRole('listitem');

export const quantityOf = (page: Page, product: string) =>
  cartDrawer(page).getByRole('textbox', { name: `Quantity of ${product}` });

/** Waits until the platform has confirmed every line that the drawer shows. */
export const expectConfirmed = (page: Page) => expect(cartDrawer(page).locator('[data-pending]')).toHaveCount(0);

/** Adds a product without options to the cart from its page, and waits until the platform has confirmed it. The next change is a call of its own. */
export async function addSimpleProduct(page: Page, slug: string) {
  await page.goto(`/products/${slug}`);
  await addButton(page).click();
  await expect(cartDrawer(page)).toBeVisible();
  await expectConfirmed(page);
}

/** Adds a product without options to the cart as a form without script does. Resolves to the page of the cart. */
export const addByForm = (request: APIRequestContext, shop: { url: string }, slug: string) =>
  request.post('/api/cart', { headers: { origin: shop.url }, form: { intent: 'add', slug, quantity: '1' } });

/** Waits until the drawer has read the stock. The drawer does not know a stock that is set afterwards. */
export async function expectStockKnown(page: Page) {
  await expect(cartLines(page)).toBeVisible();
  await expect(cartDrawer(page).getByRole('img', { name: 'Checking the stock' })).toHaveCount(0);
}

/** The texts of all matches, as soon as there are `count` of them. */
export async function textsOf(matches: Locator, count: number): Promise<string[]> {
  await expect(matches).toHaveCount(count);
  return matches.evaluateAll((elements) => elements.map(({ textContent }) => textContent ?? ''));
}

const maxStops = 80;

/** Presses Tab until the target has the focus. @throws after 80 stops */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < maxStops; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Presses the right arrow key until this radio button is checked. @throws after 80 steps */
export async function arrowTo(page: Page, radio: Locator) {
  for (let steps = 0; steps < maxStops; steps++) {
    if (await radio.isChecked()) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The arrow keys do not reach ${radio}.`);
}

/** The radio button of a product's option value. Its name includes the availability: 'M (sold out)' */
export const optionValue = (page: Page, option: string, value: string | RegExp) =>
  page.getByRole('radiogroup', { name: option }).getByRole('radio', { name: value, exact: typeof value === 'string' });

/** Chooses a value of a product's option as a pointer does: it clicks the label, in which the radio button is visually hidden. */
export async function choose(page: Page, option: string, value: string | RegExp) {
  const radio = optionValue(page, option, value);
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

/** Fills in the email and the shipping address on the platform's checkout. */
export async function fillCheckout(page: Page, email = 'shopper@example.com') {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Country').selectOption('United States');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byrne');
  await page.getByLabel('Address', { exact: true }).fill('12 Mill Lane');
  await page.getByLabel('City').fill('San Mateo');
  await page.getByLabel('Zip').fill('94401');
}

/**
 * Clicks a button that repeats while it is held. A click of Playwright waits between pressing and releasing: on a busy machine, for longer than
 * the 400 ms after which the button repeats.
 */
export async function clickQuickly(button: Locator, times = 1) {
  await button.hover();
  const { mouse } = button.page();
  await Promise.all(Array.from({ length: times }, () => [mouse.down(), mouse.up()]).flat());
}

/** Signs in a customer of the sandbox by the form, also without scripts. */
export async function signIn(page: Page) {
  await page.goto('/account/login');
  const main = page.getByRole('main');
  await main.getByLabel(/^Email/).fill('robin@example.com');
  await main.getByLabel(/^Password/).fill('northlane');
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/account');
}
