import { texts } from './support/texts';
import { addButton, cartDrawer, expectConfirmed } from './support/shopper';
import { createClock, environmentOf, expect, startShop, stopShop, test } from './support/shop';

test('visited pages and their pictures stay while the platform is down; the others report that, and recover', async ({
  page,
}) => {
  const { url, sandbox, ...shop } = await startShop();
  try {
    await page.goto(`${url}/collections/kitchen`);
    await page.goto(`${url}/products/enamel-kettle`);
    await addButton(page).click();
    await expect(cartDrawer(page, 1)).toBeVisible();
    await expectConfirmed(page);
    expect((await page.request.get(`${url}/api/ready`)).status()).toBe(200);
    await sandbox.kill();

    expect((await page.goto(`${url}/collections/kitchen`))?.status()).toBe(200);
    expect((await page.goto(`${url}/products/enamel-kettle`))?.status()).toBe(200);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    const cart = await page.goto(`${url}/cart`);
    expect(cart?.status()).toBe(503);
    expect(Number(cart?.headers()['retry-after'])).toBeGreaterThan(0);

    const failed = await page.goto(`${url}/products/floor-pump`);
    expect(failed?.status()).toBe(503);
    expect(failed?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1, name: texts.errorTitle })).toBeVisible();
    await expect(page.getByRole('link', { name: texts.backToStart })).toBeVisible();
    // The links of the shop's own menu: this collection's page is cached.
    await page.getByRole('main').getByRole('link', { name: 'Kitchen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
    await page.goto(`${url}/products/floor-pump`);

    expect((await page.request.get(`${url}/api/health`)).status()).toBe(200);
    // The last response is valid for some seconds.
    await expect.poll(async () => (await page.request.get(`${url}/api/ready`)).status()).toBe(503);

    await sandbox.restart();
    await page.getByRole('button', { name: texts.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Floor Pump' })).toBeVisible();
  } finally {
    await stopShop({ url, sandbox, ...shop });
  }
});

test('readiness reports an outage, and its end @every-platform', async ({ page, flavour }) => {
  const shop = await startShop(environmentOf(flavour));
  const statusOf = async () => (await page.request.get(`${shop.url}/api/ready`)).status();
  try {
    expect(await statusOf()).toBe(200);
    await shop.sandbox.kill();
    // The last response is valid for some seconds.
    await expect.poll(statusOf).toBe(503);
    await shop.sandbox.restart();
    await expect.poll(statusOf).toBe(200);
  } finally {
    await stopShop(shop);
  }
});

test('the server reports that it runs on the sandbox; without a secret it ends with an error message', async () => {
  const shop = await startShop();
  expect(shop.site.log).toContain(`runs on the sandbox at ${shop.sandbox.url}, not on a platform`);
  await stopShop(shop);
  await expect(startShop({ SESSION_SECRET: '' })).rejects.toThrow(/SESSION_SECRET is not set/);
});

test('a missing page keeps its title when it is rendered again', async ({ page }) => {
  const clock = await createClock();
  const shop = await startShop(clock.env);
  try {
    const titles = [
      ['/no-such-thing', 'Page not found – Northlane'],
      ['/collections/bikes?page=99', 'There is no such page – Northlane'],
    ] as const;
    for (const visit of ['first', 'kept', 'due', 'renewed']) {
      if (visit === 'due') await clock.pass(301);
      for (const [path, title] of titles) {
        expect((await page.goto(shop.url + path))?.status()).toBe(404);
        expect(await page.title(), `${visit} visit of ${path}`).toBe(title);
      }
    }
  } finally {
    await stopShop(shop);
    await clock.end();
  }
});
