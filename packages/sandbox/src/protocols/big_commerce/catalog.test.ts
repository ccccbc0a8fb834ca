import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.js';
import { bigCommerceClient, contract } from '../../testing/bigCommerce.js';
import { testSandbox } from '../../testing/client.js';

interface Product {
  id: number;
  name: string;
  custom_url: { url: string };
  variants: Variant[];
  options: { id: number; display_name: string; option_values: { id: number; label: string; is_default: boolean }[] }[];
  [field: string]: unknown;
}

interface Variant {
  id: number;
  sku: string;
  option_values: { id: number; label: string; option_id: number }[];
  [field: string]: unknown;
}

const sandbox = testSandbox();
const ask = bigCommerceClient(sandbox);
const { catalog, pricing, stock } = sandbox.shop;

const idOf = (handle: string): number => {
  const product = catalog.product(handle);
  if (!product) throw new Error(`There is no ${handle}.`);
  return product.id;
};

const names = async (query: string) =>
  (await ask<Product[]>('GET', `/v3/catalog/products?${query}`)).data.map(({ name }) => name);

test.skipIf(contract)(
  'the responses are not checked against OpenAPI files: VITRINE_CONTRACTS does not name their folder',
  () => {
    expect(process.env.VITRINE_CONTRACTS).toBeUndefined();
  },
);

test.runIf(contract)('the OpenAPI files reject a response that differs', () => {
  const exchange = { method: 'GET', path: '/v3/catalog/brands', status: 200 };
  const brand = { id: 1, name: 'Tern' };
  expect(contract?.differences({ ...exchange, responseBody: { data: [brand] } })).toEqual([]);
  expect(contract?.differences({ ...exchange, responseBody: { data: [{ ...brand, id: 'one' }] } })).toHaveLength(1);
  expect(contract?.differences({ ...exchange, responseBody: { data: [{ ...brand, nmae: 'Tern' }] } })).toHaveLength(1);
  expect(contract?.differences({ ...exchange, path: '/v3/catalog/brands?colour=red', responseBody: {} })).toHaveLength(
    1,
  );
  expect(contract?.differences({ ...exchange, status: 201, responseBody: {} })).toHaveLength(1);
});

describe('products', () => {
  test("are listed with the platform's pagination", async () => {
    const first = await ask<Product[]>('GET', '/v3/catalog/products?limit=2');
    expect(first.data.map(({ name }) => name)).toEqual(['Bell', 'Jersey']);
    expect(first.pagination).toMatchObject({ total: 5, count: 2, per_page: 2, current_page: 1, total_pages: 3 });
    const last = await ask<Product[]>('GET', '/v3/catalog/products?limit=2&page=3');
    expect(last.data.map(({ name }) => name)).toEqual(['Gone']);
    expect((await ask<Product[]>('GET', '/v3/catalog/products?limit=2&page=4')).data).toEqual([]);
  });

  test('are 50 a page, at most 250, and 10 with options or modifiers', async () => {
    const sizeOf = async (query: string) => (await ask('GET', `/v3/catalog/products?${query}`)).pagination.per_page;
    expect(await sizeOf('')).toBe(50);
    expect(await sizeOf('limit=250')).toBe(250);
    expect((await sandbox.fetch(new Request('https://shop.test/v3/catalog/products?limit=9999'))).status).toBe(200);
    expect(await sizeOf('limit=250&include=images,variants')).toBe(250);
    expect(await sizeOf('limit=250&include=options')).toBe(10);
    expect(await sizeOf('include=modifiers')).toBe(10);
  });

  test('are found by id, name, SKU, brand, category and words', async () => {
    expect(await names(`id:in=${idOf('oil')},${idOf('bell')},4`)).toEqual(['Bell', 'Oil']);
    expect(await names(`id=${idOf('oil')}`)).toEqual(['Oil']);
    expect(await names(`id:not_in=${idOf('oil')},${idOf('bell')}`)).toEqual(['Jersey', 'Tape', 'Gone']);
    expect(await names('name=Bell')).toEqual(['Bell']);
    expect(await names('sku=J-S-INK')).toEqual(['Jersey']);
    expect(await names('sku:in=TAPE,OIL')).toEqual(['Tape', 'Oil']);
    expect(await names('keyword=loud%20tern')).toEqual(['Bell']);
    expect(await names('keyword=nothing')).toEqual([]);
    const brands = await ask<{ id: number; name: string }[]>('GET', '/v3/catalog/brands');
    expect(await names(`brand_id=${brands.data.find(({ name }) => name === 'Tern')?.id}`)).toEqual(['Bell']);
    expect(await names(`categories:in=${catalog.collection('none')!.id}`)).toEqual([]);
    expect(await names(`categories:in=${catalog.collection('all')!.id}&keyword=oil`)).toEqual(['Oil']);
  });

  test('are sorted', async () => {
    expect(await names('sort=name')).toEqual(['Bell', 'Gone', 'Jersey', 'Oil', 'Tape']);
    expect(await names('sort=price&direction=desc&limit=2')).toEqual(['Jersey', 'Bell']);
    expect(await names('sort=total_sold&direction=desc&limit=2')).toEqual(['Jersey', 'Bell']);
    expect(await names('sort=id&direction=desc&limit=2')).toEqual(['Bell', 'Jersey']);
    pricing.set(catalog.variant('BELL')!, 1);
    expect(await names('sort=calculated_price&limit=1')).toEqual(['Bell']);
    pricing.reset();
    expect(await names('sort=calculated_price&direction=desc&limit=2')).toEqual(['Jersey', 'Bell']);
  });

  test('include the requested parts, and only the requested fields', async () => {
    const { data } = await ask<Product>('GET', `/v3/catalog/products/${idOf('jersey')}`);
    expect(data.variants).toBeUndefined();
    const path = `/v3/catalog/products/${idOf('jersey')}?include=variants,images,options,modifiers`;
    const full = (await ask<Product>('GET', path)).data;
    expect(full.variants.map(({ sku }) => sku)).toEqual(['J-S-GREEN', 'J-S-INK', 'J-M-GREEN']);
    expect(full.options.map(({ display_name: name }) => name)).toEqual(['Size', 'Colour']);
    expect(full.images).toHaveLength(2);
    const narrow = await ask<Product[]>(
      'GET',
      '/v3/catalog/products?include_fields=custom_url&include=variants&limit=1',
    );
    expect(Object.keys(narrow.data[0]!).sort()).toEqual(['custom_url', 'id', 'variants']);
    const without = await ask<Product>('GET', `/v3/catalog/products/${idOf('bell')}?exclude_fields=description`);
    expect(without.data).not.toHaveProperty('description');
    expect(without.data.name).toBe('Bell');
  });

  test('have variants whose values belong to the options', async () => {
    const path = `/v3/catalog/products/${idOf('jersey')}?include=variants,options`;
    const { variants, options } = (await ask<Product>('GET', path)).data;
    for (const { option_values: chosen } of variants) {
      expect(chosen.map((value) => value.option_id)).toEqual(options.map(({ id }) => id));
      for (const value of chosen) {
        const option = options.find(({ id }) => id === value.option_id);
        expect(option?.option_values.find(({ id }) => id === value.id)?.label).toBe(value.label);
      }
    }
  });

  test('have prices as numbers in major units, reduced ones beside the regular ones', async () => {
    const { data } = await ask<Product>('GET', `/v3/catalog/products/${idOf('bell')}?include=variants`);
    const prices = { price: 25, sale_price: 19.99, calculated_price: 19.99 };
    expect(data).toMatchObject({ ...prices, variants: [prices] });
  });

  test('count their stock themselves, or by variant, or not at all', async () => {
    const read = async (handle: string) =>
      (await ask<Product>('GET', `/v3/catalog/products/${idOf(handle)}?include=variants`)).data;
    expect(await read('bell')).toMatchObject({ inventory_tracking: 'product', inventory_level: 3 });
    const jersey = await read('jersey');
    expect(jersey).toMatchObject({ inventory_tracking: 'variant', inventory_level: 6 });
    expect(jersey.variants.map((variant) => variant.inventory_level)).toEqual([0, 5, 1]);
    expect(await read('oil')).toMatchObject({ inventory_tracking: 'none', inventory_level: 0 });
    stock.set(catalog.variant('J-M-GREEN')!, 4);
    expect((await read('jersey')).inventory_level).toBe(9);
    stock.set(catalog.variant('J-M-GREEN')!, 1);
  });

  test('have the limits of an order; 0 means no limit', async () => {
    const { data } = await ask<Product[]>('GET', `/v3/catalog/products?id:in=${idOf('tape')},${idOf('bell')}`);
    expect(data.map((product) => [product.order_quantity_minimum, product.order_quantity_maximum])).toEqual([
      [1, 0],
      [2, 10],
    ]);
  });

  test('are not found under other ids', async () => {
    for (const id of ['1', '0', 'bell', '99999999999999999999'])
      expect((await ask('GET', `/v3/catalog/products/${id}`)).status).toBe(404);
  });

  test.each([
    'colour=red',
    'limit=x',
    'limit=0',
    'page=0',
    'id:in=a',
    'sort=colour',
    'include=everything',
    'is_visible=2',
  ])('are refused for ?%s', async (query) => {
    const answer = await ask('GET', `/v3/catalog/products?${query}`);
    expect(answer.status).toBe(422);
    expect(answer.title).toBeTruthy();
  });
});

describe('variants', () => {
  test('are found by id, SKU and product', async () => {
    const skus = async (query: string) =>
      (await ask<Variant[]>('GET', `/v3/catalog/variants?${query}`)).data.map(({ sku }) => sku);
    expect(await skus(`product_id:in=${idOf('jersey')},${idOf('oil')}`)).toEqual([
      'J-S-GREEN',
      'J-S-INK',
      'J-M-GREEN',
      'OIL',
    ]);
    expect(await skus(`id=${catalog.variant('TAPE')!.id}`)).toEqual(['TAPE']);
    expect(await skus('sku=OIL')).toEqual(['OIL']);
    expect(await skus('id=1')).toEqual([]);
    const own = await ask<Variant[]>('GET', `/v3/catalog/products/${idOf('bell')}/variants`);
    expect(own.data.map(({ sku }) => sku)).toEqual(['BELL']);
  });
});

describe('brands and categories', () => {
  test('brands are the manufacturers of the goods', async () => {
    const { data } = await ask<{ id: number; name: string; custom_url: { url: string } }[]>(
      'GET',
      '/v3/catalog/brands',
    );
    expect(data.map(({ name, custom_url: { url } }) => [name, url])).toEqual([
      ['Tern', '/brands/tern/'],
      ['Northlane', '/brands/northlane/'],
    ]);
    expect((await ask('GET', `/v3/catalog/brands/${data[0]!.id}`)).data).toEqual(data[0]);
    expect((await ask('GET', '/v3/catalog/brands/3')).status).toBe(404);
    const byName = await ask<{ name: string }[]>('GET', '/v3/catalog/brands?sort=name&direction=desc');
    expect(byName.data.map(({ name }) => name)).toEqual(['Tern', 'Northlane']);
    const some = await ask<{ name: string }[]>('GET', `/v3/catalog/brands?id:in=${data[1]!.id}`);
    expect(some.data.map(({ name }) => name)).toEqual(['Northlane']);
  });

  test('categories are the collections, in the merchant’s own order of products', async () => {
    const { data } = await ask<{ id: number; name: string }[]>('GET', '/v3/catalog/categories?is_visible=true');
    expect(data.map(({ name }) => name)).toEqual(['All', 'None']);
    const [all] = data;
    expect((await ask('GET', `/v3/catalog/categories/${all!.id}`)).data).toEqual(all);
    const order = await ask<{ product_id: number }[]>(
      'GET',
      `/v3/catalog/categories/${all!.id}/products/sort-order?limit=3&page=1`,
    );
    expect(order.data.map((place) => place.product_id)).toEqual(['oil', 'bell', 'jersey'].map(idOf));
    expect(order.pagination).toMatchObject({ total: 5, total_pages: 2 });
    expect((await ask('GET', '/v3/catalog/categories/3')).status).toBe(404);
  });

  test('the store has its name and currency', async () => {
    const { body } = await ask('GET', '/v2/store');
    expect(body).toMatchObject({
      name: 'Test Shop',
      currency: 'USD',
      decimal_places: 2,
      secure_url: 'https://shop.test',
    });
  });
});

describe('a URL', () => {
  test('belongs to a store, whose token it requires, or to a storefront’s own server, which has it', async () => {
    const guarded = testSandbox({ accessToken: 'right' });
    const status = async (path: string, token?: string) =>
      (
        await guarded.fetch(
          new Request(`https://shop.test${path}`, { headers: token ? { 'x-auth-token': token } : {} }),
        )
      ).status;
    expect(await status('/stores/abc/v3/catalog/products', 'right')).toBe(200);
    expect(await status('/stores/abc/v3/catalog/products', 'wrong')).toBe(401);
    expect(await status('/stores/abc/v2/store')).toBe(401);
    expect(await status('/v3/catalog/products')).toBe(200);
  });

  test('that does not exist is 404, and a wrong method is 405', async () => {
    const status = async (method: string, path: string) =>
      (await sandbox.fetch(new Request(`https://shop.test/stores/abc${path}`, { method }))).status;
    expect(await status('GET', '/v3/catalogue')).toBe(404);
    expect(await status('GET', '/v2/orders/toString')).toBe(404);
    expect(await status('DELETE', '/v3/catalog/products')).toBe(405);
  });
});

test("the whole sample shop has the platform's format", async () => {
  const askSample = bigCommerceClient(createSandbox());
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await askSample(
      'GET',
      `/v3/catalog/products?include=variants,images,options,modifiers&limit=10&page=${page}`,
    );
    pages = answer.pagination.total_pages;
    expect(answer.status).toBe(200);
  }
  expect((await askSample('GET', '/v3/catalog/categories')).status).toBe(200);
  expect((await askSample('GET', '/v3/catalog/brands')).status).toBe(200);
});
