import { beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox.js';
import { origin, send, testSandbox } from '../../testing/client.js';
import { testShop } from '../../testing/fixture.js';

let sandbox: Sandbox;
/** A browser's cookies. */
let cookies: Map<string, string>;
beforeEach(() => {
  sandbox = testSandbox();
  cookies = new Map();
});

interface Item {
  id: number;
  key: string;
  quantity: number;
  price: number;
  line_price: number;
  properties: Record<string, string>;
}

interface Cart {
  token: string;
  items: Item[];
  item_count: number;
  total_price: number;
  currency: string;
  note: string | null;
  attributes: Record<string, string>;
}

async function ask<Body>(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await sandbox.fetch(
    new Request(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
  const set = /^(\w+)=([^;]*)/.exec(response.headers.get('set-cookie') ?? '');
  if (set) cookies.set(set[1]!, set[2]!);
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) as Body };
}

const variantId = (sku: string) => sandbox.shop.catalog.variant(sku)!.id;
const cart = async () => (await ask<Cart>('/cart.js')).body;
const add = (sku: string, quantity = 1, properties?: object) =>
  ask<{ items: Item[] }>('/cart/add.js', {
    items: [{ id: variantId(sku), quantity, ...(properties && { properties }) }],
  });
const contents = async () => (await cart()).items.map(({ id, quantity }) => [id, quantity]);
const cartError = (description: string, status = 422) => ({
  status,
  body: { status, message: 'Cart Error', description },
});
const badRequest = (description: string) => ({
  status: 400,
  body: { status: 'bad_request', message: expect.any(String), description },
});

describe('/cart.js', () => {
  test('gives a new visitor an empty cart, and its cookie', async () => {
    const first = await cart();
    expect(first).toEqual({
      token: expect.stringMatching(/^\w+\?key=\w+$/),
      note: null,
      attributes: {},
      original_total_price: 0,
      total_price: 0,
      total_discount: 0,
      total_weight: 0,
      item_count: 0,
      items: [],
      requires_shipping: false,
      currency: 'USD',
      items_subtotal_price: 0,
      cart_level_discount_applications: [],
      discount_codes: [],
    });
    expect(decodeURIComponent(cookies.get('cart')!)).toBe(first.token);
    expect((await cart()).token).toBe(first.token);
  });

  test('returns all of a line', async () => {
    await add('J-S-INK', 2, { Engraving: 'Ada' });
    const { items, total_price, item_count } = await cart();
    const variant = sandbox.shop.catalog.variant('J-S-INK')!;
    expect([total_price, item_count]).toEqual([16_000, 2]);
    expect(items).toEqual([
      expect.objectContaining({
        id: variant.id,
        variant_id: variant.id,
        product_id: variant.product.id,
        key: expect.stringMatching(`^${variant.id}:`),
        title: 'Jersey - S / Ink',
        product_title: 'Jersey',
        variant_title: 'S / Ink',
        price: 8000,
        line_price: 16_000,
        final_line_price: 16_000,
        quantity: 2,
        properties: { Engraving: 'Ada' },
        url: `/products/jersey?variant=${variant.id}`,
        handle: 'jersey',
        image: `${origin}/cdn/jersey/2.svg`,
        featured_image: {
          aspect_ratio: 0.8,
          alt: 'Ink jersey',
          width: 1200,
          height: 1500,
          url: `${origin}/cdn/jersey/2.svg`,
        },
        options_with_values: [
          { name: 'Size', value: 'S' },
          { name: 'Colour', value: 'Ink' },
        ],
        vendor: 'Northlane',
        product_has_only_default_variant: false,
      }),
    ]);
  });

  test('counts in hundredths, for any currency', async () => {
    cookies.set('localization', 'JP');
    await add('BELL');
    // ¥2999
    expect(await cart()).toMatchObject({ currency: 'JPY', total_price: 299_900, items: [{ price: 299_900 }] });
  });

  test('finds no cart by a wrong key, and no ordered cart', async () => {
    await add('BELL');
    const { token } = await cart();
    cookies.set('cart', encodeURIComponent(token.replace(/key=.*/, 'key=wrong')));
    expect(await contents()).toEqual([]);
    cookies.set('cart', encodeURIComponent(token));
    sandbox.shop.placeOrder(token.split('?')[0]!, {
      email: 'ada@example.com',
      address: { firstName: 'Ada', lastName: 'Byron', address1: '1 Main St', city: 'San Mateo', countryCode: 'US' },
    });
    expect(await contents()).toEqual([]);
  });

  test('is also the cart of the Storefront API', async () => {
    await add('BELL');
    const { data } = await send(sandbox, 'query($id: ID!) { cart(id: $id) { totalQuantity } }', {
      id: `gid://shopify/Cart/${(await cart()).token}`,
    });
    expect(data).toEqual({ cart: { totalQuantity: 1 } });
  });
});

describe('/cart/add.js', () => {
  test('responds with the changed lines, not with the cart', async () => {
    await add('OIL');
    const { status, body } = await add('BELL', 2);
    expect([status, Object.keys(body)]).toEqual([200, ['items']]);
    expect(body.items).toMatchObject([{ id: variantId('BELL'), quantity: 2 }]);
    expect((await add('BELL')).body.items).toMatchObject([{ quantity: 3 }]);
    expect(await contents()).toEqual([
      [variantId('BELL'), 3],
      [variantId('OIL'), 1],
    ]);
  });

  test('takes a single item, and the fields of a form', async () => {
    expect((await ask<Item>('/cart/add.js', { id: String(variantId('BELL')) })).body).toMatchObject({ quantity: 1 });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await ask(
      '/cart/add.js',
      `items[0][id]=${variantId('OIL')}&items[0][quantity]=2&items[1][id]=${variantId('BELL')}`,
      form,
    );
    expect(await contents()).toEqual([
      [variantId('OIL'), 2],
      [variantId('BELL'), 2],
    ]);
  });

  test('adds the remaining stock, and reports the shortage', async () => {
    expect(await add('BELL', 9)).toEqual(cartError("You can't add more Bell to the cart."));
    expect(await contents()).toEqual([[variantId('BELL'), 3]]);
    expect(await add('BELL')).toEqual(cartError("You can't add more Bell to the cart."));
    expect(await contents()).toEqual([[variantId('BELL'), 3]]);
  });

  test('refuses a sold-out product', async () => {
    expect(await add('GONE')).toEqual(cartError("The product 'Gone' is already sold out."));
    expect(await contents()).toEqual([]);
  });

  test('adds nothing if one item does not exist', async () => {
    const items = [{ id: variantId('BELL') }, { id: 7 }];
    expect(await ask('/cart/add.js', { items })).toEqual(cartError('Cannot find variant', 404));
    expect(await contents()).toEqual([]);
  });

  test('enforces the bounds of an order', async () => {
    expect(await add('TAPE', 1)).toEqual(cartError('You must add at least 2 of Tape.'));
    expect(await add('TAPE', 3)).toEqual(cartError('You can only add Tape in increments of 2.'));
    expect(await add('TAPE', 12)).toEqual(cartError('You can only add 10 of Tape to the cart.'));
    expect(sandbox.shop.store.count('cart')).toBe(0);
  });

  test.each([
    ['nothing', {}, 'Required parameter missing or invalid: items'],
    ['no items', { items: [] }, 'Required parameter missing or invalid: items'],
    ['items that are none', { items: ['x'] }, 'Required parameter missing or invalid: items'],
    ['no JSON', '{', 'The body is not JSON.'],
    ['a list', '[]', 'The body is not a JSON object.'],
  ])('refuses %s', async (_, body, description) => {
    expect(await ask('/cart/add.js', body)).toEqual(badRequest(description));
  });

  test.each([-1, 0, 1.5, 'many', null, {}])('refuses the quantity %j', async (quantity) => {
    const { status } = await ask('/cart/add.js', { items: [{ id: variantId('BELL'), quantity }] });
    expect(status).toBe(400);
  });
});

describe('/cart/change.js', () => {
  test('sets the quantity of one line, named by its key, its variant or its position', async () => {
    await add('OIL', 2);
    await add('BELL');
    const { items } = await cart();
    const change = async (body: object) =>
      (await ask<Cart>('/cart/change.js', body)).body.items.map(({ quantity }) => quantity);
    expect(await change({ id: items[0]!.key, quantity: 2 })).toEqual([2, 2]);
    expect(await change({ id: variantId('OIL'), quantity: '5' })).toEqual([2, 5]);
    expect(await change({ line: 1, quantity: 1 })).toEqual([1, 5]);
    expect(await change({ line: 1, quantity: 0 })).toEqual([5]);
    expect(await change({ line: 1, properties: { Gift: true } })).toEqual([5]);
    expect((await cart()).items[0]?.properties).toEqual({ Gift: 'true' });
  });

  test('sets the remaining stock, and reports the shortage', async () => {
    await add('BELL');
    expect(await ask('/cart/change.js', { line: 1, quantity: 9 })).toEqual(
      cartError("You can't add more Bell to the cart."),
    );
    expect(await contents()).toEqual([[variantId('BELL'), 3]]);
    sandbox.shop.stock.set(sandbox.shop.catalog.variant('BELL')!, 0);
    expect(await ask('/cart/change.js', { line: 1, quantity: 2 })).toEqual(
      cartError("The product 'Bell' is already sold out."),
    );
    expect(await contents()).toEqual([]);
  });

  test.each([{ line: 2 }, { line: 'x' }, { id: 'none' }, { id: {} }, {}])('refuses the line %j', async (name) => {
    await add('BELL');
    expect(await ask('/cart/change.js', { ...name, quantity: 1 })).toEqual(badRequest('no valid id or line parameter'));
  });

  test('refuses to change a missing cart', async () => {
    expect(await ask('/cart/change.js', { line: 1, quantity: 1 })).toEqual(badRequest('no valid id or line parameter'));
  });
});

describe('/cart/update.js', () => {
  test('sets several quantities at once, by key or by variant, and adds new lines', async () => {
    await add('OIL');
    await add('BELL');
    const { items } = await cart();
    const { body } = await ask<Cart>('/cart/update.js', {
      updates: { [items[0]!.key]: 0, [variantId('OIL')]: 4, [variantId('TAPE')]: 2 },
    });
    expect(body.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [variantId('TAPE'), 2],
      [variantId('OIL'), 4],
    ]);
    expect((await ask<Cart>('/cart/update.js', { updates: [6, 0] })).body.items).toMatchObject([{ quantity: 6 }]);
  });

  test('does not check the stock of its lines, unlike the checkout', async () => {
    await add('BELL');
    expect((await ask<Cart>('/cart/update.js', { updates: { [variantId('BELL')]: 9 } })).body.items).toMatchObject([
      { quantity: 9 },
    ]);
  });

  test('keeps a note and attributes', async () => {
    await ask('/cart/update.js', { note: 'Ring twice', attributes: { Gift: 'yes', Ribbon: 'red' } });
    await ask('/cart/update.js', { attributes: { Ribbon: 'green' } });
    expect(await cart()).toMatchObject({ note: 'Ring twice', attributes: { Gift: 'yes', Ribbon: 'green' } });
    await ask('/cart/clear.js', {});
    expect(await cart()).toMatchObject({ note: 'Ring twice', items: [] });
  });

  test('changes nothing if one update is invalid', async () => {
    await add('BELL');
    expect(await ask('/cart/update.js', { updates: { [variantId('BELL')]: 2, 7: 1 } })).toEqual(
      cartError('Cannot find variant', 404),
    );
    expect((await ask('/cart/update.js', { updates: [1, 2] })).status).toBe(400);
    expect(await contents()).toEqual([[variantId('BELL'), 1]]);
  });
});

test('/cart/clear.js empties the cart', async () => {
  await add('BELL');
  const { token } = await cart();
  expect((await ask<Cart>('/cart/clear.js', {})).body).toMatchObject({ token, items: [], item_count: 0 });
});

describe('/products/{handle}.js', () => {
  test('returns all of a product, in hundredths', async () => {
    const { body } = await ask('/products/bell.js');
    expect(body).toMatchObject({
      id: sandbox.shop.catalog.product('bell')!.id,
      title: 'Bell',
      handle: 'bell',
      description: '<h2>Bell</h2><p>Loud &amp; <em>clear</em>.</p>',
      vendor: 'Tern',
      price: 1999,
      price_varies: false,
      compare_at_price: 2500,
      available: true,
      tags: ['small'],
      options: [{ name: 'Title', position: 1, values: ['Default Title'] }],
      variants: [
        {
          id: variantId('BELL'),
          title: 'Default Title',
          public_title: null,
          option1: 'Default Title',
          option2: null,
          price: 1999,
          compare_at_price: 2500,
          available: true,
          quantity_rule: { min: 1, max: null, increment: 1 },
        },
      ],
      images: ['//shop.test/cdn/bell/1.svg'],
      featured_image: '//shop.test/cdn/bell/1.svg',
      media: [{ alt: 'Bell', media_type: 'image', src: `${origin}/cdn/bell/1.svg`, width: 1200, height: 1500 }],
      url: '/products/bell',
    });
  });

  test("has the prices of the visitor's country", async () => {
    cookies.set('localization', 'DE');
    expect((await ask('/products/bell.js')).body).toMatchObject({ price: 1890 });
  });

  test('has options, and the picture of a variant', async () => {
    const { body } = await ask('/products/jersey.js');
    expect(body).toMatchObject({
      price_min: 8000,
      price_max: 9050,
      price_varies: true,
      options: [
        { name: 'Size', values: ['S', 'M', 'L'] },
        { name: 'Colour', values: ['Green', 'Ink'] },
      ],
      variants: [
        { option1: 'S', option2: 'Green', available: false },
        { option1: 'S', option2: 'Ink', featured_image: { alt: 'Ink jersey', position: 2 } },
        { option1: 'M', option2: 'Green' },
      ],
    });
  });

  test('is 404 for an unknown product', async () => {
    expect(await ask('/products/none.js')).toMatchObject({ status: 404, body: { status: 404 } });
    expect(await ask('/products/%25.js')).toMatchObject({ status: 404 });
  });
});

test('/meta.json describes the shop', async () => {
  expect((await ask('/meta.json')).body).toMatchObject({
    name: 'Test Shop',
    description: 'For tests.',
    currency: 'USD',
    country: 'US',
    url: origin,
    published_products_count: 5,
  });
});

describe('listings', () => {
  const handles = async (path: string) =>
    (await ask<{ products: { handle: string }[] }>(path)).body.products.map(({ handle }) => handle);

  test('have the products of a collection page by page, in its order', async () => {
    expect(await handles('/collections/all/products.json?limit=2')).toEqual(['oil', 'bell']);
    expect(await handles('/collections/all/products.json?limit=2&page=3')).toEqual(['gone']);
    expect(await handles('/collections/all/products.json?limit=2&page=4')).toEqual([]);
    expect(await handles('/collections/none/products.json')).toEqual([]);
    expect(await handles('/products.json')).toHaveLength(5);
    expect(await ask('/collections/nothing/products.json')).toMatchObject({ status: 404 });
  });

  test('have prices as decimals of the shop’s own currency', async () => {
    cookies.set('localization', 'JP');
    const { body } = await ask('/collections/all/products.json?limit=1&page=2');
    expect(body).toMatchObject({
      products: [
        {
          title: 'Bell',
          body_html: expect.any(String),
          product_type: 'Thing',
          variants: [{ price: '19.99', compare_at_price: '25.00', available: true, position: 1 }],
          images: [{ src: `${origin}/cdn/bell/1.svg`, width: 1200, height: 1500 }],
          options: [{ name: 'Title', position: 1, values: ['Default Title'] }],
        },
      ],
    });
  });

  test('have all collections, and each by its handle', async () => {
    const all = { handle: 'all', title: 'All', description: '<p>All of it.</p>', products_count: 5 };
    expect((await ask('/collections.json')).body).toMatchObject({
      collections: [
        { ...all, image: { src: `${origin}/cdn/collections/all.svg`, alt: 'All' } },
        { handle: 'none', image: null },
      ],
    });
    expect((await ask('/collections/all.json')).body).toMatchObject({ collection: all });
    expect((await ask('/collections/nothing.json')).status).toBe(404);
  });
});

describe('/search/suggest.json', () => {
  const suggest = async (query: string) => {
    const { body } = await ask<{ resources: { results: Record<string, { handle: string }[]> } }>(
      `/search/suggest.json?${query}`,
    );
    return body.resources.results.products?.map(({ handle }) => handle);
  };

  test('finds products by the beginning of a word, sold-out ones last', async () => {
    expect(await suggest('q=be')).toEqual(['bell']);
    expect(await suggest('q=thing&resources[limit]=2&resources[limit_scope]=each')).toEqual(['bell', 'jersey']);
    expect((await suggest('q=northlane'))?.at(-1)).toBe('gone');
    expect(await suggest('q=northlane&resources[options][unavailable_products]=hide')).not.toContain('gone');
    expect(await suggest('q=zzz&resources[type]=product')).toEqual([]);
    expect(await suggest('q=bell&resources[type]=page')).toBeUndefined();
  });

  test('also finds words, collections, pages and articles', async () => {
    const shop = testSandbox({
      data: {
        ...testShop,
        content: {
          policies: [],
          pages: [
            {
              handle: 'care',
              title: 'Care of bells',
              bodyHtml: '<p>Oil it.</p>',
              createdAt: '2026-01-01T00:00:00Z',
              updatedAt: '2026-01-02T00:00:00Z',
            },
          ],
          blogs: [
            {
              handle: 'news',
              title: 'News',
              articles: [
                {
                  handle: 'new-bell',
                  title: 'A new bell',
                  contentHtml: '<p>Cast.</p>',
                  excerpt: 'Cast.',
                  author: 'The foundry',
                  tags: ['casting'],
                  publishedAt: '2026-01-09T00:00:00Z',
                },
              ],
            },
          ],
        },
      },
    });
    const results = async (query: string) => {
      const response = await shop.fetch(`${origin}/search/suggest.json?${query}`);
      const body = (await response.json()) as {
        resources: { results: Record<string, { url: string; text?: string; styled_text?: string }[]> };
      };
      return body.resources.results;
    };
    const { queries, ...others } = await results('q=bel&resources[type]=query,product,collection,page,article');
    expect(queries).toEqual([{ text: 'bell', styled_text: '<mark>bel</mark><span>l</span>', url: '/search?q=bell' }]);
    const urls = Object.fromEntries(Object.entries(others).map(([kind, all]) => [kind, all.map(({ url }) => url)]));
    expect(urls).toEqual({
      products: ['/products/bell'],
      collections: [],
      pages: ['/pages/care'],
      articles: ['/blogs/news/new-bell'],
    });
    expect(await results('q=cast&resources[type]=article&resources[options][fields]=tag,body')).toMatchObject({
      articles: [{ author: 'The foundry', summary_html: 'Cast.', tags: ['casting'] }],
    });
    expect(Object.keys(await results('q=all'))).toEqual(['queries', 'products', 'collections', 'pages']);
    expect((await results('q=all')).collections).toMatchObject([{ url: '/collections/all', title: 'All' }]);
  });

  test('returns the data that a list shows', async () => {
    const { body } = await ask('/search/suggest.json?q=bell&resources[type]=product');
    expect(body).toMatchObject({
      resources: {
        results: {
          products: [
            {
              title: 'Bell',
              price: '19.99',
              compare_at_price_max: '25.00',
              url: '/products/bell',
              image: `${origin}/cdn/bell/1.svg`,
              featured_image: { alt: 'Bell' },
            },
          ],
        },
      },
    });
  });

  test.each(['q=x&resources[limit]=11', 'q=x&resources[type]=car', 'q=x&resources[options][unavailable_products]=no'])(
    'refuses %s',
    async (query) => {
      expect(await ask(`/search/suggest.json?${query}`)).toMatchObject({
        status: 422,
        body: { status: 422, message: 'Invalid parameter error' },
      });
    },
  );

  test('refuses an empty search', async () => {
    expect(await ask('/search/suggest.json')).toEqual(badRequest('Required parameter missing or invalid: q'));
  });
});

describe('/cart/shipping_rates.json', () => {
  const shop = testSandbox({
    data: {
      ...testShop,
      shippingRates: [
        { code: 'standard', title: 'Standard', price: 500, description: 'A week' },
        { code: 'express', title: 'Express', price: 2000, countryCodes: ['US'] },
      ],
    },
  });
  const add = async () => {
    const response = await shop.fetch(`${origin}/cart/add.js`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: shop.shop.catalog.variant('BELL')!.id }),
    });
    return response.headers.get('set-cookie')!.split(';')[0]!;
  };
  const rates = async (path: string, cookie: string, init: RequestInit = {}) => {
    const response = await shop.fetch(`${origin}/cart/${path}`, { ...init, headers: { cookie } });
    return [response.status, await response.json()];
  };
  const there =
    'shipping_address[country]=United States&shipping_address[zip]=94401&shipping_address[province]=California';

  test("returns the delivery methods to an address, with prices in the cart's currency", async () => {
    const cookie = await add();
    expect(await rates(`shipping_rates.json?${there}`, cookie)).toMatchObject([
      200,
      {
        shipping_rates: [
          { name: 'Standard', code: 'standard', price: '5.00', currency: 'USD', description: 'A week' },
          { name: 'Express', code: 'express', price: '20.00' },
        ],
      },
    ]);
    expect(
      await rates('shipping_rates.json?shipping_address[country]=DE&shipping_address[zip]=10115', cookie),
    ).toMatchObject([200, { shipping_rates: [{ code: 'standard' }] }]);
    expect(await rates(`prepare_shipping_rates.json?${there}`, cookie, { method: 'POST' })).toEqual([202, null]);
    expect(await rates(`async_shipping_rates.json?${there}`, cookie)).toMatchObject([
      200,
      { shipping_rates: [{ code: 'standard' }, { code: 'express' }] },
    ]);
  });

  test('reports the problem of an address, and is empty without a cart', async () => {
    const cookie = await add();
    expect(await rates('shipping_rates.json?shipping_address[country]=Atlantis', cookie)).toEqual([
      422,
      { country: ['is not supported'] },
    ]);
    expect(await rates('shipping_rates.json?shipping_address[country]=US', cookie)).toEqual([
      422,
      { zip: ["can't be blank"] },
    ]);
    expect(await rates(`shipping_rates.json?${there}`, '')).toEqual([200, { shipping_rates: [] }]);
  });
});

test('/products/{handle}.json is a product in the form of listings', async () => {
  const { body: listed } = await ask<{ products: { handle: string }[] }>('/products.json');
  expect(await ask('/products/bell.json')).toMatchObject({
    status: 200,
    body: { product: listed.products.find(({ handle }) => handle === 'bell') },
  });
  expect(await ask('/products/none.json')).toMatchObject({ status: 404 });
});

test('spec §7: /data/productInventory.json returns the stock, by product and by variant', async () => {
  const { body } =
    await ask<Record<'products' | 'productVariants', Record<string, unknown>>>('/data/productInventory.json');
  const idOf = (handle: string) => sandbox.shop.catalog.product(handle)!.id;
  expect(body.products[idOf('jersey')]).toEqual({ availableForSale: true, quantity: 6 });
  expect(body.productVariants[variantId('TAPE')]).toEqual({
    availableForSale: true,
    quantity: 7,
    minOrder: 2,
    maxOrder: 10,
  });
  expect(body.productVariants[variantId('OIL')]).toEqual({ availableForSale: true, quantity: null, minOrder: 1 });
  expect(body.productVariants[variantId('GONE')]).toEqual({ availableForSale: false, quantity: 0, minOrder: 1 });
});

describe('a URL', () => {
  test('allows only its own method', async () => {
    for (const [path, allowed] of [
      ['/cart.js', 'GET, HEAD'],
      ['/cart/add.js', 'POST'],
    ]) {
      const response = await sandbox.fetch(new Request(origin + path, { method: 'DELETE' }));
      expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
    }
  });

  test('of a product’s page still redirects to the storefront', async () => {
    const response = await sandbox.fetch(new Request(`${origin}/products/bell`));
    expect(response.status).toBe(302);
  });
});

test.each([
  ['cart.read', '/cart.js', undefined],
  ['cart.create', '/cart.js', undefined],
  ['cart.add', '/cart/add.js', { id: 7 }],
  ['cart.update', '/cart/change.js', { line: 1, quantity: 2 }],
  ['cart.remove', '/cart/change.js', { line: 1, quantity: 0 }],
  ['cart.remove', '/cart/update.js', { updates: { 7: 0 } }],
  ['catalog.read', '/products/bell.js', undefined],
  ['inventory.read', '/data/productInventory.json', undefined],
  ['POST /cart/add.js', '/cart/add.js', {}],
  ['GET /products/{handle}.js', '/products/bell.js', undefined],
])('a fault of %s meets %s', async (call, path, body) => {
  sandbox.faults.add({ match: { call }, fault: 'shape' });
  expect(await ask(path, body)).toEqual({ status: 200, body: { unexpected: ['shape'] } });
});
