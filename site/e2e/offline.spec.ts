import { chromium, type Page } from '@playwright/test';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyBuild, environmentOf, expect, startShop, stopShop, test as base } from './support/shop';
import { addButton, addSimpleProduct } from './support/shopper';

/** Ends the shop's server, which leaves no way to it, and starts it again. */
const test = base.extend<{ connection: { end: () => Promise<void>; back: () => Promise<void> } }>({
  connection: async ({ shop: { site } }, provide) => {
    let isUp = true;
    const back = async () => {
      if (!isUp) await site.start();
      isUp = true;
    };
    await provide({
      back,
      async end() {
        await site.stop();
        isUp = false;
      },
    });
    await back();
  },
});

test.use({ serviceWorkers: 'allow' });

const kettle = '/products/enamel-kettle';
const price = (page: Page) => page.getByRole('main').locator('h1 + *');
const mark = (page: Page) => page.getByRole('complementary').filter({ hasText: /^This page is from/ });
const bar = (page: Page) => page.locator('[data-connection-bar]');

/** Resolves to the paths of all pages that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('vitrine-pages')).keys();
    return requests.map(({ url }) => url.replace(location.origin, '')).sort();
  });

test('without a connection, visited pages open and say from when they are; with one, they are current', async ({
  page,
  sandbox,
  connection,
  context,
}) => {
  await page.goto(kettle);
  await expect.poll(() => kept(page)).toEqual([kettle]);
  // A page to which the router has led, whose HTML the browser has never asked for.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => kept(page)).toEqual(['/about', kettle]);
  await addSimpleProduct(page, 'enamel-kettle');
  await expect.poll(() => page.evaluate(async () => (await caches.match('/cart'))?.text())).toContain('Kettle');

  await test.step('visited pages open', async () => {
    await connection.end();
    await page.reload();
    await expect(mark(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(kettle);
    await expect(mark(page)).toBeVisible();
    await expect(price(page)).toHaveText(/\$89/);
    // Also where the page is scrolled.
    await expect(bar(page)).toHaveText(/^This page is from .+\. Prices and stock may have changed\.$/);
  });
  await test.step('other pages, and all that asks for money, do not', async () => {
    for (const path of ['/products/floor-pump', '/cart', '/checkout', '/account']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(503);
      await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('$');
    }
  });
  await test.step('the cart has its last known lines, without prices', async () => {
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['1 × Enamel Kettle']);
    await expect(page.getByRole('main')).toContainText('Prices, changes and the checkout need a connection.');
  });
  await test.step('the current page opens when it is asked for again', async () => {
    await page.goto(kettle);
    await expect(mark(page)).toBeVisible();
    await sandbox.price(7150, 'NL-EK');
    await connection.back();
    await mark(page).getByRole('link', { name: 'Load it again' }).click();
    await expect(price(page)).toHaveText(/\$71\.50/);
    await expect(mark(page)).toHaveCount(0);
  });
  await test.step('an open page becomes current when the connection is back', async () => {
    await connection.end();
    await page.reload();
    await expect(bar(page)).toHaveText(/^This page is from/);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await context.setOffline(true);
    await expect(bar(page)).toContainText('You are offline.');
    await sandbox.price(6950, 'NL-EK');
    await connection.back();
    await context.setOffline(false);
    await expect(price(page)).toHaveText(/\$69\.50/);
    await expect(mark(page)).toBeHidden();
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});

test('without a connection, links open kept pages; a press that adds is kept, and the page with it', async ({
  page,
  connection,
  context,
}) => {
  for (const path of ['/about', kettle]) {
    await page.goto(path);
    await expect.poll(() => kept(page)).toContain(path);
  }
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await connection.end();
  await context.setOffline(true);

  await test.step('a kept page opens, and says from when it is', async () => {
    await expect(bar(page)).toContainText('You are offline.');
    await link('About us').click();
    await expect(page).toHaveURL('/about');
    await expect(mark(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(kettle);
    await expect(bar(page)).toContainText('You are offline.');
  });
  await test.step('another one waits', async () => {
    await link('Contact').click();
    await expect(bar(page)).toContainText('The next page opens then, too.');
    await expect(page).toHaveURL(kettle);
  });
  await test.step('the button does not spin, and says at once what becomes of a press', async () => {
    await expect(addButton(page)).not.toHaveAttribute('aria-disabled');
    await addButton(page).click();
    await expect(page.getByRole('main')).toContainText(
      'This is added when the connection is back: keep this page open.',
    );
  });
  await test.step('the page stays for what waits on it', async () => {
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await link('About us').click();
    await connection.back();
    await context.setOffline(false);
    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await expect(async () => {
      const { result } = (await (await page.request.post('/api/shop/cart/get', { data: { args: [] } })).json()) as {
        result: { items: { quantity: number }[] };
      };
      expect(result.items).toMatchObject([{ quantity: 1 }]);
    }).toPass();
  });
});

test('without a connection, the page in place of others is in the language of the browser', async ({
  shop,
  connection,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), '--lang=de-DE', '--accept-lang=de-DE'];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const page = await (await browser.newContext({ locale: 'de-DE', baseURL: shop.url })).newPage();
    await page.goto('/about');
    await expect.poll(() => kept(page)).toEqual(['/about']);
    await connection.end();
    await page.goto('/contact');
    await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await connection.back();
    await page.getByRole('link', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  } finally {
    await browser.close();
  }
});

test('no page of a shopper is kept, even if it is asked for', async ({ page, sandbox: _ }) => {
  await page.goto('/about');
  await expect.poll(() => kept(page)).toEqual(['/about']);
  await page.goto('/account/login');
  const field = (name: string) => page.getByRole('main').getByLabel(new RegExp(`^${name}`));
  await field('Email').fill('robin@example.com');
  await field('Password').fill('northlane');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  const personal = ['/account', '/account/orders', '/cart', '/contact', '/search?q=kettle'];
  for (const path of personal) await page.goto(path);
  await page.evaluate(async (paths) => {
    const { active } = await navigator.serviceWorker.ready;
    for (const path of paths) active?.postMessage({ page: new URL(path, location.href).href, files: [] });
  }, personal);
  // The worker has then seen all messages before.
  await page.goto('/policies/returns');
  await expect.poll(() => kept(page)).toEqual(['/about', '/policies/returns']);
  const texts = await page.evaluate(async () => {
    const pages = await caches.open('vitrine-pages');
    const responses = await pages.matchAll();
    return Promise.all(responses.map((response) => response.text()));
  });
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).not.toMatch(/robin/i);
});

/** Changes the worker of a build, which is a text in one of its files. */
async function changeWorker(folder: string) {
  const chunks = join(import.meta.dirname, '..', folder, 'server');
  const entries = await readdir(chunks, { recursive: true, withFileTypes: true });
  let changed = 0;
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const text = entry.isFile() && file.endsWith('.js') ? await readFile(file, 'utf8') : '';
    if (!text.includes('workbox:strategies:')) continue;
    await writeFile(file, text.replaceAll('workbox:strategies:', 'workbox:changed:'));
    changed++;
  }
  expect(changed).toBeGreaterThan(0);
}

test('a new worker takes over an open page, which stays; the setting removes it', async ({ page, flavour }) => {
  const env: Record<string, string> = environmentOf(flavour);
  const shop = await startShop(env);
  const build = await copyBuild();
  const servers = [shop.site];
  try {
    await changeWorker(build.folder);
    await page.goto(shop.url + kettle);
    await expect.poll(() => kept(page)).toEqual([kettle]);
    await test.step('a new worker takes over', async () => {
      // The first worker serves pages from the next one on.
      await page.reload();
      await page.evaluate(() => {
        Object.assign(window, { isSame: true });
        navigator.serviceWorker.addEventListener('controllerchange', () => Object.assign(window, { isNew: true }));
      });
      await shop.site.stop();
      const { site } = await shop.another({ url: shop.url, build: build.folder });
      servers.push(site);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
      await page.waitForFunction(() => 'isNew' in window);
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
      // The page of the former build opens with its own files.
      await site.stop();
      await page.reload();
      await expect(mark(page)).toBeVisible();
    });
    await test.step('the setting removes it', async () => {
      env.OFFLINE = 'off';
      const { site } = await shop.another({ url: shop.url });
      servers.push(site);
      await page.goto(shop.url + kettle);
      await expect
        .poll(() =>
          page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]),
        )
        .toEqual([0, []]);
      await page.reload();
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    });
  } finally {
    for (const site of servers) await site.stop();
    await stopShop(shop);
    await build.end();
  }
});
