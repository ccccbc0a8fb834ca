import { AxeBuilder } from '@axe-core/playwright';
import getPort from 'get-port';
import { fileURLToPath } from 'node:url';
import { Server } from './support/server';
import { environmentOf, expect, startShop, stopShop, test } from './support/shop';

const root = fileURLToPath(new URL('../../', import.meta.url));
const product = '/products/floor-pump';
const stockUnknown = 'We could not check the stock just now';
const onPlatform = { SHOPIFY_STORE_DOMAIN: 'northlane.example', SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public' };

/** Sandboxes and sites start, and render their first pages, while other tests run. */
const whileServersStart = { timeout: 60_000 };

const freeUrl = async () => `http://127.0.0.1:${await getPort({ host: '127.0.0.1' })}`;

/** The rehearsal in its own process, at this URL. */
function createRehearsal(url: string, env: Record<string, string>) {
  return new Server(['scripts/rehearsal/serve.mjs'], {
    cwd: root,
    env: { REHEARSAL_PORT: new URL(url).port, ...env },
    readyAt: url,
  });
}

test('a page while the platform is down, beside the same page otherwise', async ({ page, flavour }) => {
  test.slow();
  const url = await freeUrl();
  // The second frame is below the screen, where browsers run no animation frames.
  await page.setViewportSize({ width: 400, height: 700 });
  const server = createRehearsal(url, { SHOP_URL: 'http://localhost:3000', ...environmentOf(flavour) });
  await server.start();
  try {
    const down = page.frameLocator('iframe[data-side=kept]').frameLocator('iframe');
    const otherwise = page.frameLocator('iframe[data-side=otherwise]').frameLocator('iframe');
    await page.goto(`${url}/?${new URLSearchParams({ page: product, event: 'kept' })}`);
    await expect(otherwise.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled(
      whileServersStart,
    );
    await expect(down.getByRole('main').getByText(stockUnknown)).toBeVisible(whileServersStart);
    await expect(page.getByRole('region', { name: 'Words that come' })).toContainText(stockUnknown);
    await expect(page.getByRole('region', { name: 'Words that go' })).toContainText('Add to Cart');

    // The other page follows the shopper, and the link to share names the page.
    await otherwise.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(down.getByRole('heading', { level: 1 })).toHaveText('About us', whileServersStart);
    await expect(page).toHaveURL(`${url}/?${new URLSearchParams({ page: '/about', event: 'kept' })}`);
    await expect(page.getByRole('link', { name: 'End the rehearsal' })).toHaveAttribute(
      'href',
      'http://localhost:3000/about',
    );

    await page
      .getByRole('region', { name: 'Platform down, page kept' })
      .getByRole('link', { name: 'This page alone' })
      .click();
    await expect(page.getByRole('banner').getByText('Rehearsed: Platform down, page kept.')).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
      'About us',
      whileServersStart,
    );
    // The shop's own address leads to the frame, so nobody takes it for a shop that is down.
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/cart`);
    await expect(page.getByRole('banner').getByText('Rehearsed: Platform down, page kept.')).toBeVisible();
  } finally {
    await server.stop();
  }
});

test('a shop links to its rehearsal on the sandbox only', async ({ page }) => {
  test.slow();
  await page.goto(product);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About us' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rehearse this page' })).toHaveCount(0);

  const url = await freeUrl();
  await expect(createRehearsal(url, onPlatform).start()).rejects.toThrow(
    /SHOPIFY_STORE_DOMAIN is set, so the shop runs on a platform/,
  );
  await expect(startShop({ ...onPlatform, REHEARSAL_URL: url })).rejects.toThrow(/REHEARSAL_URL is set/);
});

test('a link of the shop leads to the rehearsal of the page in which it is', async ({ page }) => {
  test.slow();
  const url = await freeUrl();
  const shop = await startShop({ REHEARSAL_URL: url });
  const rehearsal = createRehearsal(url, { SHOP_URL: shop.url });
  // Without its frames, no further shops start.
  await page.route('**/.rehearsal/frame*', (route) => route.fulfill({ body: 'A frame' }));
  try {
    await rehearsal.start();
    await page.goto(shop.url + product);
    await page.getByRole('link', { name: 'Rehearse this page' }).click();
    await expect(page).toHaveURL(`${url}/?${new URLSearchParams({ page: product, event: 'down' })}`);
    await page.getByLabel('What happens').selectOption('Last one in stock');
    await page.getByLabel('What happens').press('Tab');
    await expect(page.getByRole('button', { name: 'Show' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${url}/?${new URLSearchParams({ page: product, event: 'lastOne' })}`);
    await expect(page.getByRole('banner').getByText('Rehearsed: Last one in stock.')).toBeVisible();
    expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
    await page.getByRole('link', { name: 'End the rehearsal' }).click();
    await expect(page).toHaveURL(shop.url + product);
  } finally {
    await rehearsal.stop();
    await stopShop(shop);
  }
});
