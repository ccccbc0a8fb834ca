import { texts } from './support/texts';
import { expect, onEveryPlatform, test } from './support/shop';
import {
  addButton,
  addSimpleProduct,
  cartButton,
  cartDrawer,
  cartLines,
  choose,
  clickQuickly,
  expectConfirmed,
  expectStockKnown,
  quantityOf,
} from './support/shopper';

const pump = { slug: 'floor-pump', name: 'Floor Pump' };

test.describe('a failure shows where the shopper looks', () => {
  test('another shopper takes the last piece', onEveryPlatform, async ({ page, sandbox }) => {
    await page.goto('/products/enamel-kettle');
    await expect(page.getByRole('main').getByText('Only 1 left')).toBeVisible();
    await sandbox.leave(0, 'NL-EK');
    await addButton(page).click();
    await expect(page.getByRole('main').getByText(texts.soldOut)).toBeVisible();
    await expect(cartButton(page, 0)).toBeVisible();
  });

  test('fewer pieces are left than are in the cart', onEveryPlatform, async ({ page, sandbox }) => {
    await addSimpleProduct(page, pump.slug);
    await expectStockKnown(page);
    await sandbox.leave(1, 'NL-FP');
    await clickQuickly(cartDrawer(page).getByRole('button', { name: /^Increase/ }));
    await expect(cartLines(page).locator('[data-notice]')).not.toBeEmpty();
    await expect(cartDrawer(page, 1)).toBeVisible();
    await expect(quantityOf(page, pump.name)).toHaveValue('1');
  });

  test('a line dearer than its page names both prices', async ({ page, sandbox }) => {
    // No other test of this shop visits the product: a page that is rendered again meanwhile keeps the new price.
    await page.goto('/products/chain-whip');
    await sandbox.price(3500, 'NL-CW');
    await addButton(page).click();
    await expect(cartDrawer(page, 1).getByText('The price was $26.00 when you added this.')).toBeVisible();
    await expect(cartLines(page).getByText('$35.00')).toBeVisible();
  });

  test('the quantity is over the maximum of an order', async ({ page, sandbox: _ }) => {
    await page.goto('/products/santoku-knife');
    await clickQuickly(page.getByRole('main').getByRole('button', { name: 'Increase Quantity' }));
    await addButton(page).click();
    await expect(cartDrawer(page, 2)).toBeVisible();
    await page.keyboard.press('Escape');
    await addButton(page).click();
    await expect(page.getByRole('main').getByText(texts.aboveMaximum)).toBeVisible();
    await expect(cartButton(page, 2)).toBeVisible();
  });

  const faults = [
    { name: 'with a fault of its own', fault: 'status=500', text: texts.http },
    { name: 'that it is too busy', fault: 'status=429;retry-after=1', text: texts.throttled },
    { name: 'with nonsense', fault: 'shape', text: texts.shape },
  ];
  for (const { name, fault, text } of faults) {
    test(`the platform answers an addition ${name}`, async ({ page, sandbox }) => {
      await addSimpleProduct(page, pump.slug);
      await page.keyboard.press('Escape');
      await sandbox.fail({ match: { call: 'cart.add' }, fault });
      await addButton(page).click();
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
      await expect(cartButton(page, 1)).toBeVisible();

      await sandbox.recover();
      await addButton(page).click();
      await expect(cartDrawer(page, 2)).toBeVisible();
    });
  }

  for (const { name, fault } of [
    { name: 'by hanging up', fault: 'drop' },
    { name: 'not at all for 10 s', fault: 'delay=10000' },
  ]) {
    test(`the platform answers an addition ${name}: the cart shows that the result is uncertain`, async ({
      page,
      sandbox,
    }) => {
      await addSimpleProduct(page, pump.slug);
      await page.keyboard.press('Escape');
      await sandbox.fail({ match: { call: 'cart.add' }, fault });
      await addButton(page).click();
      await expect(cartDrawer(page, 1).getByText(texts.unconfirmed)).toBeVisible();
      await page.keyboard.press('Escape');

      await sandbox.recover();
      await addButton(page).click();
      await expect(cartDrawer(page, 2)).toBeVisible();
    });
  }

  test(
    "the response to an addition is lost: the cart shows the platform's state",
    onEveryPlatform,
    async ({ page, sandbox }) => {
      await addSimpleProduct(page, pump.slug);
      await page.keyboard.press('Escape');
      await sandbox.fail({ match: { call: 'cart.add' }, fault: 'drop=after', times: 1 });
      await addButton(page).click();
      await expect(cartDrawer(page, 2).getByText(`Added to your cart: ${pump.name}.`)).toBeVisible();
    },
  );

  test("a change of quantity fails: it returns to the platform's value", onEveryPlatform, async ({ page, sandbox }) => {
    await addSimpleProduct(page, pump.slug);
    await sandbox.fail({ match: { call: 'cart.update' }, fault: 'status=500' });
    await clickQuickly(cartDrawer(page).getByRole('button', { name: /^Increase/ }));
    await expect(cartDrawer(page).getByText(texts.http)).toBeVisible();
    await expect(quantityOf(page, pump.name)).toHaveValue('1');
  });

  test('the platform has forgotten the cart', onEveryPlatform, async ({ page, sandbox }) => {
    await addSimpleProduct(page, pump.slug);
    await sandbox.forgetCarts();
    await clickQuickly(cartDrawer(page).getByRole('button', { name: /^Increase/ }));
    await expect(cartDrawer(page, 0)).toContainText('Your cart is currently empty.');
    await expect(
      cartDrawer(page)
        .locator('[data-notice]')
        .filter({ hasText: /expired|no longer/i }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await addButton(page).click();
    await expect(cartDrawer(page, 1)).toBeVisible();
  });

  test('the platform has forgotten the cart before an addition', onEveryPlatform, async ({ page, sandbox }) => {
    await addSimpleProduct(page, pump.slug);
    await page.keyboard.press('Escape');
    await sandbox.forgetCarts();
    await addButton(page).click();
    await expect(cartDrawer(page, 1)).toContainText('Your cart had expired, so a new one was started.');
  });

  test('the catalogue is read too often: the page says what it is', async ({ page, sandbox: _ }) => {
    await page.goto('/collections/bikes');
    // As `/api/shop` answers above its limit.
    await page.route('**/api/shop/catalog/product', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '4' },
        json: { error: { kind: 'throttled', call: 'catalog/product', message: 'Too many requests. Try again later.' } },
      }),
    );
    await page.getByRole('button', { name: 'Choose options: Lane One' }).click();
    await expect(page.getByRole('main').getByText(texts.throttled)).toBeVisible();
  });

  test('fifty quick clicks on + end in the right quantity, with a handful of calls', async ({ page, sandbox: _ }) => {
    await page.goto('/products/cut-spokes');
    await choose(page, 'Length', '264 mm');
    await addButton(page).click();
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/shop/cart/') && calls.push(request.url()));
    await clickQuickly(cartDrawer(page).getByRole('button', { name: /^Increase/ }), 50);
    await expect(cartDrawer(page, 51)).toBeVisible();
    await expectConfirmed(page);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.length).toBeLessThanOrEqual(8);
    await page.reload();
    await expect(cartButton(page, 51)).toBeVisible();
  });
});

test.describe('pages that do not exist', () => {
  for (const page of ['0', '99', 'x', '-1', '1.5']) {
    test(`?page=${page} of a collection`, async ({ page: tab }) => {
      const response = await tab.goto(`/collections/bikes?page=${page}`);
      expect(response?.status()).toBe(404);
      await expect(tab.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
      await expect(tab.getByRole('main').getByText('Bikes has 2 pages.')).toBeVisible();
      await tab.getByRole('link', { name: 'Go to the last page' }).click();
      await expect(tab).toHaveURL(/page=2$/);
      await expect(tab.getByRole('heading', { level: 1, name: 'Bikes' })).toBeFocused();
    });
  }

  for (const path of [
    '/products/no-such-thing',
    '/collections/no-such-thing',
    '/no-such-thing',
    '/en-US/collections/bikes/1',
  ]) {
    test(path, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await expect(cartButton(page, 0)).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('search')).toBeVisible();
      await expect(main.getByRole('link', { name: 'Kitchen' })).toHaveAttribute('href', '/collections/kitchen');
      await page.getByRole('link', { name: texts.backToStart }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('a variant that does not exist redirects to its product', async ({ page }) => {
    const response = await page.goto('/products/floor-pump?variant=999');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: pump.name })).toBeVisible();
  });
});

test('if the script of the cart is gone, as after a new build, the page of the cart opens', async ({
  page,
  sandbox: _,
}) => {
  await page.goto(`/products/${pump.slug}`);
  await expect(addButton(page)).toBeEnabled();
  await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
  await addButton(page).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByRole('link', { name: pump.name })).toBeVisible();
});

test(
  'without a connection, the page stays; what was done and the next page come when it is back',
  onEveryPlatform,
  async ({ page, context, sandbox: _ }) => {
    const bar = page.locator('[data-connection-bar]');
    await page.goto(`/products/${pump.slug}`);
    await expect(addButton(page)).not.toHaveAttribute('data-loading');

    await test.step('an addition is made when it is back', async () => {
      await context.setOffline(true);
      await expect(bar).toContainText('You are offline.');
      await addButton(page).click();
      await expect(page.getByRole('main')).toContainText('This is added when the connection is back');
      await expect(addButton(page)).not.toHaveAttribute('data-loading');
      await context.setOffline(false);
      await expect(cartDrawer(page, 1)).toBeVisible();
      await expect(bar).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(cartDrawer(page)).toBeHidden();
    });
    await test.step('a link opens when it is back', async () => {
      await context.setOffline(true);
      await expect(bar).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await expect(bar).toContainText('The next page opens then, too.');
      await expect(page.getByRole('heading', { level: 1, name: pump.name })).toBeVisible();
      await context.setOffline(false);
      await expect(page).toHaveURL('/contact');
    });
    await test.step('a form keeps its text, and is sent when it is back', async () => {
      await page.getByRole('main').getByLabel('Email').fill('kim@example.com');
      await page.getByRole('main').getByLabel('Message').fill('Do you mend pans?');
      await context.setOffline(true);
      await expect(bar).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('Do you mend pans?');
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    });
  },
);
