import type { Locator, Page } from '@playwright/test';
import { expect, onEveryPlatform, test } from './support/shop';
import {
  addButton,
  arrowTo,
  cartButton,
  cartDrawer,
  choose,
  clickQuickly,
  expectConfirmed,
  fillCheckout,
  optionValue,
  quantityOf,
  tabTo,
} from './support/shopper';

const product = 'Millrace Eight';

/**
 * Marks the document. `isMarked` returns whether it is still the same one: navigation within the shop loads no new
 * document.
 */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test(
  "a shopper's journey, from the start page to a placed order",
  onEveryPlatform,
  async ({ page, context, sandbox }) => {
    await sandbox.leave(0, 'MR-E8-54-GREEN');
    await page.goto('/');
    await mark(page);
    await page.getByRole('main').getByRole('link', { name: 'Bikes', exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Bikes' })).toBeVisible();
    // The link is in a closed submenu.
    const shown = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]');
    await expect(shown).toHaveAttribute('href', '/collections/bikes');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\/collections\/bikes\?page=2$/);
    await page.getByRole('link', { name: 'Previous page' }).click();

    await page.getByRole('link', { name: product }).click();
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
    expect(await isMarked(page)).toBe(true);

    await test.step('the button reports a missing required option', async () => {
      const missing = page.getByRole('button', { name: 'All required options must be selected' });
      await expect(missing).toBeVisible();
      await choose(page, 'Size', '54');
      await expect(missing).toBeVisible();
      await choose(page, 'Colour', 'Ink');
    });
    await expect(page).toHaveURL(/\?variant=[\d-]+$/);

    await test.step('a sold-out combination is marked, and others are offered', async () => {
      await choose(page, 'Colour', 'Green (sold out)');
      await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
      const sentence = 'This combination is sold out. Choose another one.';
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
      await expect(page.locator('[data-live-announcer]')).toContainText(sentence);
      await page.getByRole('group', { name: 'Still available' }).getByRole('button', { name: /Ink/ }).click();
      await expect(optionValue(page, 'Colour', 'Ink')).toBeChecked();
    });
    await page.getByRole('button', { name: 'Add to Cart' }).click();

    await test.step('the drawer opens; the quantity changes, and a removal can be undone', async () => {
      await expect(cartDrawer(page, 1)).toBeVisible();
      await clickQuickly(cartDrawer(page).getByRole('button', { name: `Increase Quantity of ${product}` }));
      await expect(cartDrawer(page, 2)).toBeVisible();
      await expect(cartDrawer(page)).toContainText('$2,960.00');
      await cartDrawer(page)
        .getByRole('button', { name: `Remove ${product}` })
        .click();
      await expect(cartDrawer(page)).toContainText(`${product} was removed.`);
      await expect(cartDrawer(page, 0)).toBeVisible();
      await cartDrawer(page).getByRole('button', { name: /^Undo/ }).click();
      await expect(cartDrawer(page, 2)).toBeVisible();
      await expect(quantityOf(page, product)).toHaveValue('2');
      await expectConfirmed(page);
      await cartDrawer(page).getByRole('button', { name: 'Continue shopping' }).click();
      await expect(cartDrawer(page)).toBeHidden();
    });

    await test.step('the cart is the same after a reload, with the variant still chosen', async () => {
      await page.reload();
      await expect(cartButton(page, 2)).toBeVisible();
      await expect(optionValue(page, 'Size', '54')).toBeChecked();
      await expect(optionValue(page, 'Colour', 'Ink')).toBeChecked();
    });

    await test.step('and in a second tab, which the first one follows', async () => {
      const second = await context.newPage();
      await second.goto('/collections/bikes');
      await cartButton(second, 2).click();
      await clickQuickly(cartDrawer(second).getByRole('button', { name: `Decrease Quantity of ${product}` }));
      await expect(cartDrawer(second, 1)).toBeVisible();
      await expectConfirmed(second);
      await expect(cartButton(page, 1)).toBeVisible();
      await second.close();
    });

    await test.step('and after the platform was killed and started again', async () => {
      await sandbox.kill();
      await sandbox.restart();
      await page.reload();
      await expect(cartButton(page, 1)).toBeVisible();
    });

    await cartButton(page, 1).click();
    await cartDrawer(page).getByRole('link', { name: 'Checkout' }).click();
    await fillCheckout(page);
    await page.getByRole('button', { name: /Place order/ }).click();
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();

    await page.getByRole('link', { name: /shop/i }).first().click();
    await cartButton(page, 0).click();
    await expect(cartDrawer(page, 0)).toContainText('Your cart is currently empty.');
    await cartDrawer(page).getByRole('link', { name: 'Start shopping' }).click();
    await expect(cartDrawer(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  },
);

test('the same journey with the keyboard alone', async ({ page, sandbox: _ }) => {
  const enter = async (target: Parameters<typeof tabTo>[1]) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };

  await page.goto('/');
  await test.step('past the header', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#content$/);
  });
  await enter(page.getByRole('main').getByRole('link', { name: 'Bikes', exact: true }));
  await enter(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }));
  await expect(page).toHaveURL(/page=2$/);
  await enter(page.getByRole('link', { name: 'Previous page' }));
  await enter(page.getByRole('link', { name: product }));

  for (const [option, value] of [
    ['Size', '54'],
    ['Colour', 'Ink'],
  ] as const) {
    await tabTo(page, page.getByRole('radiogroup', { name: option }).getByRole('radio').first());
    await page.keyboard.press('Space');
    await arrowTo(page, optionValue(page, option, value));
  }
  await enter(page.getByRole('button', { name: 'Add to Cart' }));

  await test.step('the drawer keeps the focus inside, and returns it', async () => {
    await expect(cartDrawer(page, 1)).toBeVisible();
    await expect(cartDrawer(page).getByRole('button', { name: /^Close/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cartDrawer(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeFocused();
  });

  await page.keyboard.press('Home');
  await enter(cartButton(page, 1));
  await expect(cartDrawer(page, 1)).toBeVisible();
  await tabTo(page, quantityOf(page, product));
  await page.keyboard.press('ArrowUp');
  await expect(cartDrawer(page, 2)).toBeVisible();
  await enter(cartDrawer(page).getByRole('button', { name: `Remove ${product}` }));
  await expect(cartDrawer(page).getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quantityOf(page, product)).toHaveValue('2');

  await enter(cartDrawer(page).getByRole('link', { name: 'Checkout' }));
  await tabTo(page, page.getByLabel('Email'));
  await fillCheckout(page);
  await enter(page.getByRole('button', { name: /Place order/ }));
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
});

test('the class names are the same in the browser and on the server', async ({ page }) => {
  const names = () =>
    page
      .getByRole('article')
      .evaluate((article) =>
        Array.from(article.querySelectorAll('[class]'), (element) => element.getAttribute('class')),
      );
  // Only the browser knows the day, so its icon is drawn late: a hydrated page keeps the server's names.
  const dispatchDay = page.getByRole('article').getByText(/^Leaves /);
  await page.goto('/products/floor-pump');
  await expect(dispatchDay).toBeVisible();
  const ofServer = await names();
  await page.getByRole('link', { name: 'Northlane, home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(addButton(page)).toBeVisible();
  await expect(dispatchDay).toBeVisible();
  expect(await names()).toEqual(ofServer);
});

/** Holds back the scripts that the page's HTML does not name. Returns a function that releases them. */
async function holdLaterScripts(page: Page, html: string) {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await arrival;
    await route.continue();
  });
  return arrive;
}

test("choices, input and presses before a product's script count after it has loaded", async ({ page }) => {
  const html = await (await page.request.get('/products/merino-jersey')).text();
  const arrive = await holdLaterScripts(page, html);
  await page.goto('/products/merino-jersey');
  await expect(cartButton(page, 0)).toBeVisible();
  for (const option of ['Size', 'Colour'])
    await page.getByRole('radiogroup', { name: option }).locator('label').first().click();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await addButton(page).click();
  arrive();
  await expect(cartDrawer(page, 2)).toBeVisible();
  await expect(cartDrawer(page)).toContainText(/Size: \w+/);
  await expect(page).toHaveURL(/\/products\/merino-jersey/);
});

for (const [name, role] of [
  ['Menu', 'dialog'],
  ['Search', 'combobox'],
  ['Filter', 'dialog'],
] as const)
  test(`${name}, pressed before it has loaded, shows that it loads, and opens`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const html = await (await page.request.get('/collections/bikes')).text();
    const arrive = await holdLaterScripts(page, html);
    await page.goto('/collections/bikes');
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toHaveJSProperty('popoverTargetElement', null);
    await button.click();
    await expect(button.locator('[data-motion="own"]')).toBeVisible();
    // Pressed again, it still opens once.
    await button.click({ force: true });
    arrive();
    await expect(page.getByRole(role, { name })).toBeVisible();
    await expect(button.locator('[data-motion="own"]')).toBeHidden();
  });

test('a page that takes longer than a moment shows that it is loading, after any kind of navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The about page has no other link to these pages in view, which would be prefetched.
  await page.goto('/about');
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  let open = () => {};
  let isOpen: Promise<void>;
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await isOpen;
      await route.continue();
    },
  );
  const follow = async (link: Locator, path: string) => {
    isOpen = new Promise((resolve) => (open = resolve));
    await link.click();
    await expect(bar).toBeVisible();
    open();
    await expect(page).toHaveURL(path);
    await expect(bar).toBeHidden();
  };
  await follow(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }), '/contact');
  // The menu closes on the press, and its link disappears.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByText('Shop', { exact: true }).click();
  await follow(page.getByRole('dialog').getByRole('link', { name: 'Bikes' }), '/collections/bikes');
});
