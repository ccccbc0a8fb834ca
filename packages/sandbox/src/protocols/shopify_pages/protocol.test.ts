import { describe, expect, test } from 'vitest';
import { sampleShop } from '../../goods/index.js';
import { ask, origin, testSandbox } from '../../testing/client.js';
import { testShop } from '../../testing/fixture.js';

const sandbox = testSandbox({
  data: {
    ...testShop,
    discounts: [{ code: 'TEN', percentage: 10 }],
    redirects: [
      { path: '/collections/old', target: '/collections/all' },
      { path: '/elsewhere', target: 'https://partner.test/bells' },
    ],
  },
});
const variantId = (sku: string) => sandbox.shop.catalog.variant(sku)!.id;
const get = (path: string, cookie = '') => sandbox.fetch(origin + path, { headers: { cookie } });
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const readCart = async (cookie: string) =>
  (await (await get('/cart.js', cookie)).json()) as {
    items: { sku: string; quantity: number; properties: unknown }[];
    note: string;
    attributes: unknown;
    discount_codes: unknown;
  };

describe('a link to a cart', () => {
  test('creates a cart with its products, and redirects to the checkout', async () => {
    const response = await get(
      `/cart/${variantId('BELL')}:2,${variantId('OIL')}:1?note=Soon&attributes[gift]=yes&discount=TEN`,
    );
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(`^${origin}/cart/c/\\w+\\?key=\\w+$`),
    ]);
    const cart = await readCart(cookieOf(response));
    expect(cart.items.map(({ sku, quantity }) => `${quantity} ${sku}`).toSorted()).toEqual(['1 OIL', '2 BELL']);
    expect(cart).toMatchObject({
      note: 'Soon',
      attributes: { gift: 'yes' },
      discount_codes: [{ code: 'TEN', applicable: true }],
    });
  });

  test('fills in the form of the checkout', async () => {
    const fields = {
      'checkout[email]': 'ada@example.com',
      'checkout[shipping_address][first_name]': 'Ada',
      'checkout[shipping_address][city]': 'Berlin',
      'checkout[shipping_address][country]': 'Germany',
    };
    const response = await get(`/cart/${variantId('BELL')}:1?${new URLSearchParams(fields)}`);
    const page = await (await sandbox.fetch(response.headers.get('location')!)).text();
    expect(page).toContain('value="ada@example.com"');
    expect(page).toContain('value="Berlin"');
    expect(page).toMatch(/value="DE"\s+selected/);
  });

  test("can redirect to the storefront's cart, with properties for the first item", async () => {
    const properties = btoa(JSON.stringify({ engraving: 'R' }))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
    const response = await get(
      `/cart/${variantId('BELL')}:1,${variantId('OIL')}:1?storefront=true&properties=${properties}`,
    );
    expect(response.headers.get('location')).toBe('http://localhost:3000/cart');
    const { items } = await readCart(cookieOf(response));
    expect(items.map(({ sku, properties: own }) => [sku, own])).toEqual([
      ['OIL', {}],
      ['BELL', { engraving: 'R' }],
    ]);
  });

  test("replaces the visitor's cart", async () => {
    const first = cookieOf(await get(`/cart/${variantId('BELL')}:1`));
    const second = cookieOf(await get(`/cart/${variantId('OIL')}:1`, first));
    expect((await readCart(second)).items.map(({ sku }) => sku)).toEqual(['OIL']);
  });

  test.each([
    ['/cart/1:1', 404],
    [`/cart/${variantId('BELL')}:0`, 422],
    [`/cart/${variantId('TAPE')}:3`, 422],
    ['/cart/bell:1', 404],
  ])('%s is not one', async (path, status) => expect((await get(path)).status).toBe(status));
});

describe('a link to a discount', () => {
  test('stores the code for the next cart, and redirects to a page of the storefront', async () => {
    const response = await get('/discount/TEN?redirect=/collections/all');
    expect([response.status, response.headers.get('location')]).toEqual([302, 'http://localhost:3000/collections/all']);
    const made = await sandbox.fetch(`${origin}/cart/add.js`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookieOf(response) },
      body: JSON.stringify({ id: variantId('BELL') }),
    });
    expect((await readCart(cookieOf(made))).discount_codes).toEqual([{ code: 'TEN', applicable: true }]);
  });

  test("changes the visitor's cart", async () => {
    const cookie = cookieOf(await get(`/cart/${variantId('BELL')}:1`));
    await get('/discount/TEN', cookie);
    expect((await readCart(cookie)).discount_codes).toEqual([{ code: 'TEN', applicable: true }]);
  });

  test.each(['https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)'])(
    'redirects home rather than to %s',
    async (target) => {
      const response = await get(`/discount/TEN?redirect=${encodeURIComponent(target)}`);
      expect(response.headers.get('location')).toBe('http://localhost:3000/');
    },
  );
});

describe('an old URL', () => {
  test.each([
    ['/collections/old', 'http://localhost:3000/collections/all'],
    ['/collections/old/', 'http://localhost:3000/collections/all'],
    ['/elsewhere', 'https://partner.test/bells'],
  ])('%s redirects to %s permanently', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });

  test.each(['/products/bell', '/pages/about', '/blogs/news/a', '/policies/refund-policy', '/search?q=bell', '/cart'])(
    '%s, which is a page today, redirects to the storefront',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([302, `http://localhost:3000${path}`]);
    },
  );

  test('that is unknown is not found', async () => expect((await get('/nowhere')).status).toBe(404));
});

describe('search engines', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);
  const northlane = testSandbox({ data: sampleShop });

  test('get the URL of the sitemap, and the excluded paths', async () => {
    const response = await get('/robots.txt');
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).toContain('Disallow: /cart');
  });

  test('find every page in the sitemap and its children', async () => {
    const index = await northlane.fetch(`${origin}/sitemap.xml`);
    expect(index.headers.get('content-type')).toContain('application/xml');
    const children = locations(await index.text());
    expect(children).toEqual(
      ['products', 'collections', 'pages', 'blogs'].map((name) => `${origin}/sitemap_${name}_1.xml`),
    );
    const found = await Promise.all(
      children.map(async (child) => locations(await (await northlane.fetch(child!)).text())),
    );
    const { products } = await ask<{ products: { nodes: { onlineStoreUrl: string }[] } }>(
      northlane,
      '{ products(first: 250) { nodes { onlineStoreUrl } } }',
    );
    expect(found[0]).toEqual([`${origin}/`, ...products.nodes.map(({ onlineStoreUrl }) => onlineStoreUrl)]);
    expect(found[1]).toContain(`${origin}/collections/bikes`);
    expect(found[2]).toContain(`${origin}/pages/about`);
    expect(found[3]?.[0]).toBe(`${origin}/blogs/journal`);
    expect(found[3]?.length).toBe(1 + northlane.shop.content.articles.length);
  });

  test('read at most 5,000 URLs in each sitemap, with pictures', async () => {
    const large = testSandbox({ products: 5_001 });
    const index = locations(await (await large.fetch(`${origin}/sitemap.xml`)).text());
    expect(index.slice(0, 2)).toEqual([`${origin}/sitemap_products_1.xml`, `${origin}/sitemap_products_2.xml`]);
    const second = await (await large.fetch(`${origin}/sitemap_products_2.xml`)).text();
    expect(locations(second)).toHaveLength(1);
    expect(second).toContain('<image:loc>');
    expect((await large.fetch(`${origin}/sitemap_products_3.xml`)).status).toBe(404);
  });

  test('may only read', async () => {
    const response = await sandbox.fetch(`${origin}/sitemap.xml`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
