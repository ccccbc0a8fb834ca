import { sealData } from 'iron-session';
import type { BrowserContext, Page } from '@playwright/test';
import { redisServer, startRedis } from '../src/server/store/redisServer';
import { addButton, cartDrawer, expectConfirmed } from './support/shopper';
import { environmentOf, expect, startShop, stopShop, test, webhookEnvironment, type RunningShop } from './support/shop';

test.skip(!redisServer, 'This machine has no redis-server.');
// Each test starts two servers of its own.
test.slow();

/** Signs in at the platform, with the code of its mail. */
async function signIn(page: Page, { url, sandbox }: RunningShop) {
  await page.goto(`${url}/account`);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enter code' })).toBeVisible();
  const letter = await sandbox.client.lastMail('robin@example.com');
  await page.getByLabel('Six-digit code').fill(/\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${url}/account`);
}

const cookiesOf = async (context: BrowserContext, url: string) =>
  (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`);

test('a customer whose login two servers renew at once stays signed in at both', async ({ page, context }) => {
  const redis = await startRedis();
  const shop = await startShop({
    SHOPIFY_CUSTOMER_ACCOUNT_CLIENT_ID: 'shop-of-the-tests',
    REDIS_URL: redis.url.href,
  });
  const other = await shop.another();
  try {
    await signIn(page, shop);
    const ended = await sealData(
      { customerAccessTokenExpiresAt: new Date(0).toISOString() },
      { password: shop.secret },
    );
    const until = `vitrine_customer_until=${encodeURIComponent(ended)}`;
    let cookies = await cookiesOf(context, shop.url);
    for (const round of [1, 2, 3]) {
      const Cookie = [...cookies.filter((pair) => !pair.startsWith('vitrine_customer_until=')), until].join('; ');
      const pages = await Promise.all(
        [shop.url, other.url, shop.url, other.url].map((url) => fetch(`${url}/account`, { headers: { Cookie } })),
      );
      for (const response of pages) expect(await response.text(), `round ${round}`).toContain('robin@example.com');
      // The next round begins with the cookies of the other server.
      const set = (pages[1]?.headers.getSetCookie() ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');
      expect(set.filter((pair) => pair.startsWith('vitrine_customer_refresh='))).toHaveLength(1);
      const names = set.map((pair) => pair.split('=', 1)[0]);
      cookies = [...cookies.filter((pair) => !names.includes(pair.split('=', 1)[0])), ...set];
    }
  } finally {
    await other.site.stop();
    await stopShop(shop);
    await redis.end();
  }
});

test('two servers count attempts together; without Redis they sell, and sign nobody in', async ({ flavour, page }) => {
  const redis = await startRedis();
  const shop = await startShop({ ...environmentOf(flavour), REDIS_URL: redis.url.href });
  const other = await shop.another();
  const logIn = async (url: string, password: string, email = 'robin@example.com') => {
    const response = await page.request.post(`${url}/api/shop/customer/login`, {
      data: { args: [{ email, password }] },
    });
    return { status: response.status(), text: await response.text() };
  };
  const readiness = async () => (await page.request.get(`${shop.url}/api/ready`)).json();
  try {
    await expect.poll(readiness, { timeout: 60_000 }).toMatchObject({
      status: 'ready',
      degraded: [],
      platform: { name: flavour, state: 'ok' },
      store: { name: 'redis' },
    });
    for (const url of [
      shop.url,
      other.url,
      shop.url,
      other.url,
      shop.url,
      other.url,
      shop.url,
      other.url,
      shop.url,
      other.url,
    ])
      expect((await logIn(url, 'wrong')).text).toContain('customer.unidentified');
    for (const url of [shop.url, other.url]) expect((await logIn(url, 'wrong')).text).toContain('tooManyAttempts');

    await redis.end();
    await expect
      .poll(readiness, { timeout: 60_000 })
      .toMatchObject({ status: 'degraded', degraded: ['store'], store: { name: 'redis', state: 'failed' } });
    expect((await page.request.get(`${shop.url}/api/ready`)).status()).toBe(200);
    expect((await logIn(other.url, 'northlane', 'someone@example.com')).status).toBeGreaterThanOrEqual(500);
    expect((await page.goto(`${shop.url}/products/floor-pump`))?.status()).toBe(200);
    await addButton(page).click();
    await expect(cartDrawer(page, 1)).toBeVisible();
    await expectConfirmed(page);
    await page.goto(`${shop.url}/account/login`);
    await page.getByLabel('Email').fill('robin@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('northlane');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('could not be reached');

    redis.start();
    await expect.poll(readiness, { timeout: 60_000 }).toMatchObject({ status: 'ready', degraded: [] });
  } finally {
    await other.site.stop();
    await stopShop(shop);
    await redis.end();
  }
  expect(shop.site.log).toContain('Redis does not answer: nobody can sign in');
});

test('a webhook to one server ends the pages of the other; after Redis was away, none from before is left', async ({
  flavour,
  request,
}) => {
  const redis = await startRedis();
  const shop = await startShop(
    { ...environmentOf(flavour), ...webhookEnvironment, REDIS_URL: redis.url.href },
    { sendsWebhooks: true },
  );
  const other = await shop.another();
  const pages = [shop.url, other.url].flatMap((url) =>
    ['/products/enamel-kettle', '/collections/kitchen'].map((path) => url + path),
  );
  const read = async (url: string) => (await request.get(url)).text();
  const readAll = async () =>
    (await Promise.all(pages.map(read))).map((text) => /\$(?:89\.00|71\.50|64\.50)/.exec(text)?.[0]);
  const all = (price: string) => pages.map(() => price);
  const state = async () => ((await (await request.get(`${shop.url}/api/ready`)).json()) as { status: string }).status;
  try {
    await expect.poll(state, { timeout: 60_000 }).toBe('ready');
    expect(await readAll()).toEqual(all('$89.00'));
    await shop.sandbox.price(7150, 'NL-EK');
    await expect.poll(readAll).toEqual(all('$71.50'));
    for (let round = 0; round < 5; round++) expect(await readAll()).toEqual(all('$71.50'));

    // The first server has the webhook, and cannot tell the other. The platform sends it again.
    await redis.end();
    await expect.poll(state, { timeout: 60_000 }).toBe('degraded');
    await shop.sandbox.price(6450, 'NL-EK');
    await expect.poll(() => read(pages[0] ?? '')).toContain('$64.50');
    redis.start();
    await expect.poll(readAll, { timeout: 60_000 }).toEqual(all('$64.50'));
    for (let round = 0; round < 5; round++) expect(await readAll()).toEqual(all('$64.50'));
  } finally {
    await other.site.stop();
    await stopShop(shop);
    await redis.end();
  }
});
