import { expect, onEveryPlatform, test } from './support/shop';
import { addSimpleProduct, cartDrawer, fillCheckout } from './support/shopper';
import { texts } from './support/texts';

const pump = 'floor-pump';

test.describe('spec §7: the checkout is a plain link', () => {
  test(
    'it opens in another tab with the key held, and in this one without',
    onEveryPlatform,
    async ({ page, context }) => {
      await addSimpleProduct(page, pump);
      const checkout = cartDrawer(page).getByRole('link', { name: 'Checkout' });
      const opened = context.waitForEvent('page');
      await checkout.click({ modifiers: ['ControlOrMeta'] });
      const second = await opened;
      await expect(second.getByRole('heading', { name: 'Checkout' })).toBeVisible();
      await expect(page).toHaveURL(`/products/${pump}`);

      // If a platform's checkout addresses work only once, this click gets a new one.
      await checkout.click();
      await fillCheckout(page);
      await page.getByRole('button', { name: /Place order/ }).click();
      await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
    },
  );

  test('with the key held, it waits for a change under way', onEveryPlatform, async ({ page, context, sandbox }) => {
    await addSimpleProduct(page, pump);
    await sandbox.fail({ match: { call: 'cart.update' }, fault: 'delay=500' });
    await cartDrawer(page).getByRole('button', { name: 'Increase Quantity of Floor Pump' }).click();
    const opened = context.waitForEvent('page');
    await cartDrawer(page)
      .getByRole('link', { name: 'Checkout' })
      .click({ modifiers: ['ControlOrMeta'] });
    const line = (await opened).getByRole('listitem').filter({ hasText: 'Floor Pump' });
    await expect(line).toContainText('$144.00');
    await expect(page).toHaveURL(`/products/${pump}`);
  });

  test("the shop's path redirects there, and nothing caches it", onEveryPlatform, async ({ page, sandbox }) => {
    await addSimpleProduct(page, pump);
    const answer = await page.request.get('/checkout', { maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(new URL(answer.headers().location ?? '').origin).toBe(sandbox.url);
    expect(answer.headers()['cache-control']).toContain('no-store');
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  });

  test('a browser that prefetches gets no address', async ({ page, sandbox: _ }) => {
    await addSimpleProduct(page, pump);
    for (const purpose of ['prefetch', 'prefetch;prerender']) {
      const answer = await page.request.get('/checkout', { headers: { 'Sec-Purpose': purpose }, maxRedirects: 0 });
      expect(answer.status()).toBe(503);
      expect(answer.headers().location).toBeUndefined();
    }
  });

  test('an empty cart shows that it is empty', onEveryPlatform, async ({ page, sandbox: _ }) => {
    await page.goto('/checkout');
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('main').getByText('Your cart is currently empty.')).toBeVisible();
  });

  test('the page of the cart reports a platform that fails', onEveryPlatform, async ({ page, sandbox }) => {
    await addSimpleProduct(page, pump);
    // One platform returns the checkout's address with the cart; another creates it in a call of its own.
    for (const call of ['cart.read', 'checkout']) await sandbox.fail({ match: { call }, fault: 'status=500' });
    await page.goto('/checkout');
    await expect(page).toHaveURL('/cart?failure=http');
    await expect(page.getByRole('main').getByText(texts.http)).toBeVisible();
  });
});
