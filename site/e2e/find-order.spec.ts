import type { Page } from '@playwright/test';
import { expect, onEveryPlatform, test } from './support/shop';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const unknown = 'We have no order with this number and this email address.';

async function find(page: Page, number: string, email: string) {
  await page
    .getByRole('main')
    .getByLabel(/^Order number/)
    .fill(number);
  await page
    .getByRole('main')
    .getByLabel(/^Email/)
    .fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Find order' }).click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', onEveryPlatform, () => {
    test.use({ javaScriptEnabled });

    test('an order is found by its number and its email address', async ({ page, capabilities, sandbox: _ }) => {
      await page.goto('/find-order');
      await expect(heading(page, 'Find an order')).toBeVisible();
      if (!capabilities.orderLookup) {
        await expect(page.getByRole('main').getByRole('link', { name: 'Orders of your account' })).toBeVisible();
        return;
      }
      await find(page, '1000', 'someone@example.com');
      await expect(page.getByRole('main')).toContainText(unknown);
      await expect(page.getByRole('main').getByLabel(/^Order number/)).toHaveValue('1000');
      await expect(page.getByRole('main').getByRole('group').filter({ hasText: unknown })).toBeFocused();
      // Another's number is refused in the same words as one that does not exist.
      await find(page, '999999', 'robin@example.com');
      await expect(page.getByRole('main')).toContainText(unknown);
      await find(page, '1000', 'robin@example.com');
      await expect(heading(page, 'Order details')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('#1000');
      await expect(page.getByRole('main').getByRole('region', { name: 'Delivery address' })).toBeVisible();
    });
  });

test('guesses of an order are limited', onEveryPlatform, async ({ page, baseURL, capabilities, sandbox: _ }) => {
  test.skip(!capabilities.orderLookup, 'the platform shows orders to their customers only');
  const email = 'guessed@example.com';
  for (let guess = 0; guess < 10; guess++)
    await page.request.post('/api/shop/customer/findOrder', {
      headers: { Origin: baseURL ?? '' },
      data: { args: [{ number: String(1000 + guess), email }] },
    });
  await page.goto('/find-order');
  await find(page, '1010', email);
  await expect(page.getByRole('main')).toContainText('Too many attempts. Please wait 15 minutes and try again.');
});
