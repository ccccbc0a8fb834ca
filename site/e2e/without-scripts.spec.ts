import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, onEveryPlatform, test } from './support/shop';
import { fillCheckout, signIn } from './support/shopper';
import { texts } from './support/texts';

test.use({ javaScriptEnabled: false });

/**
 * Presses a button that is `aria-disabled` only because no script has read the stock. A forced click would not notice
 * that the button is covered.
 */
const press = async (button: Locator) => {
  await button.focus();
  await button.press('Enter');
};

test(
  'without scripts: choosing, adding, changing, and the link to the checkout',
  onEveryPlatform,
  async ({ page, capabilities, sandbox }) => {
    await test.step('the button of a tile opens the page', async () => {
      await page.goto('/collections/clothing');
      await page.getByRole('button', { name: 'Choose options: Merino Jersey' }).click();
      await expect(page).toHaveURL(/\/products\/merino-jersey\??$/);
    });
    const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' });
    await test.step('the button is enabled, and the browser demands the required choices', async () => {
      await press(add);
      await expect(page).toHaveURL(/\/products\/merino-jersey\??$/);
    });
    for (const option of ['Size', 'Colour'])
      await page.getByRole('radiogroup', { name: option }).locator('label').first().click();
    await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
    await press(add);

    await expect(page).toHaveURL('/cart');
    const heading = (count: number) => page.getByRole('heading', { level: 1, name: `Shopping cart (${count})` });
    await expect(heading(2)).toBeVisible();
    const line = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
    await expect(line).toContainText(/Size: \w+/);
    await expect(line).toContainText(/Colour: \w+/);

    await test.step('a quantity, and one above the stock', async () => {
      const quantity = page.getByRole('textbox', { name: /^Quantity of/ });
      await quantity.fill('3');
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(heading(3)).toBeVisible();
      await quantity.fill('100000');
      await quantity.press('Enter');
      await expect(page).toHaveURL(/\/cart\?refusal=/);
      await expect(page.locator('[data-notice]')).toContainText(/only \d+ of this left/i);
    });

    await test.step('a discount code, and one that does not exist', async () => {
      const apply = async (code: string) => {
        const summary = page.locator('summary', { hasText: 'Discount code' });
        if (!(await page.getByRole('textbox', { name: 'Code' }).isVisible())) await summary.click();
        await page.getByRole('textbox', { name: 'Code' }).fill(code);
        await page.getByRole('button', { name: 'Apply' }).click();
      };
      await apply('NOTHING');
      const code = page.getByRole('textbox', { name: 'Code' });
      await expect(code).toBeInViewport();
      await expect(code).toHaveAccessibleDescription(/discount code/);
      await expect(code).toHaveValue('NOTHING');
      await apply('NORTH10');
      await expect(page).toHaveURL('/cart');
      await expect(page.getByRole('main').getByText('Discount NORTH10', { exact: true })).toBeVisible();
    });

    await test.step('a gift with a message, if the platform keeps it', async () => {
      const isGift = page.getByRole('checkbox', { name: 'This is a gift' });
      await expect(isGift).toHaveCount(capabilities.cartAttributes ? 1 : 0);
      if (!capabilities.cartAttributes) return;
      await isGift.check();
      await page.getByLabel('Message on the card').fill('For Kim\nwith love');
      for (const call of ['cartAttributesUpdate', 'POST /cart/update.js'])
        await sandbox.fail({ match: { call }, fault: 'status=500', times: 1 });
      await page.getByRole('button', { name: 'Save gift options' }).click();
      await expect(page).toHaveURL(/\/cart\?failure=/);
      await expect(isGift).toBeChecked();
      await expect(page.getByLabel('Message on the card')).toHaveValue('For Kim\nwith love');
      await page.getByRole('button', { name: 'Save gift options' }).click();
      await expect(page).toHaveURL('/cart');
      await expect(isGift).toBeChecked();
      await expect(page.getByLabel('Message on the card')).toHaveValue('For Kim\nwith love');
    });

    await page.getByRole('link', { name: 'Checkout' }).click();
    await fillCheckout(page);
    await page.getByRole('button', { name: /Place order/ }).click();
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
    const order = (await sandbox.client.orders()).at(-1);
    expect(order?.attributes).toEqual(
      capabilities.cartAttributes
        ? [
            { key: 'Gift', value: 'Yes' },
            { key: 'Gift message', value: 'For Kim\nwith love' },
          ]
        : undefined,
    );

    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Shopping cart' }).click();
    // The browser's own form adds the question mark.
    await expect(page).toHaveURL(/\/cart\??$/);
    const main = page.getByRole('main');
    await expect(main.getByText('Your cart is currently empty.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Bikes' })).toBeVisible();
    await main.getByRole('searchbox').fill('kettle');
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=kettle$/);

    await page.goto('/search?q=kettle&page=99');
    await expect(main.getByText('There are no more results for kettle')).toBeVisible();
    await main.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(page).toHaveURL(/\/search\?q=kettle$/);
  },
);

test('without scripts: the lines of the cart come with their limits', onEveryPlatform, async ({ page, sandbox }) => {
  await sandbox.leave(1, 'NL-FP');
  await page.goto('/products/floor-pump');
  await press(page.getByRole('main').getByRole('button', { name: 'Add to Cart' }));
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('list', { name: 'In your cart' }).getByText('Only 1 left')).toBeVisible();
});

/**
 * Returns what pretends in a page without scripts: what loads for ever, buttons that do nothing, and controls with the browser's own look. The
 * buttons of the header's menu and of a `<summary>` are the browser's.
 */
const pretended = (page: Page) =>
  page.locator('body').evaluate((body) =>
    [...body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const name = `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`;
      const faults = {
        'runs for ever': element.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Infinity),
        'does nothing':
          element instanceof HTMLButtonElement &&
          !element.popoverTargetElement &&
          !(element.form && element.type === 'submit'),
        "has the browser's look": /^(outset|inset)$/.test(getComputedStyle(element).borderStyle),
      };
      return Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [`${name} ${fault}`] : []));
    }),
  );

test('without scripts: nothing seems to load, and each button does something', onEveryPlatform, async ({ page }) => {
  await page.goto('/products/floor-pump');
  await press(page.getByRole('main').getByRole('button', { name: 'Add to Cart' }));
  await expect(page).toHaveURL('/cart');
  const paths = [
    '/',
    '/products/merino-jersey',
    '/collections/clothing',
    '/search?q=jersey',
    '/contact',
    '/find-order',
  ];
  for (const path of ['/cart', ...paths, '/account/login', '/account/register', '/account/recover-password'])
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await pretended(page), `${path} at ${width} px`).toEqual([]);
    }
});

test('without scripts: the menu marks the current page', async ({ page }) => {
  await page.goto('/contact');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Contact');
});

test('without scripts: personal pages report an outage', onEveryPlatform, async ({ page, capabilities, sandbox }) => {
  const main = page.getByRole('main');
  const add = async () => {
    await page.goto('/products/floor-pump');
    await press(main.getByRole('button', { name: 'Add to Cart' }));
  };
  await add();
  await test.step('an addition without an answer shows the cart, and no invitation to add again', async () => {
    await sandbox.fail({ match: { call: 'cart.add' }, fault: 'drop=after', times: 1 });
    await add();
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart (2)' })).toBeVisible();
    await expect(page.locator('[data-notice]')).toHaveText(texts.unconfirmed);
  });
  const paths = ['/cart'];
  if (capabilities.login === 'password') {
    await signIn(page);
    paths.push('/account', '/account/orders', '/account/address');
  }
  // Playwright finds no texts in a `noscript`.
  const report = main.locator('noscript p');
  await sandbox.fail({ fault: 'status=500' });
  for (const path of paths) {
    expect((await page.goto(path))?.status()).toBe(503);
    await expect(report, path).toBeVisible();
    await expect(report).toHaveText('The shop has a problem on its side. Please try again in a moment.');
    await expect(main.getByRole('img', { name: /^Loading/ })).toHaveCount(0);
  }
  await sandbox.recover();
  for (const path of paths) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(report, path).toHaveCount(0);
  }
});

/**
 * The actions of the forms, as an earlier build wrote them into its pages. They are a hash of `next.config.mjs`'s key, the file and the name. If
 * one changes, such as by an update of Next, a form that is open while the new build takes over is refused with a bare 409.
 */
const earlierActions = {
  changePassword: '60d06191c3b9a52a82622ed4a132a33c910d9302b3',
  endLogin: '60b0a5db09d64cc795c48ed0b4cacb1a8f8278b3cb',
  findOrder: '6020e97234cf27b960ffb14af9d6aefc11450502b7',
  login: '60e88560b05e3d8eaad72f9171a0b87e2e56577d3e',
  logoutEverywhere: '60d2b314def044279a5737d84c6556d39edb054a68',
  makeDefaultAddress: '60f3f9e002a8b4b7bd89a53390d48cbd36255c7e72',
  recoverPassword: '6005eee6329bb6db564777aae9b3c1b6d3ebc34046',
  register: '60d36eeef8d374a93cc51729a510b938e512ba53b2',
  saveAddress: '60307e5fcded048b190e8389ca23b6aea20f4b102a',
  sendMessage: '60069429cf23059e27566ad008d03bd268e38d3f7c',
};

test('without scripts: each build gives the actions of forms the same names', () => {
  interface Manifest {
    node: Record<string, { exportedName: string }>;
  }
  const file = new URL('../.next/server/server-reference-manifest.json', import.meta.url);
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  expect(Object.fromEntries(Object.entries(node).map(([id, { exportedName }]) => [exportedName, id]))).toEqual(
    earlierActions,
  );
});

for (const { path, action, fields, error } of [
  {
    path: '/account/login',
    action: 'login',
    fields: { email: 'unknown@example.com', password: 'wrong' },
    error: 'Unidentified customer',
  },
  {
    path: '/account/register',
    action: 'register',
    fields: { firstName: 'Robin', email: 'new@example.com', password: 'northlane' },
    error: 'This password is easy to guess',
  },
] as const)
  test(`without scripts: ${path} of an earlier build is answered, and its text stays`, async ({ page, shop }) => {
    const own = {
      $ACTION_REF_1: '',
      '$ACTION_1:0': JSON.stringify({ id: earlierActions[action], bound: '$@1' }),
      '$ACTION_1:1': '["$undefined"]',
      $ACTION_KEY: 'p',
    };
    const hidden = Object.entries(own).map(([name, value]) => `<input type="hidden" name='${name}' value='${value}'>`);
    const texts = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
    await page.route(`**${path}?of-an-earlier-build`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${path}" enctype="multipart/form-data">${[...hidden, ...texts].join('')}<button>Send</button></form>`,
      }),
    );
    await page.goto(`${shop.url}${path}?of-an-earlier-build`);
    await page.getByRole('button', { name: 'Send' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(error);
    for (const [name, value] of Object.entries(fields))
      await expect(main.locator(`[name="${name}"]`)).toHaveValue(name === 'password' ? '' : value);
  });
