import getPort from 'get-port';
import { sealData } from 'iron-session';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { redisServer, startRedis } from '../src/server/store/redisServer';
import { answeredBy, nginx, startNginx } from './support/nginx';
import { addButton, cartDrawer, expectConfirmed, fillCheckout } from './support/shopper';
import {
  copyBuild,
  environmentOf,
  expect,
  freeUrl,
  onEveryPlatform,
  startShop,
  stopShop,
  test,
  webhookEnvironment,
  type RunningShop,
} from './support/shop';

test.skip(!redisServer, 'This machine has no redis-server.');
// Each test starts two servers of its own.
test.slow();

/** `INSTANCES=all` runs them on every platform: `npm run test:instances`. */
const onThisPlatform = process.env.INSTANCES === 'all' ? onEveryPlatform : {};

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

test(
  'two servers count attempts together; without Redis they sell, and sign nobody in',
  onThisPlatform,
  async ({ flavour, page }) => {
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
      // Another attempt within five seconds. Each time, one of the two servers has counted the first one.
      for (const [first, second] of [
        [shop.url, other.url],
        [other.url, shop.url],
      ] as const) {
        const email = `guessed-${new URL(first).port}@example.com`;
        expect((await logIn(first, 'wrong', email)).text).toContain('customer.unidentified');
        expect(await logIn(second, 'wrong', email)).toMatchObject({
          status: 429,
          text: expect.stringContaining('tooManyAttempts'),
        });
      }

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
  },
);

test(
  'behind nginx, a shopper goes on when a server is killed in the checkout, and when a new build takes over',
  onThisPlatform,
  async ({ flavour, page, browser, capabilities }) => {
    test.skip(!nginx, 'This machine has no nginx.');
    const redis = await startRedis();
    const url = await freeUrl();
    const shop = await startShop({
      ...environmentOf(flavour),
      REDIS_URL: redis.url.href,
      SITE_URL: url,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'info',
    });
    /** Another address of this machine, as another container has. */
    const at = (address: string) => shop.url.replace('127.0.0.1', address);
    const other = await shop.another({ url: at('127.0.0.2') });
    const proxy = await startNginx(url, [shop.url, other.url]);
    const serverOf = async () => (await fetch(`${url}/api/health`)).headers.get(answeredBy);
    const newBuild = await copyBuild();
    const answered = new Set<string | undefined>();
    page.on('response', (response) => answered.add(response.headers()[answeredBy]));
    const withoutScript = await browser.newContext({ javaScriptEnabled: false });
    const plain = await withoutScript.newPage();
    const plainGuest = await withoutScript.newPage();
    const guests = await browser.newContext();
    const guest = await guests.newPage();
    let next: Awaited<ReturnType<RunningShop['another']>> | undefined;
    const add = async (slug: string, count: number) => {
      await page.goto(`${url}/products/${slug}`);
      await addButton(page).click();
      await expect(cartDrawer(page, count)).toBeVisible();
      await expectConfirmed(page);
    };
    const fillLogin = async (on: Page, password: string) => {
      await on.goto(`${url}/account/login`);
      await on.getByLabel('Email').fill('robin@example.com');
      await on.getByRole('textbox', { name: 'Password' }).fill(password);
    };
    const login = (on: Page) => on.getByRole('main').getByRole('button', { name: 'Login' });
    const main = page.getByRole('main');
    const needsAddress = capabilities.registerFields.includes('address1');
    const typed = { 'First name': 'Ada', 'Last name': 'Byrne' };
    const typedAddress = { City: 'San Mateo', Zip: '94401', Address: '12 Mill Lane' };
    const fieldOf = (on: Page, name: string) => on.getByRole('main').getByLabel(new RegExp(`^${name}`));
    /** Opens the form of registration and fills it, with a password that the shop refuses. */
    const fillRegistration = async (on: Page, email: string) => {
      await on.goto(`${url}/account/register`);
      if (needsAddress) {
        await on.getByLabel(/^Country/).selectOption('United States');
        if (on === plainGuest) await on.getByRole('button', { name: 'Show the states of this country' }).click();
        await on.getByLabel(/^State/).selectOption('California');
      }
      const texts = { ...typed, ...(needsAddress && typedAddress), Email: email, Password: 'northlane' };
      for (const [name, text] of Object.entries(texts)) await fieldOf(on, name).fill(text);
    };
    /** Sends the open form to the new build: it is refused, keeps its texts, and is then accepted. */
    const registerWith = async (on: Page, email: string) => {
      const button = on.getByRole('main').getByRole('button', { name: 'Register' });
      await button.click();
      await expect(on.getByRole('main')).toContainText('This password is easy to guess');
      for (const [name, text] of Object.entries({ ...typed, ...(needsAddress && typedAddress), Email: email }))
        await expect(fieldOf(on, name)).toHaveValue(text);
      if (needsAddress) await expect(on.getByLabel(/^State/).locator('option:checked')).toHaveText('California');
      await fieldOf(on, 'Password').fill('a long password');
      await button.click();
      await expect(on.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
      await fieldOf(on, 'Email').fill(email);
      await fieldOf(on, 'Password').fill('a long password');
      await login(on).click();
      await expect(on.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    };
    try {
      // nginx replaces a visitor's id, and the servers take nginx's.
      const health = await fetch(`${url}/api/health`, { headers: { 'X-Request-Id': 'of-a-visitor' } });
      expect(health.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
      await add('floor-pump', 1);
      await fillLogin(page, 'northlane');
      await login(page).click();
      await expect(page).toHaveURL(`${url}/account`);
      // The login has moved the lines to a new cart, which both servers know.
      await add('enamel-kettle', 2);
      await page.goto(`${url}/cart`);
      await expect(main.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(2);
      expect([...answered].filter(Boolean).sort()).toEqual(
        [shop.url, other.url].map((server) => new URL(server).host).sort(),
      );

      await page.goto(`${url}/checkout`);
      await expect(page.getByLabel('Email')).toHaveValue('robin@example.com');
      await other.site.stop('SIGKILL');
      await page.goto(`${url}/checkout`);
      await fillCheckout(page, 'robin@example.com');
      await page.getByRole('button', { name: /Place order/ }).click();
      await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
      expect((await shop.sandbox.client.orders()).at(-1)).toMatchObject({ email: 'robin@example.com' });
      await page.goto(`${url}/cart`);
      await expect(main).toContainText('Your cart is currently empty.');

      await fillLogin(plain, 'wrong');
      await fillRegistration(plainGuest, 'plain@example.com');
      await fillRegistration(guest, 'guest@example.com');
      await page.goto(`${url}/account`);
      await main
        .getByRole('link', { name: /^Edit address/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Edit address' })).toBeVisible();
      await page.getByLabel('City').fill('Pescadero');
      next = await shop.another({ url: at('127.0.0.3'), build: newBuild.folder });
      proxy.moveTo([next.url]);
      // Sessions and forms of the former build's servers are now with a server that nginx did not know when it started.
      const { host } = new URL(next.url);
      await expect.poll(async () => [await serverOf(), await serverOf()], { timeout: 60_000 }).toEqual([host, host]);
      await shop.site.stop();

      await login(plain).click();
      await expect(plain.getByRole('main')).toContainText('Unidentified customer');
      await expect(plain.getByLabel('Email')).toHaveValue('robin@example.com');
      await main.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(`${url}/account`);
      await expect(main).toContainText('Pescadero');
      await add('floor-pump', 1);
      await page.goto(`${url}/account`);
      await expect(main).toContainText('robin@example.com');
      await registerWith(plainGuest, 'plain@example.com');
      await registerWith(guest, 'guest@example.com');
    } finally {
      await withoutScript.close();
      await guests.close();
      await proxy.end();
      await next?.site.stop();
      await other.site.stop();
      await stopShop(shop);
      await newBuild.end();
      await redis.end();
    }
  },
);

test(
  'a server has the pages of the other one; a webhook ends them at both; without Redis each has its own, and afterwards none from before is left',
  onThisPlatform,
  async ({ flavour, request }) => {
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
    const state = async () =>
      ((await (await request.get(`${shop.url}/api/ready`)).json()) as { status: string }).status;
    try {
      await expect.poll(state, { timeout: 60_000 }).toBe('ready');
      const [ofOne, ofOther] = [pages.slice(0, 2), pages.slice(2)];
      const rendered = await Promise.all(ofOne.map(read));
      // The other server has no answer of the platform, so it can only have the page of the first one.
      await shop.sandbox.fail({ fault: 'status=503' });
      // It may still connect to Redis.
      await expect.poll(() => Promise.all(ofOther.map(read)), { timeout: 60_000 }).toEqual(rendered);
      await shop.sandbox.recover();
      expect(await readAll()).toEqual(all('$89.00'));
      await shop.sandbox.price(7150, 'NL-EK');
      await expect.poll(readAll, { timeout: 60_000 }).toEqual(all('$71.50'));
      for (let round = 0; round < 5; round++) expect(await readAll()).toEqual(all('$71.50'));

      // The first server has the webhook, and cannot tell the other. The platform sends it again.
      await redis.end();
      await expect.poll(state, { timeout: 60_000 }).toBe('degraded');
      expect(await readAll()).toEqual(all('$71.50'));
      for (const url of [shop.url, other.url])
        expect((await request.get(`${url}/products/floor-pump`)).status()).toBe(200);
      await shop.sandbox.price(6450, 'NL-EK');
      await expect.poll(() => read(pages[0] ?? ''), { timeout: 60_000 }).toContain('$64.50');
      redis.start();
      await expect.poll(readAll, { timeout: 60_000 }).toEqual(all('$64.50'));
      for (let round = 0; round < 5; round++) expect(await readAll()).toEqual(all('$64.50'));
    } finally {
      await other.site.stop();
      await stopShop(shop);
      await redis.end();
    }
  },
);

test('half a script of a server that crashes is none, and nginx does not keep it', async () => {
  test.skip(!nginx, 'This machine has no nginx.');
  const script = 'export const a = 1;\n'.repeat(500);
  let answers = 0;
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/javascript',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    if (++answers > 1) return void response.end(script);
    response.write(script.slice(0, 3000), () => response.destroy());
  });
  const [host, port, url] = ['127.0.0.2', await getPort({ host: '127.0.0.2' }), await freeUrl()];
  server.listen(port, host);
  await once(server, 'listening');
  const proxy = await startNginx(url, [`http://${host}:${port}`]);
  answers = 0;
  try {
    const read = async () => (await fetch(`${url}/_next/static/a.js`)).text();
    await expect(read()).rejects.toThrow();
    expect(await read()).toBe(script);
    expect(await read()).toBe(script);
    expect(answers).toBe(2);
  } finally {
    await proxy.end();
    server.close();
  }
});
