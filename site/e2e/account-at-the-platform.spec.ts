import { test as base, type Page } from '@playwright/test';
import { sealData } from 'iron-session';
import { expect, startShop, stopShop, type RunningShop } from './support/shop';

const settings = { SHOPIFY_CUSTOMER_ACCOUNT_CLIENT_ID: 'shop-of-the-tests' };

/** A shop without passwords: its customers sign in at the platform. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    async ({}, provide) => {
      const shop = await startShop(settings);
      await provide(shop);
      await stopShop(shop);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
});

/** Returns the six-digit code in the last mail to this address. @throws without such a mail */
async function codeInMail({ sandbox }: RunningShop, to: string): Promise<string> {
  const letter = await sandbox.client.lastMail(to);
  const code = letter?.text.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`${to} has got no mail with a code.`);
  return code;
}

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the customer's orders, and signs in on the way. */
async function signInAtPlatform(page: Page, shop: RunningShop) {
  await page.goto(`${shop.url}/account/orders`);
  await expect(page).toHaveURL(/\/account\/login\?redirectUrl=%2Faccount%2Forders$/);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(headingOf(page, 'Sign in')).toBeVisible();
  expect(page.url()).toContain(shop.sandbox.url);
  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(headingOf(page, 'Enter code')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await codeInMail(shop, 'robin@example.com'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${shop.url}/account/orders`);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a customer signs in on the platform, returns to the requested page, and signs out', async ({
      page,
      context,
      shop,
    }) => {
      const main = page.getByRole('main');
      await signInAtPlatform(page, shop);
      await expect(main.getByRole('link', { name: /^Order #\d+/ }).first()).toBeVisible();

      // The access token has expired: the shop gets a new one before it renders the page, and keeps it.
      const refreshToken = async () =>
        (await context.cookies()).find(({ name }) => name === 'vitrine_customer_refresh')?.value;
      const before = await refreshToken();
      const ended = await sealData(
        { customerAccessTokenExpiresAt: new Date(0).toISOString() },
        { password: shop.secret },
      );
      await context.addCookies([{ name: 'vitrine_customer_until', value: encodeURIComponent(ended), url: shop.url }]);
      await page.goto('/account');
      await expect(main).toContainText('robin@example.com');
      const after = await refreshToken();
      expect(after).not.toBe(before);
      await page.reload();
      await expect(main).toContainText('robin@example.com');
      expect(await refreshToken()).toBe(after);

      await main.getByRole('button', { name: 'Sign Out' }).click();
      // Signing out goes through the platform, which redirects back to the shop.
      await expect(page).toHaveURL(`${shop.url}/`);
      await page.goto('/account');
      await expect(headingOf(page, 'Login')).toBeVisible();
    });

    test('a logout that does not reach the platform tells that its login may go on', async ({ page }) => {
      const shop = await startShop(settings);
      try {
        await signInAtPlatform(page, shop);
        // A new server does not know the address of the platform's logout.
        await shop.site.stop();
        await shop.site.start();
        await shop.sandbox.fail({ fault: 'status=503' });
        const main = page.getByRole('main');
        await main.getByRole('button', { name: 'Sign Out' }).click();
        await expect(headingOf(page, 'Login')).toBeVisible();
        await expect(main).toContainText('You are signed out of this shop. The login page did not answer');
        await shop.sandbox.recover();
        await page.goto(`${shop.url}/account`);
        await expect(headingOf(page, 'Login')).toBeVisible();
      } finally {
        await stopShop(shop);
      }
    });
  });

test('a response without a request signs nobody in', async ({ page }) => {
  await page.goto('/account/login/callback?code=made-up&state=made-up');
  await expect(page).toHaveURL(/\/account\/login/);
  // It shows its message until its scripts redirect.
  await page.goto('/account', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toContainText('unauthenticated! Redirecting to /account/login...');
});
