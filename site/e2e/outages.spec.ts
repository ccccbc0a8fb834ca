import { environmentOf, expect, onEveryPlatform, startShop, stopShop, test } from './support/shop';
import { addButton, addSimpleProduct, cartButton, cartDrawer, cartLines, signIn } from './support/shopper';
import { texts } from './support/texts';

test('in an outage, a press of Sign Out signs out', onEveryPlatform, async ({ page, sandbox }) => {
  await signIn(page);
  const main = page.getByRole('main');
  await sandbox.fail({ fault: 'status=500' });
  await main.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();

  await sandbox.recover();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test(
  'a note and a code that were not sent stay while the platform fails',
  onEveryPlatform,
  async ({ page, sandbox, capabilities }) => {
    await addSimpleProduct(page, 'floor-pump');
    const drawer = cartDrawer(page);
    const code = drawer.getByRole('textbox', { name: 'Code' });
    await drawer.getByText('Discount code', { exact: true }).click();
    await code.fill('NORTH10');
    await sandbox.fail({ fault: 'status=500' });
    await drawer.getByRole('button', { name: 'Remove Floor Pump' }).click();
    await expect(cartLines(page)).toContainText(texts.http);
    await expect(code).toHaveValue('NORTH10');
    if (!capabilities.cartNote) return;

    const field = page.getByRole('textbox', { name: 'What should we know about this order?' });
    const note = drawer.locator(field);
    const failure = drawer.locator('form', { has: field }).getByText(texts.http);
    await drawer.getByText('Note to the shop').click();
    await note.fill('Ring twice');
    await drawer.getByRole('button', { name: 'Save note' }).click();
    await expect(failure).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await cartButton(page, 1).click();
    await expect(note).toHaveValue('Ring twice');
    await expect(failure).toBeVisible();

    await sandbox.recover();
    await drawer.getByRole('button', { name: 'Save note' }).click();
    await expect(failure).toBeHidden();
    await page.keyboard.press('Escape');
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('textbox', { name: /What should we know/ })).toHaveValue(
      'Ring twice',
    );
  },
);

test(
  'more results that do not come are asked for again by the same button',
  onEveryPlatform,
  async ({ page, sandbox }) => {
    await page.goto('/search?q=bike');
    const main = page.getByRole('main');
    await sandbox.fail({ fault: 'status=500' });
    await main.getByRole('button', { name: 'Load more' }).click();
    const again = main.getByRole('button', { name: 'Try again' });
    await expect(main.getByRole('alert')).toContainText(texts.http);
    await expect(again).toBeFocused();
    const answer = page.waitForResponse('**/api/shop/search/search');
    await again.click();
    await answer;
    await expect(again).toBeFocused();
    await sandbox.recover();
    await again.click();
    await expect(main.getByRole('link', { name: /^Saltmarsh Tandem/ })).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  },
);

test('an unknown stock is announced with the cart that opens', onEveryPlatform, async ({ page, sandbox }) => {
  await page.goto('/products/floor-pump');
  await expect(addButton(page)).not.toHaveAttribute('data-loading');
  await sandbox.fail({ match: { call: 'inventory.read' }, fault: 'status=500' });
  await addButton(page).click();
  const failure = cartDrawer(page, 1).getByText('We could not check the stock just now.');
  await expect(failure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toBeHidden();
  await cartButton(page, 1).click();
  await expect(failure).toBeVisible();

  await sandbox.recover();
  await cartDrawer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeHidden();
});

const faults = [
  ['status=429', texts.throttled],
  ['shape', texts.shape],
] as const;
for (const [fault, text] of faults) {
  test(`nothing is lost while the platform answers with ${fault}`, onEveryPlatform, async ({ page, sandbox }) => {
    const main = page.getByRole('main');
    await addSimpleProduct(page, 'floor-pump');
    await page.keyboard.press('Escape');
    await sandbox.fail({ fault });
    await addButton(page).click();
    const addition =
      fault === 'shape' ? cartDrawer(page, 1).getByText(texts.unconfirmed) : main.getByText(texts.throttled);
    await expect(addition).toBeVisible();

    await page.goto('/search?q=pump');
    await expect(main.getByRole('alert')).toContainText(text);
    await page.goto('/cart?failure=shape');
    await expect(main.getByRole('alert')).toContainText('Your cart could not be loaded.');
    await expect(main.getByText(texts.shape)).toHaveCount(1);

    await page.goto('/account/login');
    await main.getByLabel('Email').fill('robin@example.com');
    await main.getByRole('textbox', { name: 'Password' }).fill('northlane');
    await main.getByRole('button', { name: 'Login' }).click();
    await expect(main.getByRole('group', { name: 'There is a problem' })).toContainText(text);
    await sandbox.recover();
    await main.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/account');
    await sandbox.fail({ fault });
    await page.goto('/account');
    await expect(main.getByRole('alert').first()).toContainText(text);

    await sandbox.recover();
    await page.goto('/cart');
    await expect(main.getByRole('heading', { name: 'Shopping cart (1)' })).toBeVisible();
    await page.goto('/search?q=pump');
    await expect(main.getByRole('link', { name: /^Floor Pump/ })).toBeVisible();
  });
}

test('a message stays until the platform takes it again', onEveryPlatform, async ({ page, sandbox }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  const written = { Name: 'Kim', Email: 'kim@example.com', Message: 'Do you mend pans?' };
  for (const [label, text] of Object.entries(written)) await main.getByLabel(label).fill(text);
  const send = main.getByRole('button', { name: 'Send' });
  for (const [fault, text] of faults) {
    await sandbox.fail({ fault });
    await send.click();
    await expect(main.getByRole('group', { name: 'There is a problem' })).toContainText(text);
    for (const [label, own] of Object.entries(written)) await expect(main.getByLabel(label)).toHaveValue(own);
    await sandbox.recover();
  }
  await send.click();
  await expect(main.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
});

test(
  'pages that were not read yet ask to wait as long as the platform does',
  onEveryPlatform,
  async ({ page, flavour }) => {
    // A shop of its own keeps no page from before.
    const shop = await startShop(environmentOf(flavour));
    const paths = ['/', '/collections/kitchen', '/products/enamel-kettle'];
    try {
      await shop.sandbox.fail({ fault: 'status=429;retry-after=30' });
      for (const path of paths) {
        const response = await page.goto(shop.url + path);
        expect(response?.status(), path).toBe(503);
        expect(response?.headers()['retry-after'], path).toBe('30');
        await expect(page.getByRole('heading', { level: 1, name: texts.errorTitle })).toBeVisible();
      }
      await page.goto(`${shop.url}/contact`);
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
      await shop.sandbox.recover();
      for (const path of paths)
        await expect.poll(async () => (await page.request.get(shop.url + path)).status(), path).toBe(200);
    } finally {
      await stopShop(shop);
    }
  },
);

test.describe('while the platform hangs', () => {
  test('an addition ends within the limit of one call', async ({ page, sandbox }) => {
    await addSimpleProduct(page, 'floor-pump');
    await page.keyboard.press('Escape');
    await sandbox.fail({ fault: 'delay=60000' });
    await addButton(page).click();
    await expect(addButton(page)).toHaveAttribute('data-loading');
    await expect(cartDrawer(page, 1).getByText(texts.unconfirmed)).toBeVisible({ timeout: 11_500 });
  });

  test('a link ends soon after the limit of one call', async ({ page }) => {
    // A shop of its own keeps no page from before.
    const shop = await startShop();
    try {
      await page.goto(`${shop.url}/about`);
      await shop.sandbox.fail({ fault: 'delay=60000' });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Kitchen' }).click();
      await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
      // A second whole wait would end after 16 s.
      await expect(page.getByRole('heading', { level: 1, name: texts.errorTitle })).toBeVisible({ timeout: 14_000 });
      await shop.sandbox.recover();
      await page.getByRole('button', { name: texts.tryAgain }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
    } finally {
      await stopShop(shop);
    }
  });

  test('the cart and the account by their addresses end within the limit of one call', async ({ page, sandbox }) => {
    await signIn(page);
    const main = page.getByRole('main');
    await addSimpleProduct(page, 'floor-pump');
    await sandbox.fail({ fault: 'delay=60000' });
    // The page waits for 8 s. A second whole wait, of its browser, would be as long.
    for (const path of ['/account', '/cart']) {
      await page.goto(path);
      await expect(main.getByRole('alert').first()).toBeVisible({ timeout: 6000 });
    }
    await expect(main.getByRole('alert')).toContainText('Your cart could not be loaded.');
    await sandbox.recover();
    await main.getByRole('button', { name: texts.tryAgain }).click();
    await expect(main.getByRole('heading', { name: 'Shopping cart (1)' })).toBeVisible();
  });

  test('a page shows although one of its calls hangs', async ({ page }) => {
    const shop = await startShop();
    try {
      await shop.sandbox.fail({ match: { call: 'menu' }, fault: 'delay=60000' });
      const response = await page.goto(`${shop.url}/products/chain-whip`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: 'Chain Whip' })).toBeVisible();
    } finally {
      await stopShop(shop);
    }
  });
});
