/** Tests this adapter's own behaviour: its headers, refusals and pages. contract.test.ts tests all adapters. */
import {
  createSandbox,
  samplePassword,
  sampleShop,
  type ProductData,
  type Sandbox,
  type ShopData,
} from '@vitrine/sandbox';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contract } from '../../../../sandbox/src/testing/bigCommerce.js';
import type { Registration } from '../../model/entities.js';
import { CommerceError, ConfigurationError } from '../../port/errors.js';
import { createMemorySession } from '../../port/session.js';
import { createVirtualClock } from '../../testing/virtualClock.js';
import { createDataCache } from '../shared/dataCache.js';
import { createMemoryLogins } from '../shared/logins.js';
import { createCommerce } from '../createCommerce.js';
import type { Fetch } from '../../shared/transport.js';
import type { BigCommerceSettings } from './settings.js';

const settings: BigCommerceSettings = {
  flavour: 'big_commerce',
  api: 'rest',
  storeHash: 'abc123',
  accessToken: 'secret-token',
};

const open = (fetch: Fetch, more: Partial<BigCommerceSettings> = {}) => {
  const clock = createVirtualClock();
  const session = createMemorySession();
  const commerce = createCommerce(
    { ...settings, ...more },
    { fetch, session, clock, cache: createDataCache({ now: clock.now }) },
  );
  return { clock, session, ...commerce };
};

/** Opens a shop on a sandbox, and compares its requests and responses with the platform's API description. */
function openShop(sandbox: Sandbox = createSandbox()) {
  const requests: { method: string; url: URL; headers: Headers; body: unknown }[] = [];
  const differences: string[] = [];
  const fetch: Fetch = async (address, init) => {
    const url = new URL(address);
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    const { method = 'GET', headers } = init ?? {};
    requests.push({ method, url, headers: new Headers(headers), body });
    const response = await sandbox.fetch(new Request(address, init));
    const text = await response.clone().text();
    const exchange = {
      method,
      path: url.pathname.replace(/^\/stores\/[^/]+/, '') + url.search,
      requestBody: body,
      status: response.status,
      responseBody: text ? (JSON.parse(text) as unknown) : undefined,
    };
    differences.push(...(contract?.differences(exchange) ?? []).map((difference) => `${method} ${url}: ${difference}`));
    return response;
  };
  const paths = () => requests.map(({ method, url }) => `${method} ${url.pathname.replace(/^\/stores\/[^/]+\//, '')}`);
  return { requests, differences, paths, ...open(fetch) };
}

const answering =
  (status: number, body: unknown, headers: Record<string, string> = {}): Fetch =>
  async () =>
    Response.json(body, { status, headers });

const template = sampleShop.products[0]!;
const product = (handle: string, more: Partial<ProductData> = {}): ProductData => ({
  ...template,
  handle,
  title: handle,
  options: [],
  variants: [{ sku: handle, values: [], price: 100, stock: 5 }],
  images: [],
  descriptionHtml: '',
  ...more,
});

const shopOf = (products: ProductData[]): ShopData => ({
  ...sampleShop,
  customers: [],
  products,
  collections: [
    {
      ...sampleShop.collections[0]!,
      handle: 'things',
      title: 'Things',
      products: products.map(({ handle }) => handle),
    },
  ],
  priceLists: [],
});

describe('a request', () => {
  it('goes to the store, with the token', async () => {
    const { requests, catalog } = openShop();
    await catalog.shop();
    expect(requests[0]?.url.href).toBe('https://api.bigcommerce.com/stores/abc123/v2/store');
    expect(requests[0]?.headers.get('X-Auth-Token')).toBe('secret-token');
  });

  it.skipIf(contract)('is not checked against OpenAPI files: VITRINE_CONTRACTS does not name their folder', () => {
    expect(process.env.VITRINE_CONTRACTS).toBeUndefined();
  });

  it.runIf(contract)("matches the platform's description, and so does its response", async () => {
    const { differences, catalog, inventory, cart } = openShop();
    await catalog.shop();
    await catalog.menu();
    await catalog.collection('bikes');
    const jersey = (await catalog.product('merino-jersey'))!;
    const [variant] = jersey.variants;
    await catalog.product('no-such-product');
    for (const sort of ['featured', 'newest', 'price-descending', 'name-ascending'] as const)
      await catalog.products({ in: { collection: 'clothing' }, sort, perPage: 3, page: 2 });
    await catalog.products({ in: { brand: 'northlane' }, perPage: 3 });
    await catalog.products({ in: { search: 'steel' }, perPage: 3 });
    await inventory.lookup('Product', [jersey.id]);
    await inventory.lookup('ProductVariant', [variant!.id]);
    const board = (await catalog.product('chopping-board'))!;
    const optionSelections = board.options.map(({ id, optionValues }) => ({
      optionId: id,
      value: optionValues[1]!.value,
    }));
    await cart.addItems([{ productId: board.id, quantity: 1, optionSelections }], { buyer: { locale: 'de-DE' } });
    const { cart: filled } = await cart.addItems([{ variantId: variant!.id, quantity: 1 }]);
    const [first, second] = filled.items;
    await cart.updateItems([{ ...first!, quantity: 2 }]);
    await cart.updateItems([{ ...first!, quantity: 1000 }]);
    await cart.checkout();
    await cart.removeItems([first!]);
    await cart.removeItems([second!]);
    expect(differences).toEqual([]);
  });

  it.runIf(contract)("of a customer matches the platform's description, and so does its response", async () => {
    const { differences, cart, catalog, customer } = openShop(createSandbox({ passwordCost: 1 }));
    const kettle = (await catalog.product('enamel-kettle'))!;
    await cart.addItems([{ variantId: kettle.variants[0]!.id, quantity: 1 }]);
    await customer.login({ email: 'robin@example.com', password: 'wrong' });
    await customer.login({ email: 'robin@example.com', password: samplePassword });
    await customer.get();
    const [order] = (await customer.getAllOrders()).items;
    await customer.getOrder(order!.id);
    await customer.getOrder('987654');
    const [home] = (await customer.getAllAddresses()).items;
    await customer.createAddress({ ...home!, address1: '1 Other Street' });
    await customer.createAddress({ ...home!, countryCode: 'XX' });
    await customer.updateAddress({ id: home!.id, address: { ...home!, city: 'Bend' } });
    await customer.deleteAddress({ id: home!.id });
    await customer.updateCustomer({ newPassword: 'another password' });
    await customer.logout();
    const newcomer: Registration = {
      ...{ firstName: 'Noa', lastName: 'Lind', email: 'noa@example.com', password: 'a good password' },
      ...{ countryCode: 'US', province: 'California', city: 'San Mateo', zip: '94401', address1: '5 Kiln Street' },
    };
    await customer.register(newcomer);
    await customer.register(newcomer);
    expect(differences).toEqual([]);
  });

  it('that writes is no success if the response does not say what was written', async () => {
    const sandbox = createSandbox({ passwordCost: 1 });
    let isUnreadable = false;
    const { customer } = open(async (address, init) => {
      const response = await sandbox.fetch(new Request(address, init));
      const isWrite = /customers/.test(String(address)) && ['POST', 'PUT'].includes(init?.method ?? '');
      return isUnreadable && isWrite ? Response.json({}) : response;
    });
    await customer.login({ email: 'robin@example.com', password: samplePassword });
    const [home] = (await customer.getAllAddresses()).items;
    isUnreadable = true;
    const writes = [
      customer.createAddress({ ...home!, address1: '1 Other Street' }),
      customer.updateAddress({ id: home!.id, address: { ...home!, city: 'Bend' } }),
      customer.updateCustomer({ newPassword: 'another password' }),
      customer.register({
        ...{ firstName: 'Noa', lastName: 'Lind', email: 'noa@example.com', password: 'a good password' },
        ...{ countryCode: 'US', province: 'California', city: 'San Mateo', zip: '94401', address1: '5 Kiln Street' },
      }),
    ];
    const kinds = (await Promise.allSettled(writes)).map((each) =>
      each.status === 'rejected' && each.reason instanceof CommerceError ? each.reason.kind : each.status,
    );
    expect(kinds).toEqual(['shape', 'shape', 'shape', 'shape']);
  });

  it('never reveals its token, after any failure', async () => {
    const failures: Fetch[] = [
      answering(401, { title: 'secret-token' }),
      answering(500, 'secret-token'),
      () => Promise.reject(new Error('secret-token')),
    ];
    for (const fetch of failures) {
      const { clock, catalog } = open(fetch);
      const error = await clock.until(catalog.shop()).catch((reason: unknown) => reason as Error);
      expect(error).toBeInstanceOf(Error);
      expect(`${(error as Error).message} ${(error as Error).stack}`).not.toContain('secret-token');
    }
  });

  it("waits for the longer of the platform's two headers", async () => {
    const headers = { 'X-Rate-Limit-Time-Reset-Ms': '12000', 'X-Retry-After': '15' };
    const { clock, cart } = open(answering(429, {}, headers));
    const written = cart.addItems([{ variantId: '1-1', quantity: 1 }]);
    await expect(clock.until(written)).rejects.toMatchObject({ kind: 'throttled', retryAfter: 15_000 });
  });
});

describe('spec §8: unsupported API type for the second platform', () => {
  it('names both supported types, also for untyped programs', () => {
    const wrong = { ...settings, api: 'graphql' } as unknown as BigCommerceSettings;
    expect(() => open(answering(200, {}), wrong)).toThrow(ConfigurationError);
    expect(() => open(answering(200, {}), wrong)).toThrow(
      "Unsupported API type for big_commerce: 'graphql', which is not an API for a storefront there. Set it to 'rest' or 'management'.",
    );
  });

  it('is not the other API', async () => {
    const sandbox = createSandbox();
    const { catalog } = open((url, init) => sandbox.fetch(new Request(url, init)), { api: 'management' });
    expect(await catalog.shop()).toMatchObject({ name: 'Northlane' });
  });
});

describe('a response of another shape', () => {
  const shape = (call: string, path: string) => ({
    kind: 'shape',
    call,
    message: expect.stringContaining(`${call}: the answer is not as promised at ${path}: `) as string,
  });

  it.each([
    [{ name: 'N', currency: 'dollars' }, 'currency'],
    [{ currency: 'USD' }, 'name'],
    [null, 'the whole of it'],
  ])('(%j) names the call and the path', async (body, path) => {
    await expect(open(answering(200, body)).catalog.shop()).rejects.toMatchObject(shape('getStoreInformation', path));
  });

  it('of a cart stores nothing in the session', async () => {
    const { cart, session } = open(answering(201, { data: { id: 'x' } }));
    await expect(cart.addItems([{ variantId: '1-1', quantity: 1 }])).rejects.toMatchObject({ kind: 'shape' });
    expect(await session.get('cartId')).toBeUndefined();
  });
});

describe('a product', () => {
  it('is found by the words of its slug: two calls, after the calls that every page needs', async () => {
    const { paths, requests, catalog } = openShop();
    expect((await catalog.product('skerry-29'))?.name).toBe('Skerry 29');
    expect(paths().sort()).toEqual([
      'GET v2/store',
      'GET v3/catalog/brands',
      'GET v3/catalog/categories',
      'GET v3/catalog/products',
      expect.stringMatching(/^GET v3\/catalog\/products\/\d+$/),
    ]);
    requests.length = 0;
    await catalog.product('floor-pump');
    expect(paths()).toHaveLength(2);
  });

  it('whose slug is not its name is found among all, which are read once', async () => {
    const { requests, catalog } = openShop();
    const lists = () =>
      requests.filter(({ url }) => url.pathname.endsWith('/products') && !url.searchParams.has('keyword'));
    const found = await Promise.all(
      ['cafe-dripper', 'strassenmuetze', 'santoku-knife'].map((slug) => catalog.product(slug)),
    );
    expect(found.map((one) => one?.slug)).toEqual(['/cafe-dripper', '/strassenmuetze', '/santoku-knife']);
    expect(lists()).toHaveLength(1);
    expect(await catalog.product('no-such-product')).toBeUndefined();
    expect(lists()).toHaveLength(1);
  });

  it('does not wait forever while all are read: a later caller finds it', async () => {
    const sandbox = createSandbox();
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    const fetch: Fetch = async (url, init) => {
      const isWalk = url.includes('custom_url') && !url.includes('keyword') && url.includes('/products');
      if (isWalk) await held;
      return sandbox.fetch(new Request(url, { ...init, signal: null }));
    };
    const session = createMemorySession();
    const { catalog } = createCommerce(settings, { fetch, session, cache: createDataCache(), timeout: 200 });
    await expect(catalog.product('strassenmuetze')).rejects.toMatchObject({ kind: 'timeout' });
    const later = createCommerce(settings, { fetch, session, cache: createDataCache() });
    go();
    expect((await later.catalog.product('strassenmuetze'))?.slug).toBe('/strassenmuetze');
  });

  it('that the merchant hides does not exist', async () => {
    const hidden = { id: 1, name: 'A', is_visible: false, images: [], variants: [], options: [], modifiers: [] };
    const pagination = { total: 1, current_page: 1, total_pages: 1 };
    const fetch: Fetch = async (url) => {
      if (url.includes('/v2/store')) return Response.json({ name: 'N', currency: 'USD' });
      if (/\/(brands|categories)/.test(url)) return Response.json({ data: [], meta: { pagination } });
      if (url.includes('/products/1')) return Response.json({ data: hidden });
      return Response.json({ data: [{ id: 1, custom_url: { url: '/a/' } }], meta: { pagination } });
    };
    expect(await open(fetch).catalog.product('a')).toBeUndefined();
  });
});

describe('a listing', () => {
  const many = Array.from({ length: 600 }, (_, index) => product(`thing-${index}`));

  it('is read one page at a time: two calls in the merchant’s order, one in any other', async () => {
    const { requests, catalog } = openShop(createSandbox({ data: shopOf(many) }));
    const things = { collection: 'things' };
    const first = await catalog.products({ in: things, perPage: 20 });
    expect(first?.items.map(({ slug }) => slug)).toEqual(many.slice(0, 20).map(({ handle }) => `/${handle}`));
    requests.length = 0;
    const late = await catalog.products({ in: things, page: 29, perPage: 20 });
    expect(late?.items[0]?.slug).toBe('/thing-560');
    expect(late).toMatchObject({ total: 600, isTotalExact: true, next: '30' });
    expect(requests).toHaveLength(2);
    requests.length = 0;
    const sorted = await catalog.products({ in: things, sort: 'name-descending', page: 30, perPage: 20 });
    expect(sorted).toMatchObject({ total: 600, isTotalExact: true, facets: [] });
    expect(sorted?.next).toBeUndefined();
    expect(requests).toHaveLength(1);
  });

  it('is of a brand, by the slug of its page; an unknown brand has no listing', async () => {
    const { catalog } = openShop();
    expect(await catalog.brand('skerry')).toMatchObject({ name: 'Skerry', slug: 'skerry' });
    expect(await catalog.brand('no-such-brand')).toBeUndefined();
    const skerry = await catalog.products({ in: { brand: 'skerry' }, perPage: 50 });
    const wanted = sampleShop.products.filter(({ vendor }) => vendor === 'Skerry');
    expect(skerry?.items.map(({ name }) => name).sort()).toEqual(wanted.map(({ title }) => title).sort());
    expect(skerry?.items.every(({ brand }) => brand === 'Skerry')).toBe(true);
    expect(await catalog.products({ in: { brand: 'no-such-brand' }, perPage: 50 })).toBeUndefined();
  });

  it('is of a search', async () => {
    const { catalog } = openShop();
    const found = await catalog.products({ in: { search: 'merino jersey' }, sort: 'relevance', perPage: 50 });
    expect(found?.items.map(({ slug }) => slug)).toContain('/merino-jersey');
    expect(await catalog.products({ in: { search: 'xyzzy' }, perPage: 50 })).toMatchObject({ items: [], total: 0 });
  });

  it.each([
    [{ sort: 'relevance' }, 'relevance'],
    [{ filters: { available: true } }, 'available'],
    [{ filters: { price: { min: '1' } } }, 'price'],
    [{ filters: { options: [] } }, 'options'],
    [{ filters: { brands: ['Skerry'] } }, 'brands'],
    [{ in: { brand: 'skerry' }, sort: 'featured' }, 'featured'],
    [{ cursor: 'x' }, 'cursor'],
  ] as const)('is refused, and never another, for %j', async (more, says) => {
    const query = { in: { collection: 'bikes' }, perPage: 5, ...more };
    await expect(openShop().catalog.products(query)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(says) as string,
    });
  });
});

describe('long lists', () => {
  it('of categories and brands are read to their end', async () => {
    const many = Array.from({ length: 300 }, (_, index) => product(`thing-${index}`, { vendor: `Maker ${index}` }));
    const data = shopOf(many);
    const collections = many.map(({ handle }) => ({
      ...data.collections[0]!,
      handle,
      title: handle,
      products: [handle],
    }));
    const { catalog } = openShop(createSandbox({ data: { ...data, collections } }));
    expect(await catalog.collections()).toHaveLength(300);
    expect((await catalog.products({ in: { brand: 'maker-299' }, perPage: 5 }))?.items[0]?.brand).toBe('Maker 299');
  });
});

describe('a cart', () => {
  it('sends the choices beside the variant, and keeps them on the line', async () => {
    const { catalog, cart } = openShop();
    const board = (await catalog.product('chopping-board'))!;
    const oil = board.options.find(({ displayName }) => displayName === 'Oil')!;
    expect(oil).toMatchObject({ required: false, defaultValue: oil.optionValues[0]?.value });
    const walnut = oil.optionValues.find(({ text }) => text === 'Walnut')!;
    const optionSelections = [{ optionId: oil.id, value: walnut.value }];
    const added = await cart.addItems([{ variantId: board.variants[0]!.id, quantity: 1, optionSelections }]);
    expect(added.cart.items[0]?.modifiers).toContainEqual({ optionId: oil.id, value: walnut.value });
    const changed = await cart.updateItems([{ ...added.cart.items[0]!, quantity: 2 }]);
    expect(changed.cart.items[0]).toEqual({ ...added.cart.items[0], quantity: 2 });
  });

  it('reports a missing choice in the same way if there is only one', async () => {
    const { catalog, cart } = openShop();
    const { id, options } = (await catalog.product('merino-jersey'))!;
    const optionSelections = [{ optionId: options[0]!.id, value: options[0]!.optionValues[0]!.value }];
    const { errors } = await cart.addItems([{ productId: id, quantity: 1, optionSelections }]);
    expect(errors).toMatchObject([{ code: 'options.missing' }]);
  });

  it('makes a new link to the checkout each time, since each works once', async () => {
    const { catalog, cart } = openShop();
    const { variants } = (await catalog.product('floor-pump'))!;
    await cart.addItems([{ variantId: variants[0]!.id, quantity: 1 }]);
    const [first, second] = [await cart.checkout(), await cart.checkout()];
    expect(first?.checkoutUrl).not.toBe(second?.checkoutUrl);
    expect((await cart.get()).checkoutUrl).toBeUndefined();
  });

  it('makes the possible changes of several, and reports the refusals', async () => {
    const { catalog, cart } = openShop();
    const [pump, knife] = [(await catalog.product('floor-pump'))!, (await catalog.product('santoku-knife'))!];
    const items = [pump, knife].map(({ variants }) => ({ variantId: variants[0]!.id, quantity: 1 }));
    const { cart: before } = await cart.addItems(items);
    const wanted = before.items.map((item) => ({ ...item, quantity: 3 }));
    const { cart: after, errors } = await cart.updateItems(wanted);
    expect(after.items.map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect(errors).toMatchObject([
      { code: 'quantity.aboveMaximum', parameters: { maximum: 2 }, field: [before.items[1]!.id] },
    ]);
    expect(await cart.removeItems(after.items)).toMatchObject({ cart: { items: [] }, errors: [] });
  });

  it('spec §7: removes a line by its lineItemId', async () => {
    const { catalog, cart, paths } = openShop();
    const { variants } = (await catalog.product('floor-pump'))!;
    const added = await cart.addItems([{ variantId: variants[0]!.id, quantity: 1 }]);
    const { lineItemId } = added.cart.items[0]!;
    expect((await cart.removeItems([{ id: 'another', lineItemId }])).cart.items).toEqual([]);
    expect(paths().filter((path) => path.startsWith('DELETE '))).toEqual([
      expect.stringMatching(`^DELETE v3/carts/[\\w-]+/items/${lineItemId}$`),
    ]);
  });
});

it('spec §7: an address is changed and deleted by a number', async () => {
  const { customer, requests } = openShop();
  await customer.login({ email: 'robin@example.com', password: samplePassword });
  const { id, ...address } = (await customer.getAllAddresses()).items[0]!;
  expect(await customer.updateAddress({ id, address })).toEqual({ errors: [] });
  expect(requests.findLast(({ method }) => method === 'PUT')?.body).toMatchObject([{ id: Number(id) }]);
  expect(await customer.deleteAddress({ id })).toEqual({ errors: [] });
  const deletion = requests.findLast(({ method }) => method === 'DELETE');
  expect([deletion?.url.search, deletion?.body]).toEqual([`?id%3Ain=${id}`, undefined]);
});

describe('a login', () => {
  const robin = { email: 'robin@example.com', password: samplePassword };
  /** Opens the shop in several processes, of which each has another clock, and signs in on the first two. */
  async function twoDevices() {
    const sandbox = createSandbox();
    const [phone, laptop] = [openShop(sandbox), openShop(sandbox)];
    for (const { customer } of [phone, laptop]) expect(await customer.login(robin)).toEqual({ errors: [] });
    return { sandbox, phone, laptop };
  }
  const pass = ({ clock }: ReturnType<typeof open>, milliseconds: number) =>
    clock.until(new Promise<void>((resolve) => void clock.after(milliseconds, resolve)));
  const tokenOf = async ({ session }: ReturnType<typeof open>) => (await session.get('customerAccessToken'))!;

  it('is a metafield that this app alone reads, without the secret of the token', async () => {
    const { phone, laptop } = await twoDevices();
    const [, secret] = (await tokenOf(phone)).split('.');
    const made = phone.requests.find(({ method, url }) => method === 'POST' && url.pathname.endsWith('/metafields'));
    expect(made?.body).toMatchObject({ permission_set: 'app_only', namespace: 'vitrine.sessions' });
    expect(JSON.stringify(phone.requests)).not.toContain(secret);
    expect([...phone.differences, ...laptop.differences]).toEqual([]);
  });

  it('whose cookie was copied ends with the login, and no other does', async () => {
    const { sandbox, phone, laptop } = await twoDevices();
    const thief = openShop(sandbox);
    await thief.session.set('customerAccessToken', await tokenOf(phone));
    expect(await thief.customer.get()).toMatchObject({ email: robin.email });
    await phone.customer.logout();
    expect(await thief.customer.get()).toBeUndefined();
    expect(await thief.session.get('customerAccessToken')).toBeUndefined();
    expect(await laptop.customer.get()).toMatchObject({ email: robin.email });
  });

  it('that ended in another process ends here within 15 seconds', async () => {
    const { sandbox, phone } = await twoDevices();
    for (const { id } of sandbox.shop.store.all('metafield')) sandbox.shop.store.delete('metafield', String(id));
    await pass(phone, 14_000);
    expect(await phone.customer.get()).toMatchObject({ email: robin.email });
    await pass(phone, 1000);
    expect(await phone.customer.get()).toBeUndefined();
  });

  it('is looked up once in 15 seconds', async () => {
    const { phone } = await twoDevices();
    await pass(phone, 15_000);
    phone.requests.length = 0;
    await phone.customer.getAllAddresses();
    await phone.customer.get();
    expect(phone.paths().filter((path) => path.endsWith('/metafields'))).toHaveLength(1);
  });

  it('ends with a new password on all devices but this one', async () => {
    const { phone, laptop } = await twoDevices();
    expect(await phone.customer.updateCustomer({ newPassword: 'a new one' })).toEqual({ errors: [] });
    expect(await phone.customer.get()).toMatchObject({ email: robin.email });
    expect(await laptop.customer.get()).toBeUndefined();
  });

  it('remains if a new password is refused', async () => {
    const { phone, laptop } = await twoDevices();
    expect((await phone.customer.updateCustomer({ newPassword: '123' })).errors).not.toEqual([]);
    expect(await laptop.customer.get()).toMatchObject({ email: robin.email });
  });

  it('ends with a link for a new password, everywhere', async () => {
    const { sandbox, phone, laptop } = await twoDevices();
    // Forms are not part of the API that `openShop` compares.
    const guest = open((address, init) => sandbox.fetch(new Request(address, init)));
    await guest.customer.recoverPassword({ email: robin.email });
    const resetUrl = sandbox.shop.store.all('mail').at(-1)!.link!.url;
    expect(await guest.customer.resetPassword({ resetUrl, password: 'a new one' })).toEqual({ errors: [] });
    for (const { customer } of [phone, laptop]) expect(await customer.get()).toBeUndefined();
  });

  describe('in a list', () => {
    /** Opens the shop in two processes, which trust a login for 15 seconds each. Servers share the lists. */
    async function twoServers() {
      const sandbox = createSandbox({ passwordCost: 1 });
      const [clock, logins] = [createVirtualClock(), { lists: createMemoryLogins() }];
      const device = (create: typeof createCommerce, session = createMemorySession()) => {
        const fetch: Fetch = (address, init) => sandbox.fetch(new Request(address, init));
        const { customer } = create(settings, { fetch, session, clock, cache: createDataCache(), logins });
        return { session, customer };
      };
      const elsewhere = await inAnotherProcess();
      const phone = device(createCommerce);
      const laptop = device(elsewhere);
      for (const { customer } of [phone, laptop]) expect(await customer.login(robin)).toEqual({ errors: [] });
      const linkOf = async ({ customer }: typeof phone) => {
        await customer.recoverPassword({ email: robin.email });
        return sandbox.shop.store.all('mail').at(-1)!.link!.url;
      };
      return { sandbox, clock, phone, laptop, guest: device(createCommerce), linkOf };
    }

    /** Loads the adapter once more, without what this process knows of logins. */
    async function inAnotherProcess() {
      const own = globalThis as { vitrineLogins?: unknown };
      const { vitrineLogins } = own;
      delete own.vitrineLogins;
      vi.resetModules();
      onTestFinished(() => void (own.vitrineLogins = vitrineLogins));
      return (await import('../createCommerce.js')).createCommerce;
    }

    const noEnds = { match: { call: 'deleteCustomerMetafieldsId' }, fault: 'status=503' };

    it('ends with a new password, also if the platform does not end it', async () => {
      const { sandbox, clock, phone, laptop } = await twoServers();
      sandbox.faults.add(noEnds);
      const change = { newPassword: 'a new one', currentPassword: robin.password };
      expect(await clock.until(phone.customer.updateCustomer(change))).toEqual({ errors: [] });
      expect(await laptop.customer.get()).toBeUndefined();
      expect(await phone.customer.get()).toMatchObject({ email: robin.email });
    });

    it('ends with a link for a new password on all servers at once', async () => {
      const { phone, laptop, guest, linkOf } = await twoServers();
      const reset = { resetUrl: await linkOf(guest), password: 'a new one' };
      expect(await guest.customer.resetPassword(reset)).toEqual({ errors: [] });
      for (const { customer } of [phone, laptop]) expect(await customer.get()).toBeUndefined();
    });

    it('ends with a link for a new password, also if the platform does not end it', async () => {
      const { sandbox, clock, phone, laptop, guest, linkOf } = await twoServers();
      const reset = { resetUrl: await linkOf(guest), password: 'a new one' };
      sandbox.faults.add(noEnds);
      expect(await clock.until(guest.customer.resetPassword(reset))).toEqual({ errors: [] });
      for (const { customer } of [phone, laptop]) expect(await customer.get()).toBeUndefined();
    });

    it('remains after a forged link', async () => {
      const { phone, guest, linkOf } = await twoServers();
      const forged = `${await linkOf(guest)}0`;
      const { errors } = await guest.customer.resetPassword({ resetUrl: forged, password: 'a new one' });
      expect(errors).toMatchObject([{ code: 'customer.linkInvalid' }]);
      expect(await phone.customer.get()).toMatchObject({ email: robin.email });
    });
  });

  it('is ended again if the platform fails at first, and whatever becomes of another one', async () => {
    const { sandbox, phone, laptop } = await twoDevices();
    const tablet = openShop(sandbox);
    await tablet.customer.login(robin);
    const [, ofLaptop] = sandbox.shop.store.all('metafield');
    const path = `/stores/abc123/v3/customers/1/metafields/${ofLaptop!.id}`;
    sandbox.faults.add({ match: { path }, fault: 'status=503' });
    sandbox.faults.add({ match: { call: 'deleteCustomerMetafieldsId' }, fault: 'drop', times: 1 });
    const change = phone.customer.updateCustomer({ newPassword: 'a new one' });
    expect(await phone.clock.until(change)).toEqual({ errors: [] });
    expect(await tablet.customer.get()).toBeUndefined();
    expect(await laptop.customer.get()).toMatchObject({ email: robin.email });
  });

  it('is the oldest one that gives way to a new one', async () => {
    const { sandbox, phone, laptop } = await twoDevices();
    for (let more = 0; more < 19; more++) await openShop(sandbox).customer.login(robin);
    for (const device of [phone, laptop]) await pass(device, 15_000);
    expect(await phone.customer.get()).toBeUndefined();
    expect(await laptop.customer.get()).toMatchObject({ email: robin.email });
  });

  it.each(['1', '1.', '1.forged', 'robin', '.x'])('is not what %s claims', async (token) => {
    const { customer, session } = openShop();
    await session.set('customerAccessToken', token);
    expect(await customer.get()).toBeUndefined();
  });
});

describe('a forgotten password', () => {
  const pages = (location: string | undefined, cookie = 'XSRF-TOKEN=abc123; path=/') => {
    const posts: { url: string; headers: Headers; body: string }[] = [];
    const fetch: Fetch = async (url, init = {}) => {
      if (url.endsWith('/v2/store'))
        return Response.json({ name: 'Shop', currency: 'USD', secure_url: 'https://shop.test' });
      if (url.includes('/metafields')) return new Response('{}', { status: 404 });
      if (init.method === 'HEAD') return new Response(null, { headers: { 'set-cookie': cookie } });
      posts.push({ url, headers: new Headers(init.headers), body: String(init.body) });
      return new Response(null, location === undefined ? { status: 403 } : { status: 302, headers: { location } });
    };
    return { posts, fetch };
  };

  it("is requested in the store's own form, with its anti-forgery token", async () => {
    const { posts, fetch } = pages('/login.php');
    expect(await open(fetch).customer.recoverPassword({ email: 'a+b@example.com' })).toEqual({ errors: [] });
    const [post] = posts;
    expect([post?.url, post?.body]).toEqual([
      'https://shop.test/login.php?action=send_password_email',
      'email=a%2Bb%40example.com',
    ]);
    expect([post?.headers.get('x-xsrf-token'), post?.headers.get('cookie')]).toEqual(['abc123', 'XSRF-TOKEN=abc123']);
    expect(post?.headers.get('x-auth-token')).toBeNull();
  });

  it("is requested at the URL of the platform's pages, if the settings have one", async () => {
    const { posts, fetch } = pages('/login.php');
    const storeUrl = 'https://store-abc123.test/';
    await open(fetch, { storeUrl }).customer.recoverPassword({ email: 'a@example.com' });
    expect(posts[0]?.url).toBe('https://store-abc123.test/login.php?action=send_password_email');
  });

  it("passes on the link's parameters, and no others", async () => {
    const { posts, fetch } = pages('/login.php');
    const resetUrl = 'https://front.test/login.php?action=change_password&c=12&t=f%26g&password=x';
    await open(fetch).customer.resetPassword({ resetUrl, password: 'a new one' });
    expect(posts[0]?.body).toBe('c=12&t=f%26g&password=a+new+one&password_confirm=a+new+one');
  });

  it('fails if the pages differ from the expected ones', async () => {
    const ask = ({ fetch }: ReturnType<typeof pages>) =>
      open(fetch).customer.recoverPassword({ email: 'a@example.com' });
    await expect(ask(pages(undefined))).rejects.toMatchObject({ kind: 'refused', status: 403 });
    await expect(ask(pages('/login.php', 'other=1'))).rejects.toMatchObject({ kind: 'shape' });
  });
});
