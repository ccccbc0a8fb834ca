import { expect, onEveryPlatform, test } from './support/shop';
import { addSimpleProduct, cartDrawer, clickQuickly, fillCheckout } from './support/shopper';
import { texts } from './support/texts';

const pump = 'floor-pump';

test.describe('spec §7: the checkout is a plain link', () => {
  test(
    'it opens in another tab if the key is held, otherwise in this one',
    onEveryPlatform,
    async ({ page, context }) => {
      await addSimpleProduct(page, pump);
      const checkout = cartDrawer(page).getByRole('link', { name: 'Checkout' });
      const opened = context.waitForEvent('page');
      await checkout.click({ modifiers: ['ControlOrMeta'] });
      const second = await opened;
      await expect(second.getByRole('heading', { name: 'Checkout' })).toBeVisible();
      await expect(page).toHaveURL(`/products/${pump}`);

      // If a platform's checkout URLs work only once, this click gets a new one.
      await checkout.click();
      await fillCheckout(page);
      await page.getByRole('button', { name: /Place order/ }).click();
      await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
      // The offer to register knows the address of the order.
      await page.getByRole('link', { name: 'Create an account' }).click();
      await expect(page.getByLabel('Email')).toHaveValue('shopper@example.com');
    },
  );

  test('if the key is held, it waits for a pending change', onEveryPlatform, async ({ page, context, sandbox }) => {
    await addSimpleProduct(page, pump);
    await sandbox.fail({ match: { call: 'cart.update' }, fault: 'delay=500' });
    await clickQuickly(cartDrawer(page).getByRole('button', { name: 'Increase Quantity of Floor Pump' }));
    const opened = context.waitForEvent('page');
    await cartDrawer(page)
      .getByRole('link', { name: 'Checkout' })
      .click({ modifiers: ['ControlOrMeta'] });
    const line = (await opened).getByRole('listitem').filter({ hasText: 'Floor Pump' });
    await expect(line).toContainText('$144.00');
    await expect(page).toHaveURL(`/products/${pump}`);
  });

  test(
    'it saves a gift message that was typed just before',
    onEveryPlatform,
    async ({ page, capabilities, sandbox }) => {
      await addSimpleProduct(page, pump);
      const drawer = cartDrawer(page);
      const isGift = drawer.getByRole('checkbox', { name: 'This is a gift' });
      await expect(isGift).toHaveCount(capabilities.cartAttributes ? 1 : 0);
      if (!capabilities.cartAttributes) return;
      await isGift.check();
      await drawer.getByRole('checkbox', { name: 'Wrap it in recycled paper' }).check();
      await drawer.getByLabel('Message on the card').fill('For Kim');
      await drawer.getByRole('link', { name: 'Checkout' }).click();
      await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
      const summary = page.getByRole('complementary', { name: 'Your order' });
      await expect(summary).toContainText(/Gift message\s*For Kim/);
      await fillCheckout(page);
      await page.getByRole('button', { name: /Place order/ }).click();
      await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
      await expect(summary).toContainText(/Gift message\s*For Kim/);
      const order = (await sandbox.client.orders()).at(-1);
      // In the order in which the changes arrived.
      const attributes = order?.attributes?.map(({ key, value }) => `${key}: ${value}`).sort();
      expect(attributes).toEqual(['Gift message: For Kim', 'Gift wrap: Wrap it in recycled paper', 'Gift: Yes']);
    },
  );

  test("the shop's path redirects there, and is not cached", onEveryPlatform, async ({ page, sandbox }) => {
    await addSimpleProduct(page, pump);
    const answer = await page.request.get('/checkout', { maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(new URL(answer.headers().location ?? '').origin).toBe(sandbox.url);
    expect(answer.headers()['cache-control']).toContain('no-store');
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  });

  test('a browser that prefetches gets no URL', async ({ page, sandbox: _ }) => {
    await addSimpleProduct(page, pump);
    for (const purpose of ['prefetch', 'prefetch;prerender']) {
      const answer = await page.request.get('/checkout', { headers: { 'Sec-Purpose': purpose }, maxRedirects: 0 });
      expect(answer.status()).toBe(503);
      expect(answer.headers().location).toBeUndefined();
    }
  });

  test('a name that is longer than the screen is wide stays in it', async ({ page, sandbox: _ }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await addSimpleProduct(page, pump);
    await page.goto('/checkout');
    await fillCheckout(page);
    for (const name of ['First name', 'Last name', 'Address'])
      await page.getByLabel(name, { exact: true }).fill(`${name.replace(' ', '')}${'hausenbergerdorff'.repeat(4)}`);
    await page.getByRole('button', { name: /Place order/ }).click();
    await expect(page.getByRole('heading', { name: /^Thank you, Firstname/ })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('an empty cart shows that it is empty', onEveryPlatform, async ({ page, sandbox: _ }) => {
    await page.goto('/checkout');
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('main').getByText('Your cart is currently empty.')).toBeVisible();
  });

  test('the page of the cart reports a failing platform', onEveryPlatform, async ({ page, sandbox }) => {
    await addSimpleProduct(page, pump);
    // One platform returns the checkout's URL with the cart; another creates it in a call of its own.
    for (const call of ['cart.read', 'checkout']) await sandbox.fail({ match: { call }, fault: 'status=500' });
    await page.goto('/checkout');
    await expect(page).toHaveURL('/cart?failure=http');
    await expect(page.getByRole('main').getByText(texts.http, { exact: true })).toBeVisible();
  });
});
