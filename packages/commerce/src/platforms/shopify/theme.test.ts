import { createSandbox, sampleShop, type Sandbox } from '@vitrine/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { compareMoney, findVariant, initialChoices } from '../../index.js';
import { createCommerce, createMemorySession } from '../../server.js';
import { openShop, type TestShop } from '../../testing/openShop.js';
import { toItemId } from './shared/itemId.js';
import { fromHundredths, toProduct } from './theme/normalize.js';
import type { ShopifyRestSettings } from './theme/settings.js';

const baseUrl = 'https://northlane.test';
const context = { baseUrl, imageUrl: (src: string) => src, isNew: () => undefined };

let shop: TestShop;
beforeEach(async () => {
  shop = await openShop({ flavour: 'shopify_rest', way: 'directly' });
});

/** Opens the adapter on a platform that gives these responses by path. The default status is 200. */
function openPlatform(answers: Record<string, unknown>, session = createMemorySession(), tokens = {}) {
  const asked: { path: string; body: unknown; cookie: string | null }[] = [];
  const commerce = createCommerce(
    { flavour: 'shopify_rest', baseUrl, ...tokens },
    {
      session,
      fetch: (url, init) => {
        const { pathname } = new URL(url);
        asked.push({
          path: pathname,
          body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
          cookie: new Headers(init?.headers).get('cookie'),
        });
        const answer = answers[pathname];
        return Promise.resolve(answer instanceof Response ? answer.clone() : Response.json(answer ?? {}));
      },
    },
  );
  return { commerce, asked, session };
}

const token = 'abc?key=def';
const line = {
  key: '7:x',
  product_id: 3,
  variant_id: 7,
  product_title: 'Bell',
  variant_title: null,
  handle: 'bell',
  quantity: 2,
  price: 890_000,
};
const cartOf = (items: unknown[] = [line], others = {}) => ({
  token,
  currency: 'KRW',
  items_subtotal_price: items.length * 1_780_000,
  items,
  ...others,
});
const cartSession = async () => {
  const session = createMemorySession();
  await session.set('cartId', token);
  return session;
};
const refusal = (status: number, description: string) =>
  Response.json({ status, message: 'Cart Error', description }, { status });

describe('spec §3: product sample, first platform', () => {
  const variant = (id: number, title: string) => ({ id, title, available: true, price: 1000, options: [] });
  const sample = { id: 1, title: 'Trail 29', handle: 'trail-29', price: 1000, options: [], media: [] };

  it('lists its variants as one required option called Variant, defaulting to the first variant', () => {
    const product = toProduct({ ...sample, variants: [variant(11, 'Small'), variant(12, 'Large')] }, 'USD', context);
    expect(product.options).toEqual([
      {
        id: 'variant',
        displayName: 'Variant',
        required: true,
        defaultValue: '11',
        optionValues: [
          { value: '11', text: 'Small' },
          { value: '12', text: 'Large' },
        ],
      },
    ]);
    expect(findVariant(product.variants, initialChoices(product.options))?.id).toBe('11');
    expect(findVariant(product.variants, { variant: '12' })?.name).toBe('Large');
  });

  it('has no option if there is one variant', () => {
    const product = toProduct({ ...sample, variants: [variant(11, 'Default Title')] }, 'USD', context);
    expect([product.options, product.variants[0]?.optionValues, product.variants[0]?.name]).toEqual([
      [],
      [],
      'Trail 29',
    ]);
  });

  it('has the options of its JSON if there are any, all of them required', async () => {
    const { options } = await shop.product('skerry-drift');
    expect(options.map(({ displayName, required, defaultValue }) => [displayName, required, defaultValue])).toEqual(
      sampleShop.products
        .find(({ handle }) => handle === 'skerry-drift')!
        .options.map(({ name }) => [name, true, undefined]),
    );
  });

  it('carries _originalPlatform', async () => {
    expect((await shop.product('floor-pump'))._originalPlatform).toBe('shopify');
  });
});

describe('spec §7: ids', () => {
  it('adds by the variant id, else the product id', () => {
    expect(toItemId({ variantId: '7', productId: '3', quantity: 1 })).toBe('7');
    expect(toItemId({ productId: '3', quantity: 1 })).toBe('3');
  });

  it('updates by {id, quantity}, and removes by id', async () => {
    const { commerce, asked } = openPlatform(
      { '/cart/change.js': cartOf(), '/cart/update.js': cartOf([]) },
      await cartSession(),
    );
    const { cart } = await commerce.cart.updateItems([{ id: '7:x', lineItemId: 'other', variantId: '7', quantity: 2 }]);
    await commerce.cart.removeItems([{ id: cart.items[0]!.id, lineItemId: 'other' }]);
    expect(asked).toEqual([
      { path: '/cart/change.js', body: { id: '7:x', quantity: 2 }, cookie: `cart=${encodeURIComponent(token)}` },
      { path: '/cart/update.js', body: { updates: { '7:x': 0 } }, cookie: `cart=${encodeURIComponent(token)}` },
    ]);
  });

  it('links a cart item to /products/{handle}?variant={variantId} (spec §2)', async () => {
    const { commerce } = openPlatform({ '/cart.js': cartOf() }, await cartSession());
    expect((await commerce.cart.get()).items[0]?.slug).toBe('bell?variant=7');
  });
});

describe('spec §9: money', () => {
  it('divides minor units by 100, with 2 decimals, for any currency', async () => {
    expect([0, 5, 1999, 890_000].map((price) => fromHundredths(price, 'USD').amount)).toEqual([
      '0.00',
      '0.05',
      '19.99',
      '8900.00',
    ]);
    const { commerce } = openPlatform({ '/cart.js': cartOf() }, await cartSession());
    const { items, subtotalPrice } = await commerce.cart.get();
    expect([items[0]?.price, subtotalPrice]).toEqual([
      { amount: '8900.00', currencyCode: 'KRW' },
      { amount: '17800.00', currencyCode: 'KRW' },
    ]);
  });
});

describe('spec §5: availability', () => {
  it('comes from the inventory that the shop publishes; null for stock that is not counted', async () => {
    const { id, variants } = await shop.product('cut-spokes');
    expect(await shop.commerce.inventory.lookup('Product', [id])).toEqual({ [id]: { availableForSale: true } });
    const { id: variantId } = variants[0]!;
    expect((await shop.commerce.inventory.lookup('ProductVariant', [variantId]))[variantId]).toMatchObject({
      availableForSale: true,
      quantity: undefined,
    });
  });
});

describe('the cart', () => {
  const inventory = (record: object) => ({ products: {}, productVariants: { 7: record } });
  const adding = async (record: object, items: unknown[] = []) => {
    const { commerce } = openPlatform(
      {
        '/cart/add.js': refusal(422, 'Nicht genug da.'),
        '/cart.js': cartOf(items),
        '/data/productInventory.json': inventory(record),
      },
      await cartSession(),
    );
    const { errors, warnings } = await commerce.cart.addItems([{ variantId: '7', quantity: 3 }]);
    return { errors, warnings };
  };
  const known = { availableForSale: true, quantity: 9 };

  it.each([
    ['nothing is left', { availableForSale: false, quantity: 0 }, [], 'warnings', { code: 'stock.none' }],
    [
      'there are not so many',
      { ...known, quantity: 2 },
      [line],
      'warnings',
      { code: 'stock.notEnough', parameters: { quantity: 2 }, field: ['7:x'] },
    ],
    [
      'it is more than an order may hold',
      { ...known, maxOrder: 4 },
      [line],
      'errors',
      { code: 'quantity.aboveMaximum', parameters: { maximum: 4 } },
    ],
    [
      'it is less than an order must hold',
      { ...known, minOrder: 5 },
      [],
      'errors',
      { code: 'quantity.belowMinimum', parameters: { minimum: 5 } },
    ],
    ['only the platform knows why', known, [], 'errors', { code: 'unknown' }],
  ] as const)('reports from the numbers, in any language, that %s', async (_, record, items, list, expected) => {
    const result = await adding(record, [...items]);
    expect(result[list]).toEqual([expect.objectContaining({ ...expected, message: 'Nicht genug da.' })]);
    expect(result[list === 'errors' ? 'warnings' : 'errors']).toEqual([]);
  });

  it("has the platform's sentence if the inventory cannot be read", async () => {
    const { commerce } = openPlatform(
      { '/cart/add.js': refusal(422, 'No.'), '/cart.js': cartOf([]), '/data/productInventory.json': 'nothing' },
      await cartSession(),
    );
    const { errors } = await commerce.cart.addItems([{ variantId: '7', quantity: 1 }]);
    expect(errors).toEqual([{ code: 'unknown', message: 'No.' }]);
  });

  it('reports that the shop does not sell it', async () => {
    const { commerce } = openPlatform(
      { '/cart/add.js': refusal(404, 'Cannot find variant'), '/cart.js': cartOf([]) },
      await cartSession(),
    );
    const { errors } = await commerce.cart.addItems([{ variantId: '9', quantity: 1 }]);
    expect(errors).toEqual([{ code: 'item.unknown', message: 'Cannot find variant' }]);
    const named = await commerce.cart.addItems([{ productId: 'nonsense', quantity: 1 }]);
    expect(named.errors).toEqual([{ code: 'item.unknown' }]);
  });

  it('is found again if the response to the first addition is lost', async () => {
    const { id } = await shop.firstVariant('enamel-kettle');
    await shop.control.fail({ match: { call: 'cart.add' }, fault: 'drop=after', times: 1 });
    await expect(shop.commerce.cart.addItems([{ variantId: id, quantity: 1 }])).rejects.toMatchObject({
      kind: 'network',
    });
    expect((await shop.commerce.cart.get()).items).toMatchObject([{ variantId: id, quantity: 1 }]);
  });

  it('changes several lines, and reports the refusals for each', async () => {
    const [kettle, knife] = [await shop.firstVariant('enamel-kettle'), await shop.firstVariant('santoku-knife')];
    const { cart } = await shop.commerce.cart.addItems(
      [kettle, knife].map(({ id }) => ({ variantId: id, quantity: 1 })),
    );
    const changed = await shop.commerce.cart.updateItems(cart.items.map((item) => ({ ...item, quantity: 3 })));
    expect(changed.warnings).toMatchObject([{ code: 'stock.notEnough', parameters: { quantity: 1 } }]);
    expect(changed.errors).toMatchObject([{ code: 'quantity.aboveMaximum', parameters: { maximum: 2 } }]);
    expect(changed.cart).toEqual(cart);
  });

  it('has a link to a checkout that needs no cookie', async () => {
    const { id } = await shop.firstVariant('enamel-kettle');
    const { cart } = await shop.commerce.cart.addItems([{ variantId: id, quantity: 1 }]);
    const response = await shop.control.fetch(cart.checkoutUrl!);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Enamel Kettle')]);
  });

  it('treats a response that is not a refusal of the platform as a failure', async () => {
    const { commerce } = openPlatform(
      { '/cart/add.js': new Response('<html>', { status: 404 }), '/cart.js': cartOf() },
      await cartSession(),
    );
    await expect(commerce.cart.addItems([{ variantId: '7', quantity: 1 }])).rejects.toMatchObject({ kind: 'refused' });
  });
});

type Query = Parameters<TestShop['commerce']['catalog']['products']>[0];

describe('a listing of a shop without a token of its Storefront API', () => {
  const open = () =>
    createCommerce(
      { flavour: 'shopify_rest', baseUrl },
      {
        session: createMemorySession(),
        fetch: (url, init = {}) => {
          shop.calls.push(new URL(url).pathname);
          return shop.control.fetch(url, init);
        },
      },
    );
  const products = (query: Query) => open().catalog.products(query);

  it('has one order and no filters, as its capabilities show', () => {
    expect(open().capabilities).toMatchObject({ sorts: ['featured', 'relevance'], filters: [] });
    expect(shop.commerce.capabilities.filters).toEqual(['availability', 'price', 'option', 'brand']);
  });

  it('reads its page by its number, at the same cost for each', async () => {
    // This call reads the shop's currency, which is then cached.
    await products({ in: { collection: 'bikes' }, perPage: 5 });
    for (const page of [1, 6]) {
      shop.calls.length = 0;
      const listing = await products({ in: { collection: 'all' }, page, perPage: 5 });
      expect(listing?.items).toHaveLength(5);
      expect(shop.calls.toSorted()).toEqual(['/collections/all.json', '/collections/all/products.json']);
    }
  });

  it.each([
    [{ in: { collection: 'all' }, perPage: 5, sort: 'newest' }],
    [{ in: { collection: 'all' }, perPage: 5, sort: 'relevance' }],
    [{ in: { collection: 'all' }, perPage: 5, filters: { available: true } }],
    [{ in: { collection: 'all' }, perPage: 5, cursor: '7' }],
    [{ in: { collection: 'all' }, perPage: 5, cursor: 'x' }],
  ] as const)('refuses %j, which the platform does not support', async (query) => {
    await expect(products(query)).rejects.toMatchObject({ kind: 'refused', name: 'CommerceError' });
    expect(shop.calls).toEqual([]);
  });
});

describe('a listing', () => {
  const products = (query: Query) => shop.commerce.catalog.products(query);

  it('is the same through the theme and through the Storefront API', async () => {
    const { publicToken: _, ...settings } = shop.control.settings as ShopifyRestSettings;
    const themed = createCommerce(settings, {
      session: createMemorySession(),
      fetch: (url, init) => shop.control.fetch(url, init ?? {}),
    });
    const query = { in: { collection: 'bikes' }, perPage: 50 };
    const [one, other] = [await products(query), await themed.catalog.products(query)];
    const shown = (listing: typeof one) =>
      listing?.items.map(({ id, slug, name, brand, price, compareAtPrice }) => [
        id,
        slug,
        name,
        brand,
        price,
        compareAtPrice,
      ]);
    expect(shown(one)).toEqual(shown(other));
    expect(one?.facets.map(({ kind }) => kind)).toContain('option');
  });

  it('is the one of the theme if the Storefront API does not have the collection', async () => {
    const { commerce, asked } = openPlatform(
      {
        '/api/2026-04/graphql.json': { data: { collection: null } },
        '/meta.json': { name: 'N', currency: 'USD' },
        '/collections/all.json': { collection: { id: 1, title: 'All', handle: 'all', products_count: 0 } },
        '/collections/all/products.json': { products: [] },
      },
      createMemorySession(),
      { publicToken: 'token' },
    );
    const query = { in: { collection: 'all' }, perPage: 5 };
    expect(await commerce.catalog.products(query)).toMatchObject({ items: [], total: 0, facets: [] });
    asked.length = 0;
    expect(await commerce.catalog.products({ ...query, sort: 'newest' })).toBeUndefined();
    expect(asked.map(({ path }) => path)).toEqual(['/api/2026-04/graphql.json']);
  });

  it('spec §2: finds all matches of words, page by page', async () => {
    const found = await products({ in: { search: 'kettle' }, perPage: 10 });
    expect(found).toMatchObject({ items: [{ slug: '/enamel-kettle' }], total: 1, isTotalExact: true });
    const { price } = await shop.firstVariant('enamel-kettle');
    expect(compareMoney(found!.items[0]!.price!, price!)).toBe(0);
    expect(found?.items[0]?.id).toBe((await shop.product('enamel-kettle')).id);
    const [first, second] = await Promise.all(
      [1, 2].map((page) => products({ in: { search: 'steel' }, perPage: 5, page })),
    );
    expect(first).toMatchObject({ total: second?.total, isTotalExact: true });
    expect(first!.total).toBeGreaterThan(5);
    const slugs = [...first!.items, ...second!.items].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('spec §2: lists a brand, whose products come from collections', async () => {
    expect(await shop.commerce.catalog.brand('skerry')).toMatchObject({ name: 'Skerry', slug: 'skerry' });
    expect(await shop.commerce.catalog.brand('nobody')).toBeUndefined();
    const listing = await products({ in: { brand: 'skerry' }, perPage: 50 });
    const all = (await products({ in: { collection: 'all' }, perPage: 250 }))!.items;
    const expected = all.filter(({ brand }) => brand === 'Skerry');
    expect(listing?.items.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  });

  it('has no menu if the shop gives its clients no token for it', async () => {
    const menuOf = (answer: object) =>
      createCommerce(
        { flavour: 'shopify_rest', baseUrl },
        { session: createMemorySession(), fetch: async () => Response.json(answer) },
      ).catalog.menu();
    expect(await menuOf({ errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }] })).toEqual([]);
    await expect(menuOf({ data: { shop: 7 } })).rejects.toMatchObject({ kind: 'shape' });
  });

  it('has all collections, 250 per call', async () => {
    const collections = Array.from({ length: 251 }, (_, index) => ({
      handle: `c${index}`,
      title: `C ${index}`,
      descriptionHtml: '',
      products: [],
      updatedAt: '2026-01-01T00:00:00Z',
    }));
    const sandbox: Sandbox = createSandbox({ data: { ...sampleShop, collections } });
    const { catalog } = createCommerce(
      { flavour: 'shopify_rest', baseUrl },
      { session: createMemorySession(), fetch: (url, init) => sandbox.fetch(new Request(url, init)) },
    );
    expect((await catalog.collections()).map(({ slug }) => slug)).toEqual(collections.map(({ handle }) => handle));
  });
});

describe('a handle that cannot be a segment of a path', () => {
  it.each(['', '.', '..'])('%j finds nothing, without a call', async (handle) => {
    const { commerce, asked } = openPlatform({ '/meta.json': { name: 'N', currency: 'USD' } });
    expect(await commerce.catalog.collection(handle)).toBeUndefined();
    expect(await commerce.catalog.products({ in: { collection: handle }, perPage: 2 })).toBeUndefined();
    expect(asked.map(({ path }) => path).filter((path) => path.includes('collections'))).toEqual([]);
    expect(await commerce.catalog.product(`/${handle}`)).toBeUndefined();
    expect(asked.map(({ path }) => path).filter((path) => path.includes('products'))).toEqual([]);
  });
});

describe('a response of a wrong shape', () => {
  it.each([
    ['/products/bell.js', { id: 'x' }],
    ['/meta.json', { name: 7 }],
  ])('of %s is a failure that names the call', async (path, answer) => {
    const { commerce } = openPlatform({ '/meta.json': { name: 'N', currency: 'USD' }, [path]: answer });
    const read = path === '/meta.json' ? commerce.catalog.shop() : commerce.catalog.product('bell');
    await expect(read).rejects.toMatchObject({ kind: 'shape' });
  });
});
