import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleShop } from '../../goods/index.js';
import { createSandbox } from '../../sandbox.js';
import { ask } from '../../testing/client.js';
import { readSeed } from './seed.js';

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
const exported = fixture('products_export.csv');

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sandbox-seed-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

describe('a products_export.csv', () => {
  const { products, collections, menu } = readSeed(exported);
  const [shirt, mug, socks] = products;

  test('returns its products in order, without drafts', () => {
    expect(products.map(({ handle }) => handle)).toEqual(['linen-shirt', 'enamel-mug', 'wool-socks']);
    expect(shirt).toMatchObject({
      title: 'Linen Shirt',
      vendor: 'Halden',
      productType: 'Shirts',
      tags: ['linen', 'summer', 'Men'],
      descriptionHtml:
        '<p>Washed linen, cut wide.</p>\n<ul>\n<li>Mother-of-pearl buttons</li>\n<li>"Slow" dye</li>\n</ul>',
      seo: { title: 'Linen Shirt | Halden', description: 'A wide shirt of washed linen, for hot days.' },
      options: [
        { name: 'Size', values: [{ name: 'S' }, { name: 'M' }] },
        { name: 'Color', values: [{ name: 'White' }, { name: 'Sand' }] },
      ],
    });
  });

  test('returns a variant for each row that has one, with its stock if it is counted', () => {
    expect(shirt?.variants).toEqual([
      { sku: 'LS-S-WHT', values: ['S', 'White'], price: 8900, stock: 4, weight: 240, image: 0 },
      { sku: 'LS-M-WHT', values: ['M', 'White'], price: 8900, stock: 0, weight: 250, image: 0 },
      { sku: 'LS-S-SND', values: ['S', 'Sand'], price: 6900, compareAtPrice: 8900, stock: 0, weight: 240, image: 1 },
      { sku: 'LS-M-SND', values: ['M', 'Sand'], price: 6900, compareAtPrice: 8900, weight: 250, image: 1 },
    ]);
    expect(mug?.options).toEqual([]);
    expect(mug?.variants).toEqual([{ sku: 'enamel-mug-1', values: [], price: 1800, weight: 310 }]);
  });

  test('distinguishes variants with the same SKU', () => {
    expect(socks?.variants.map(({ sku }) => sku)).toEqual(['SOCKS', 'SOCKS-2']);
  });

  test('returns the pictures, also of rows without a variant', () => {
    expect(mug?.images).toEqual([
      { path: 'https://cdn.example.com/files/mug.png', alt: 'Blue enamel mug', width: 1200, height: 1200 },
      { path: 'https://cdn.example.com/files/mug-above.png', alt: '', width: 1200, height: 1200 },
    ]);
  });

  test('returns a collection of everything, one for each type, and a menu of them', () => {
    expect(collections.map(({ handle, title, products: handles }) => [handle, title, handles])).toEqual([
      ['all', 'All', ['linen-shirt', 'enamel-mug', 'wool-socks']],
      ['shirts', 'Shirts', ['linen-shirt']],
      ['kitchen', 'Kitchen', ['enamel-mug']],
    ]);
    expect(menu[1]).toEqual({ title: 'Shirts', path: '/collections/shirts' });
  });

  test('may have the newer column names, a byte order mark and the line ends of Windows', () => {
    const text = readFileSync(fixture('products_export_new.csv'), 'utf8');
    const [board] = readSeed(write('new.csv', `\uFEFF${text.replaceAll('\n', '\r\n')}`)).products;
    expect(board).toMatchObject({
      handle: 'oak-board',
      title: 'Oak Board',
      tags: ['oak', 'gift'],
      variants: [
        { sku: 'OAK-30', values: ['30 cm'], price: 4200, weight: 900 },
        { sku: 'OAK-40', values: ['40 cm'], price: 5400, compareAtPrice: 6000, stock: 2, image: 1 },
      ],
      images: [{ path: 'https://cdn.example.com/files/board.jpg', alt: 'Oak board' }, { alt: '' }],
    });
    expect(board?.variants[0]).not.toHaveProperty('stock');
  });

  test.each([
    ['Handle,Title\n,Bell', 'row 2, column "Handle": is empty: every row says which product it belongs to.'],
    ['Handle,Title\nbell,', 'row 2, column "Title": is empty: the first row of a product has its title.'],
    [
      'Handle,Title,Variant Price\nbell,Bell,1\noil,Oil,"12,5"',
      'row 3, column "Variant Price": "12,5" is no price: write it as 1299.00.',
    ],
    ['URL handle,Title,Price\nbell,Bell,free', 'row 2, column "Price": "free" is no price: write it as 1299.00.'],
    [
      'Handle,Title,Image Src\nbell,Bell,bell.jpg',
      'row 2, column "Image Src": "bell.jpg" is no address: it begins with https:// where a picture is.',
    ],
    [
      'Handle,Title,Image Position,Image Src\nbell,Bell,first,https://a.test/1.jpg',
      'row 2, column "Image Position": "first" is no number.',
    ],
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant Price\nbell,Bell,Size,S,1\nbell,,,,2',
      'row 3, column "Option1 Value": is empty: a variant has a value of every option, and of Size too.',
    ],
    [
      'Name,Price\nBell,1',
      'row 1: there is no column "Handle" or "URL handle": give --seed the file that the admin exports, with its first row.',
    ],
    ['Handle,Title\nbell,"Bell', 'line 2: Quote Not Closed'],
  ])('reports where %j is wrong', (text, message) => {
    const file = write('products.csv', text);
    expect(() => readSeed(file)).toThrow(`${file}, ${message}`);
  });

  test.each([
    ['', /products\.csv is empty/],
    ['Handle,Title,Status\nbell,Bell,draft', /products\.csv has no product that is published/],
    [
      'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value\nbell,Bell,Size,S,Size,M',
      /products\.csv: .*bell has two options of one name/,
    ],
  ])('refuses %j', (text, message) => {
    expect(() => readSeed(write('products.csv', text))).toThrow(message);
  });
});

describe('a seed of JSON', () => {
  test('takes its products from a file beside it, and everything else from itself', () => {
    const data = readSeed(fixture('shop.json'));
    expect(data.shop).toEqual({ name: 'Halden', description: '', currencyCode: 'EUR', countryCode: 'NO' });
    expect(data.products).toHaveLength(3);
    expect(data.collections).toMatchObject([
      { handle: 'summer', image: { path: 'https://cdn.example.com/files/summer.jpg' } },
    ]);
    expect(data.discounts).toEqual([{ code: 'SUMMER', percentage: 15 }]);
  });

  test('can be the sample shop, with pictures at absolute addresses', () => {
    const addressed = (images: readonly { path: string; alt: string }[]) =>
      images.map(({ path, ...image }) => ({ ...image, url: `https://cdn.example.com/${path}` }));
    const seed = {
      ...sampleShop,
      products: sampleShop.products.map((product) => ({ ...product, images: addressed(product.images) })),
      collections: sampleShop.collections.map(({ image, ...collection }) => ({
        ...collection,
        ...(image && { image: addressed([image])[0] }),
      })),
    };
    const data = readSeed(write('sample.json', JSON.stringify(seed)));
    expect(data.products.map(({ variants }) => variants)).toEqual(sampleShop.products.map(({ variants }) => variants));
    expect(data.customers).toEqual(sampleShop.customers);
  });

  test.each([
    ['{', /seed\.json is not JSON: /],
    ['[]', /seed\.json: the seed must be object\./],
    [
      '{"products":[{"handle":"bell","title":"Bell","variants":[{"price":"12"}]}]}',
      /seed\.json: products\[0\]\.variants\[0\]\.price must be number\./,
    ],
    [
      '{"products":[{"handle":"bell","title":"Bell","variants":[{}]}]}',
      /seed\.json: products\[0\]\.variants\[0\] must have required property 'price'\./,
    ],
    ['{"products":[],"colour":"red"}', /seed\.json: the seed must NOT have additional properties: "colour"\./],
    ['{"products":[]}', /seed\.json has no product/],
    ['{"products":"none.csv"}', /none\.csv cannot be read/],
    [
      '{"products":[{"handle":"bell","title":"Bell","options":[{"name":"Size","values":[{"name":"M"}]}],"variants":[{"price":1,"values":["S"]}]}]}',
      /seed\.json: The variant bell-1 has the values \[S\]/,
    ],
  ])('reports the problem of %j', (text, message) => {
    expect(() => readSeed(write('seed.json', text))).toThrow(message);
  });
});

test.each([
  ['none.json', /none\.json cannot be read: give --seed one that is there/],
  ['products.xlsx', /products\.xlsx is not a seed: set --seed to a \.json file or a products_export\.csv/],
])('no seed is %s', (file, message) => {
  expect(() => readSeed(file)).toThrow(message);
});

test('every protocol returns the pictures of a seed at their own addresses', async () => {
  const sandbox = createSandbox({ data: readSeed(exported) });
  const url = 'https://cdn.example.com/files/mug.png';
  const { product } = await ask<{ product: { featuredImage: { url: string } } }>(
    sandbox,
    '{ product(handle: "enamel-mug") { featuredImage { url } } }',
  );
  expect(product.featuredImage.url).toBe(url);
  const get = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await sandbox.fetch(`https://shop.test${path}`, init)).json();
  expect(await get('/products/enamel-mug.js')).toMatchObject({ featured_image: url.replace('https:', '') });
  expect(
    await get('/stores/any/v3/catalog/products?include=images', { headers: { 'x-auth-token': 'any' } }),
  ).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({
        name: 'Enamel Mug',
        images: expect.arrayContaining([expect.objectContaining({ url_standard: url })]),
      }),
    ]),
  });
  const search = {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'any', 'x-algolia-api-key': 'any' },
    body: '{"query":"mug"}',
  };
  expect(await get('/1/indexes/products/query', search)).toMatchObject({ hits: [{ images: [{ src: url }, {}] }] });
});
