import type { APIResponse } from '@playwright/test';
import { expect, onEveryPlatform, startShop, stopShop, test } from './support/shop';
import { tabTo, textsOf } from './support/shopper';

test('a product is found despite a wrong letter', onEveryPlatform, async ({ page, sandbox: _ }) => {
  await page.goto('/search');
  await expect(page.getByRole('main').getByText('Start searching to see results')).toBeVisible();
  const input = page.getByRole('main').getByRole('combobox', { name: 'Search' });
  await input.click();
  await page.keyboard.type('jersay');
  await page.getByRole('option', { name: /^Merino Jersey/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merino Jersey' })).toBeVisible();

  await test.step('with the keyboard alone', async () => {
    await page.goBack();
    await tabTo(page, input);
    await page.keyboard.type('merino j');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Merino Jersey' })).toBeVisible();
  });

  await test.step('and by words that other products have too, page by page', async () => {
    await page.goBack();
    await input.fill('bike');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=bike$/);
    const results = page.getByRole('region', { name: 'Search results' });
    const links = results.getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(10);
    await expect(input).toHaveValue('bike');
    const more = page.getByRole('button', { name: 'Load more' });
    await more.click();
    await expect(links.nth(10)).toBeFocused();
    const all = await links.count();
    await links.first().click();
    await expect(page).toHaveURL(/\/products\//);
    // Going back shows all of them again.
    await page.goBack();
    await expect(links).toHaveCount(all);
  });

  await test.step('and by the facets and orders of a collection', async () => {
    const count = page.getByRole('main').getByText(/^\d+ products?$/);
    const all = await count.innerText();
    const size = page.getByRole('checkbox', { name: /^M \(/ });
    await size.click();
    await expect(page).toHaveURL(/\/search\?q=bike&option\.Size=M$/);
    await expect(count).not.toHaveText(all);
    await expect(size).toBeFocused();
    await expect(page.locator('[data-live-announcer]')).toContainText(await count.innerText());
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high to low');
    await expect(page).toHaveURL(/option\.Size=M&sort=price-descending$/);
    await page.getByRole('link', { name: 'Remove Size: M' }).click();
    await expect(page).toHaveURL(/\/search\?q=bike&sort=price-descending$/);
    await expect(count).toHaveText(all);
    await expect(count).toBeFocused();
  });
});

test('the device stores earlier searches until they are cleared', async ({ page, sandbox: _ }) => {
  await page.goto('/search?q=xylophone');
  await expect(page.getByRole('main').getByText('No results found for xylophone')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Bikes' })).toBeVisible();
  const input = page.getByRole('main').getByRole('combobox', { name: 'Search' });
  await input.fill('kettle');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enamel Kettle' })).toBeVisible();
  await page.goto('/search');
  await expect(page.getByRole('main').getByRole('link', { name: 'kettle' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await page.reload();
  await expect(page.getByRole('main').getByText('Start searching to see results')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'kettle' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is sent, and its pages are followed', async ({ page, sandbox: _ }) => {
    await page.goto('/search?q=jersey');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Merino Jersey' }).locator('em')).toHaveText('Jersey');
    await main.getByRole('searchbox', { name: 'Search' }).fill('bike');
    await main.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=bike$/);
    const names = main.getByRole('listitem').getByRole('heading');
    const first = await textsOf(names, 10);
    await main.getByRole('button', { name: 'Load more' }).click();
    await expect(page).toHaveURL(/\/search\?q=bike&page=2$/);
    await page.waitForLoadState();
    await expect(names).not.toHaveCount(0);
    for (const name of first) await expect(main.getByRole('heading', { name, exact: true })).toHaveCount(0);
    await main.getByRole('link', { name: 'Previous results' }).click();
    await expect(names).toHaveText(first);
    await main.getByRole('checkbox', { name: /^M \(/ }).check();
    await main.getByRole('button', { name: 'Show products' }).click();
    await expect(page).toHaveURL(/\/search\?q=bike&.*option\.Size=M$/);
    await expect(main.getByRole('link', { name: 'Remove Size: M' })).toBeVisible();
  });
});

test('any query gets a response, and none of it is parsed as HTML', async ({ request, sandbox: _ }) => {
  const read = async (query: string) => {
    const response = await request.get(`/search?${query}`);
    const html = await response.text();
    return { response, html };
  };
  const isNotCached = (response: APIResponse) => response.headers()['cache-control'] === 'private, no-cache';

  const script = await read(`q=${encodeURIComponent('"><script>alert(1)</script><img src=x onerror=alert(1)>')}`);
  expect(script.response.status()).toBe(200);
  expect(isNotCached(script.response)).toBe(true);
  expect(script.html).not.toContain('<script>alert(1)');
  expect(script.html).not.toContain('<img src=x');
  expect(script.html).toContain('name="robots" content="noindex"');

  for (const query of [
    'q=%00%01',
    'q=%F0%9F%9A%B2',
    `q=${'x'.repeat(6000)}`,
    'q=bike&q=pan&page=-1',
    'q=bike&page=999999',
  ])
    expect((await read(query)).response.status()).toBe(200);
  expect((await read('q=%')).response.status()).toBeLessThan(500);
  expect((await request.post('/search', { form: { q: 'bike' } })).status()).toBe(405);
});

test('a failing platform is reported, and called again', async ({ page, sandbox }) => {
  await sandbox.fail({ match: { call: 'search' }, fault: 'status=500' });
  const failed = await page.goto('/search?q=ladle');
  expect(failed?.status()).toBe(503);
  expect(failed?.headers()).toMatchObject({ 'retry-after': '10', 'cache-control': 'private, no-cache' });
  await expect(page.getByRole('alert').filter({ hasText: /^Error / })).toBeVisible();
  await sandbox.recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /^Error / })).toHaveCount(0);
});

test('a configured search service works with every platform', async ({ request }) => {
  const shop = await startShop((sandbox) => ({
    COMMERCE_API: 'rest',
    ALGOLIA_APPLICATION_ID: 'SANDBOX',
    ALGOLIA_SEARCH_KEY: 'search',
    ALGOLIA_INDEX: 'products',
    ALGOLIA_URL: sandbox,
  }));
  try {
    const html = await (await request.get(`${shop.url}/search?q=jersay`)).text();
    expect(html).toMatch(/Merino <em>Jersey<\/em>/);
    // The theme's own endpoints would find a single page of results.
    expect(await (await request.get(`${shop.url}/search?q=bike`)).text()).toContain('name="page" value="2"');
  } finally {
    await stopShop(shop);
  }
});
