import { beforeEach, describe, expect, test } from 'vitest';
import { parseFault } from '../../faults.js';
import type { Sandbox } from '../../sandbox.js';
import { bigCommerceClient } from '../../testing/bigCommerce.js';
import { testSandbox } from '../../testing/client.js';
import { testShop } from '../../testing/fixture.js';
import { fromUuid } from './ids.js';
import { cartPolicy } from './quantities.js';

interface Item {
  id: string;
  name: string;
  quantity: number;
  options?: { name: string; nameId: number; value: string; valueId: number }[];
  [field: string]: unknown;
}

interface Cart {
  id: string;
  cart_amount: number;
  line_items: { physical_items: Item[] };
  redirect_urls?: { checkout_url: string };
}

const withEngraving = {
  ...testShop,
  discounts: [{ code: 'NORTH10', percentage: 10 }],
  products: testShop.products.map((product) =>
    product.handle === 'bell'
      ? {
          ...product,
          modifiers: [{ name: 'Engraving', values: [{ name: 'None' }, { name: 'Star' }], default: 'None' }],
        }
      : product,
  ),
};

let sandbox: Sandbox;
let ask: ReturnType<typeof bigCommerceClient>;
beforeEach(() => {
  sandbox = testSandbox({ data: withEngraving });
  ask = bigCommerceClient(sandbox);
});

const product = (handle: string) => {
  const found = sandbox.shop.catalog.product(handle);
  if (!found) throw new Error(`There is no ${handle}.`);
  return found;
};

/** A line to add, with a product's only variant or the variant with this SKU. */
const line = (handle: string, quantity: number, sku?: string) => ({
  product_id: product(handle).id,
  quantity,
  ...(sku && { variant_id: sandbox.shop.catalog.variant(sku)!.id }),
});

const create = async (...items: object[]) => ask<Cart>('POST', '/v3/carts', { line_items: items });
const contents = ({ line_items: { physical_items: items } }: Cart) =>
  items.map(({ name, quantity }) => [name, quantity]);

describe('a cart', () => {
  test('is created with its first lines, and read by its id', async () => {
    const { status, data } = await create(line('bell', 2), line('jersey', 1, 'J-S-INK'));
    expect(status).toBe(201);
    expect(data.id).toMatch(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/);
    expect(contents(data)).toEqual([
      ['Bell', 2],
      ['Jersey', 1],
    ]);
    expect(data.line_items.physical_items[0]).toMatchObject({
      list_price: 25,
      sale_price: 19.99,
      extended_sale_price: 39.98,
      url: 'https://shop.test/bell/',
      image_url: 'https://shop.test/cdn/bell/1.svg',
    });
    expect(data.cart_amount).toBe(119.98);
    expect((await ask('GET', `/v3/carts/${data.id}`)).data).toEqual(data);
  });

  test('is not found under another id', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense'])
      expect((await ask('GET', `/v3/carts/${id}`)).status).toBe(404);
    expect((await ask('DELETE', '/v3/carts/nonsense')).status).toBe(404);
    expect((await ask('POST', '/v3/carts/nonsense/items', { line_items: [line('bell', 1)] })).status).toBe(404);
  });

  test('is deleted', async () => {
    const { data } = await create(line('bell', 1));
    expect((await ask('DELETE', `/v3/carts/${data.id}`)).status).toBe(204);
    expect((await ask('GET', `/v3/carts/${data.id}`)).status).toBe(404);
  });

  test('is gone after it has become an order', async () => {
    const { data } = await create(line('bell', 1));
    const address = { firstName: 'A', lastName: 'B', address1: 'C', city: 'D', countryCode: 'US' };
    sandbox.shop.placeOrder(data.id.replaceAll('-', ''), { email: 'shopper@example.com', address });
    expect((await ask('GET', `/v3/carts/${data.id}`)).status).toBe(404);
  });

  test('puts equal choices on one line, and different choices on another', async () => {
    const [engraving] = product('bell').modifiers;
    const chosen = (name: string) => [
      { option_id: engraving!.id, option_value: engraving!.values.find((value) => value.name === name)!.id },
    ];
    const { data } = await create(line('bell', 1));
    const add = async (item: object) =>
      (
        await ask<Cart>('POST', `/v3/carts/${data.id}/items?include=line_items.physical_items.options`, {
          line_items: [item],
        })
      ).data;
    expect(contents(await add(line('bell', 1)))).toEqual([['Bell', 2]]);
    const engraved = await add({ ...line('bell', 1), option_selections: chosen('Star') });
    expect(contents(engraved)).toEqual([
      ['Bell', 2],
      ['Bell', 1],
    ]);
    expect(
      engraved.line_items.physical_items.map(({ options }) => options?.map(({ name, value }) => [name, value])),
    ).toEqual([[], [['Engraving', 'Star']]]);
  });

  test('takes a variant by its options', async () => {
    const { options } = product('jersey');
    const selections = options.map(({ id, values }, index) => ({
      option_id: id,
      option_value: values.find(({ name }) => name === ['S', 'Ink'][index])!.id,
    }));
    const { data } = await create({ ...line('jersey', 1), option_selections: selections });
    expect(data.line_items.physical_items[0]?.sku).toBe('J-S-INK');
    const incomplete = await create({ ...line('jersey', 1), option_selections: selections.slice(1) });
    expect(incomplete.title).toBe('This product has options; variant ID is required.');
    expect((await create(line('jersey', 1))).status).toBe(422);
    const foreign = [{ option_id: options[0]!.id, option_value: 1 }, selections[1]];
    expect((await create({ ...line('jersey', 1), option_selections: foreign })).status).toBe(422);
  });

  test('changes a line, and removes it; without its last line, it is gone', async () => {
    const { data } = await create(line('bell', 1), line('oil', 1));
    const [bell, oil] = data.line_items.physical_items;
    const path = `/v3/carts/${data.id}/items`;
    const changed = await ask<Cart>('PUT', `${path}/${bell!.id}`, { line_item: { ...line('bell', 3) } });
    expect(changed.status).toBe(200);
    expect(contents(changed.data)).toEqual([
      ['Bell', 3],
      ['Oil', 1],
    ]);
    const removed = await ask<Cart>('DELETE', `${path}/${bell!.id}`);
    expect([removed.status, contents(removed.data)]).toEqual([200, [['Oil', 1]]]);
    expect((await ask('DELETE', `${path}/${bell!.id}`)).status).toBe(404);
    expect(await ask('DELETE', `${path}/${oil!.id}`)).toMatchObject({ status: 204, body: undefined });
    expect((await ask('GET', `/v3/carts/${data.id}`)).status).toBe(404);
  });
});

describe('a cart refuses', () => {
  test('more than the maximum of an order, or less than the minimum, with a sentence for the shopper', async () => {
    expect(await create(line('tape', 11))).toMatchObject({
      status: 422,
      title: 'You can only purchase a maximum of 10 of the Tape per order.',
    });
    expect(await create(line('tape', 1))).toMatchObject({
      status: 422,
      title: 'You need to purchase a minimum of 2 of the Tape per order.',
    });
    // The platform has no increments.
    expect((await create(line('tape', 3))).status).toBe(201);
  });

  test('more than the stock, without any change', async () => {
    const { data } = await create(line('bell', 2));
    const more = await ask('POST', `/v3/carts/${data.id}/items`, { line_items: [line('oil', 1), line('bell', 2)] });
    expect([more.status, more.title]).toEqual([422, 'There are only 3 of the Bell in stock, and 2 were asked for.']);
    expect((await ask('GET', `/v3/carts/${data.id}`)).data).toEqual(data);
    expect(await create(line('gone', 1))).toMatchObject({ status: 422, title: 'Gone is out of stock.' });
  });

  test('none of its lines if the stock falls', async () => {
    const { data } = await create(line('bell', 3));
    sandbox.shop.stock.set(sandbox.shop.catalog.variant('BELL')!, 1);
    const [bell] = data.line_items.physical_items;
    expect(contents((await ask<Cart>('GET', `/v3/carts/${data.id}`)).data)).toEqual([['Bell', 3]]);
    const path = `/v3/carts/${data.id}/items/${bell!.id}`;
    expect((await ask('PUT', path, { line_item: line('bell', 2) })).status).toBe(422);
    expect((await ask('PUT', path, { line_item: line('bell', 1) })).status).toBe(200);
  });

  test.each([
    [{}, 'line_items'],
    [{ line_items: [] }, 'line_items'],
    [{ line_items: 'bell' }, 'line_items'],
    [{ line_items: [null] }, 'line_items.0.quantity'],
    [{ line_items: [{ product_id: 1 }] }, 'line_items.0.quantity'],
    [{ line_items: [{ product_id: 1, quantity: 0 }] }, 'line_items.0.quantity'],
    [{ line_items: [{ product_id: 1, quantity: 1.5 }] }, 'line_items.0.quantity'],
    [{ line_items: [{ product_id: 'x', quantity: 1 }] }, 'line_items.0.product_id'],
    [{ line_items: [{ product_id: 1, quantity: 1 }], currency: { code: 'XXX' } }, 'currency.code'],
  ])('%j, and names the problem', async (body, path) => {
    const answer = await ask('POST', '/v3/carts', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors!)).toEqual([path]);
  });

  test('a body that is not a JSON object', async () => {
    for (const body of ['', '{', '[]', 'null', '1']) {
      const response = await sandbox.fetch(
        new Request('https://shop.test/stores/abc/v3/carts', { method: 'POST', body }),
      );
      expect([body, response.status]).toEqual([body, 400]);
    }
  });

  test('a product that the shop does not sell', async () => {
    expect((await create({ product_id: 1, quantity: 1 })).status).toBe(422);
    expect((await create({ ...line('jersey', 1), variant_id: 1 })).status).toBe(422);
  });
});

describe('a redirect URL', () => {
  const follow = async (url: string) => {
    const { status, headers } = await sandbox.fetch(new Request(url));
    return { status, location: headers.get('location') ?? '' };
  };

  test('opens the hosted checkout once', async () => {
    const { data: cart } = await create(line('bell', 1));
    const { status, data } = await ask<{ checkout_url: string; cart_url: string }>(
      'POST',
      `/v3/carts/${cart.id}/redirect_urls`,
      {},
    );
    expect(status).toBe(201);
    const first = await follow(data.checkout_url);
    expect(first.status).toBe(302);
    const page = await sandbox.fetch(new Request(new URL(first.location, 'https://shop.test')));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Bell')]);

    const second = await follow(data.checkout_url);
    const spent = await sandbox.fetch(new Request(new URL(second.location, 'https://shop.test')));
    expect([spent.status, await spent.text()]).toEqual([404, expect.stringContaining('This cart no longer exists')]);
  });

  test('comes with the cart on request, a new one each time', async () => {
    const { data } = await create(line('bell', 1));
    const read = async () => (await ask<Cart>('GET', `/v3/carts/${data.id}?include=redirect_urls`)).data.redirect_urls;
    const [first, second] = [await read(), await read()];
    expect(first?.checkout_url).not.toBe(second?.checkout_url);
    expect((await follow(first!.checkout_url)).location).toContain('?key=');
    expect((await follow(second!.checkout_url)).location).toContain('?key=');
  });

  test('is not created for a missing cart, and not opened by another cart’s link', async () => {
    expect((await ask('POST', '/v3/carts/nonsense/redirect_urls', {})).status).toBe(404);
    const [one, other] = [(await create(line('bell', 1))).data, (await create(line('oil', 1))).data];
    const { data } = await ask<{ checkout_url: string }>('POST', `/v3/carts/${one.id}/redirect_urls`, {});
    expect((await follow(data.checkout_url.replace(one.id, other.id))).location).not.toContain('key=');
  });

  test("leads to an order of the cart's lines, with the same steps as on other platforms", async () => {
    const { data } = await create(line('tape', 3));
    const address = { firstName: 'A', lastName: 'B', address1: 'C', city: 'D', countryCode: 'US' };
    const outcome = sandbox.shop.placeOrder(data.id.replaceAll('-', ''), { email: 'shopper@example.com', address });
    expect(outcome).toMatchObject({ order: { lines: [{ sku: 'TAPE', quantity: 3 }] } });
  });
});

test('a checkout has the id and the lines of its cart', async () => {
  const { data } = await create(line('bell', 2));
  const answer = await ask('GET', `/v3/checkouts/${data.id}`);
  expect(answer.data).toMatchObject({
    id: data.id,
    grand_total: 39.98,
    cart: { line_items: { physical_items: [{ name: 'Bell' }] } },
  });
  expect((await ask('GET', '/v3/checkouts/nonsense')).status).toBe(404);
});

test('spec §7: the storefront’s own URLs respond like the server’s: carts, checkouts, products', async () => {
  const storefront = bigCommerceClient(sandbox, 'https://shop.test');
  const { data, status } = await storefront<Cart>('POST', '/v3/carts', { line_items: [line('bell', 1)] });
  expect(status).toBe(201);
  const [bell] = data.line_items.physical_items;
  const changed = await storefront<Cart>('PUT', `/v3/carts/${data.id}/items/${bell!.id}`, {
    line_item: line('bell', 2),
  });
  expect(contents(changed.data)).toEqual([['Bell', 2]]);
  expect((await storefront('GET', `/v3/checkouts/${data.id}`)).status).toBe(200);
  expect((await storefront('GET', '/v3/catalog/products?limit=1')).pagination.total).toBe(5);
});

describe('faults apply to calls by neutral names and by the platform’s own', () => {
  const cases: [call: string, method: string, path: string][] = [
    ['cart.create', 'POST', '/v3/carts'],
    ['cart.add', 'POST', '/v3/carts'],
    ['createCart', 'POST', '/v3/carts'],
    ['cart.add', 'POST', '/v3/carts/x/items'],
    ['cart.update', 'PUT', '/v3/carts/x/items/y'],
    ['cart.remove', 'DELETE', '/v3/carts/x/items/y'],
    ['cart.read', 'GET', '/v3/carts/x'],
    ['checkout', 'POST', '/v3/carts/x/redirect_urls'],
    ['catalog.read', 'GET', '/v3/catalog/products?include_fields=name,inventory_level'],
    ['inventory.read', 'GET', '/v3/catalog/products?include_fields=inventory_level'],
    ['getStoreInformation', 'GET', '/v2/store'],
  ];
  test.each(cases)('%s is %s %s', async (call, method, path) => {
    const { status } = parseFault('status=503');
    sandbox.faults.add({ match: { call }, fault: 'status=503' });
    const request = new Request(`https://shop.test/stores/abc${path}`, { method });
    expect((await sandbox.fetch(request)).status).toBe(status);
  });
});

describe('a coupon', () => {
  const coupons = (id: string) => `/v3/checkouts/${id}/coupons`;

  test('is applied once, and returned under a name that cannot be decoded without an error', async () => {
    const { data: cart } = await create(line('bell', 2));
    expect((await ask('POST', coupons(cart.id), { coupon_code: 'NORTH10' })).status).toBe(200);
    expect((await ask('POST', coupons(cart.id), { coupon_code: 'NORTH10' })).status).toBe(200);
    expect((await ask('DELETE', `${coupons(cart.id)}/%E0`)).status).toBe(200);
    expect((await ask('DELETE', `${coupons(cart.id)}/NORTH10`)).status).toBe(200);
  });

  test('that does not exist is refused, also if the cart has one from another protocol', async () => {
    const { data: cart } = await create(line('bell', 1));
    const record = sandbox.shop.cart(fromUuid(cart.id))!;
    sandbox.shop.changeCart(record, { discountCodes: ['FROM-ANOTHER'] }, cartPolicy);
    expect((await ask('POST', coupons(cart.id), { coupon_code: 'NO-SUCH-CODE' })).status).toBe(409);
  });
});
