import type { Locator, Page } from '@playwright/test';
import { expect, test, type RunningShop } from './support/shop';
import { addByForm, addSimpleProduct, cartDrawer, expectConfirmed } from './support/shopper';

/** The screens: two phones, a tablet and a laptop. */
const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** The maximum number of stops on a page. A walk with more does not end. */
const maxStops = 150;

/** Enough products for a drawer that scrolls on each screen. */
const products = ['floor-pump', 'dusk-lights', 'pepper-mill', 'enamel-kettle', 'wall-hook'];

/**
 * Returns the focused element's name and whether it is entirely covered; `undefined` if no element of the page has the focus. A bar may
 * need a few frames to leave.
 */
async function lookAtFocus() {
  const { activeElement: element } = document;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  // A radio button that is hidden in its label shows as the label.
  const isHidden = element.offsetWidth <= 2 || getComputedStyle(element).opacity === '0';
  const shown = (isHidden && element.closest('label')) || element;
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
  const isSeen = () => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return parts.some((across) =>
      parts.some((down) => shown.contains(document.elementFromPoint(left + width * across, top + height * down))),
    );
  };
  for (let frames = 0; !isSeen() && frames < 30; frames++) await new Promise(requestAnimationFrame);
  const { walked } = globalThis as unknown as { walked: Set<Element> };
  const isAgain = walked.has(element);
  walked.add(element);
  const name = element.getAttribute('aria-label') ?? (element.innerText || element.title || element.localName);
  return { name: name.replace(/\s+/g, ' ').slice(0, 60), isCovered: !isSeen(), isAgain };
}

/** Walks to each control by this key and returns them. */
async function walk(page: Page, key: string) {
  await page.evaluate(() => Object.assign(globalThis, { walked: new Set() }));
  const stops: { name: string; isCovered: boolean }[] = [];
  for (let presses = 0; presses < maxStops; presses++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    // Between the last and the first control of a page, there is a stop without an element.
    if (stop?.isAgain || (!stop && stops.length > 0)) return stops;
    if (stop) stops.push(stop);
  }
  throw new Error(`${key} does not come to an end.`);
}

const bar = (page: Page) => page.getByRole('region', { name: 'Your privacy' });

/** Waits until the bar takes presses. Before that, it would not count as a cover. */
async function barSettled(page: Page) {
  await expect(bar(page)).not.toHaveCSS('pointer-events', 'none');
}

/** Expects that no control is covered while it has the focus, on all screens, by Tab and back. */
async function expectNoneCovered(page: Page, least: number) {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const key of ['Tab', 'Shift+Tab']) {
      const stops = await walk(page, key);
      expect(stops.length).toBeGreaterThanOrEqual(least);
      const covered = stops.filter(({ isCovered }) => isCovered).map(({ name }) => name);
      expect.soft(covered, `${key} at ${screen.width} px`).toEqual([]);
    }
  }
}

/** Fills the cart, and opens its drawer. Only the last product needs its page: the others come by forms. */
async function fillCart(page: Page, shop: RunningShop) {
  const [last, ...others] = products;
  for (const slug of others) await expect(await addByForm(page.request, shop, slug)).toBeOK();
  await addSimpleProduct(page, last!);
}

/** Expects that every part of the element is in view. */
async function expectInView(element: Locator) {
  await expect(element).toBeVisible();
  const isInView = () =>
    element.evaluate((shown) => {
      const { left, top, width, height } = shown.getBoundingClientRect();
      return [0.02, 0.5, 0.98].every((down) => {
        const hit = document.elementFromPoint(left + width / 2, top + height * down);
        return shown.contains(hit);
      });
    });
  await expect.poll(isInView).toBe(true);
}

/** Presses the button by key while it is the last element in view. */
async function pressAtTheEdge(page: Page, button: Locator) {
  await button.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'end' });
    element.focus({ preventScroll: true });
  });
  await page.keyboard.press('Enter');
}

const discount = (root: Page | Locator) => root.locator('details').filter({ hasText: 'Discount code' });

async function openDiscount(root: Page | Locator) {
  const field = discount(root).getByRole('textbox', { name: /^Code/ });
  if (!(await field.isVisible())) await discount(root).locator('summary').click();
  return field;
}

test.describe('WCAG 2.4.11: no focused control is covered', () => {
  test.use({ consent: 'none' });

  test('on a product page, with the privacy bar and without', async ({ page }) => {
    await page.goto('/products/skerry-29');
    await barSettled(page);
    await expectNoneCovered(page, 20);
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await expectNoneCovered(page, 20);
  });

  test('on the cart page, with the privacy bar and without', async ({ page, shop }) => {
    await fillCart(page, shop);
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' })).toBeVisible();
    await openDiscount(page);
    await barSettled(page);
    // Moves to the end of the page, so that the next walk begins at its start.
    await walk(page, 'Tab');
    await expectNoneCovered(page, 20);
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await expectNoneCovered(page, 20);
  });

  test('in the cart drawer, with the privacy bar and without', async ({ page, shop }) => {
    await fillCart(page, shop);
    await openDiscount(cartDrawer(page));
    await expectNoneCovered(page, 15);
    await page.keyboard.press('Escape');
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('button', { name: 'Cart with 5 items.' }).click();
    await openDiscount(cartDrawer(page));
    await expectNoneCovered(page, 15);
  });
});

test.describe('the response to a press is in view, and so is the pressed button', () => {
  for (const screen of screens)
    for (const place of ['drawer', 'page'] as const)
      test(`in the cart ${place} at ${screen.width} px`, async ({ page, sandbox, shop }) => {
        await page.setViewportSize(screen);
        await fillCart(page, shop);
        if (place === 'page') await page.goto('/cart');
        const root = place === 'page' ? page.getByRole('main') : cartDrawer(page);
        const field = await openDiscount(root);
        const apply = discount(root).getByRole('button', { name: 'Apply' });

        await field.fill('NOPE');
        await pressAtTheEdge(page, apply);
        await expect(field).toHaveAccessibleDescription(/discount code/);
        await expectInView(discount(root).locator('[data-notice]'));
        await expectInView(field);
        await expectInView(apply);

        await field.fill('NOPE');
        await pressAtTheEdge(page, field);
        await expect(field).toHaveAccessibleDescription(/discount code/);
        await expect(field).toBeFocused();
        await expectInView(field);

        await field.fill('NORTH10');
        await pressAtTheEdge(page, apply);
        await expect(root.getByText('Discount NORTH10')).toBeVisible();
        await expect(apply).toBeFocused();
        await expectInView(apply);

        await pressAtTheEdge(page, apply);
        await expectInView(root.getByRole('group', { name: 'There is a problem' }));

        // Another shopper has bought the rest.
        await sandbox.leave(1, 'NL-PM21');
        await pressAtTheEdge(page, root.getByRole('button', { name: 'Increase Quantity of Pepper Mill' }));
        const line = root.getByRole('listitem').filter({ hasText: 'Pepper Mill' });
        await expectInView(line.locator('[data-notice]'));
        await expectConfirmed(page);
      });
});
