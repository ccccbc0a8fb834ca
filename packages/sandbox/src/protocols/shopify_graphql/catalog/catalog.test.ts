import { describe, expect, test } from 'vitest';
import { ask, origin, send, testSandbox } from '../../../testing/client.js';

const sandbox = testSandbox();

const product = async (handle: string, fields: string, variables: Record<string, unknown> = {}, head = '') => {
  const query = `query(${['$handle: String', head].filter(Boolean).join(', ')}) { product(handle: $handle) { ${fields} } }`;
  const { product: found } = await ask<{ product: Record<string, unknown> }>(sandbox, query, { handle, ...variables });
  return found;
};

describe('product', () => {
  test('returns all its fields', async () => {
    expect(
      await product(
        'bell',
        `handle title vendor productType tags description short: description(truncateAt: 8) descriptionHtml
         availableForSale totalInventory onlineStoreUrl isGiftCard publishedAt seo { title }
         featuredImage { url altText width height }
         priceRange { minVariantPrice { amount currencyCode } } compareAtPriceRange { maxVariantPrice { amount } }
         variantsCount { count precision }`,
      ),
    ).toEqual({
      handle: 'bell',
      title: 'Bell',
      vendor: 'Tern',
      productType: 'Thing',
      tags: ['small'],
      description: 'Bell Loud & clear.',
      short: 'Bell ...',
      descriptionHtml: '<h2>Bell</h2><p>Loud &amp; <em>clear</em>.</p>',
      availableForSale: true,
      totalInventory: 3,
      onlineStoreUrl: `${origin}/products/bell`,
      isGiftCard: false,
      publishedAt: '2026-01-03T00:00:00Z',
      seo: { title: null },
      featuredImage: { url: `${origin}/cdn/bell/1.svg`, altText: 'Bell', width: 1200, height: 1500 },
      priceRange: { minVariantPrice: { amount: '19.99', currencyCode: 'USD' } },
      compareAtPriceRange: { maxVariantPrice: { amount: '25.0' } },
      variantsCount: { count: 1, precision: 'EXACT' },
    });
  });

  test('has variants with price, stock and rule', async () => {
    const fields = `variants(first: 5) { nodes { title sku availableForSale quantityAvailable price { amount }
      compareAtPrice { amount } selectedOptions { name value } image { altText }
      quantityRule { minimum maximum increment } product { handle } } }`;
    expect(await product('jersey', fields)).toMatchObject({
      variants: {
        nodes: [
          { title: 'S / Green', availableForSale: false, quantityAvailable: 0, image: { altText: 'Green jersey' } },
          { title: 'S / Ink', availableForSale: true, quantityAvailable: 5, image: { altText: 'Ink jersey' } },
          { title: 'M / Green', price: { amount: '90.5' }, compareAtPrice: null, product: { handle: 'jersey' } },
        ],
      },
    });
    expect(await product('tape', fields)).toMatchObject({
      variants: { nodes: [{ image: null, quantityRule: { minimum: 2, maximum: 10, increment: 2 } }] },
    });
    expect(await product('oil', fields)).toMatchObject({
      variants: {
        nodes: [
          {
            quantityAvailable: null,
            availableForSale: true,
            selectedOptions: [{ name: 'Title', value: 'Default Title' }],
            quantityRule: { minimum: 1, maximum: null, increment: 1 },
          },
        ],
      },
    });
  });

  test('has options with swatches, and a variant for each value that has one', async () => {
    expect(
      await product(
        'jersey',
        'options { name optionValues { name swatch { color } firstSelectableVariant { title } } }',
      ),
    ).toEqual({
      options: [
        {
          name: 'Size',
          optionValues: [
            { name: 'S', swatch: null, firstSelectableVariant: { title: 'S / Ink' } },
            { name: 'M', swatch: null, firstSelectableVariant: { title: 'M / Green' } },
            { name: 'L', swatch: null, firstSelectableVariant: null },
          ],
        },
        {
          name: 'Colour',
          optionValues: [
            { name: 'Green', swatch: { color: '#1E4D40' }, firstSelectableVariant: { title: 'M / Green' } },
            { name: 'Ink', swatch: null, firstSelectableVariant: { title: 'S / Ink' } },
          ],
        },
      ],
    });
  });

  const select = (...pairs: [string, string][]) => pairs.map(([name, value]) => ({ name, value }));

  test.each([
    ['the whole of it', select(['Size', 'S'], ['Colour', 'Ink']), '', 'S / Ink', 'S / Ink'],
    ['in any order', select(['Colour', 'Ink'], ['Size', 'S']), '', 'S / Ink', 'S / Ink'],
    ['a sold-out one', select(['Size', 'S'], ['Colour', 'Green']), '', 'S / Green', 'S / Green'],
    ['what exists in no variant', select(['Size', 'M'], ['Colour', 'Ink']), '', null, 'S / Ink'],
    ['a part of it', select(['Size', 'M']), '', null, 'S / Ink'],
    ['nothing', [], '', null, 'S / Ink'],
    ['with other letters', select(['size', 's'], ['colour', 'INK']), '', null, 'S / Ink'],
    [
      'with other letters, as allowed',
      select(['size', 's'], ['colour', 'green']),
      ', caseInsensitiveMatch: true',
      'S / Green',
      'S / Green',
    ],
    [
      'with an option that it has not',
      select(['Size', 'S'], ['Colour', 'Green'], ['Belt', 'X']),
      '',
      null,
      'S / Green',
    ],
  ])('finds a variant by %s', async (_, selectedOptions, more, exact, selected) => {
    const found = await product(
      'jersey',
      `variantBySelectedOptions(selectedOptions: $s${more}) { title }
       selectedOrFirstAvailableVariant(selectedOptions: $s${more}) { title }`,
      { s: selectedOptions },
      '$s: [SelectedOptionInput!]!',
    );
    expect(found).toEqual({
      variantBySelectedOptions: exact && { title: exact },
      selectedOrFirstAvailableVariant: { title: selected },
    });
  });

  test('has neighbours: variants that differ by one choice', async () => {
    expect(
      await product(
        'jersey',
        'adjacentVariants(selectedOptions: $s) { title }',
        { s: select(['Size', 'S'], ['Colour', 'Green']) },
        '$s: [SelectedOptionInput!]',
      ),
    ).toEqual({ adjacentVariants: [{ title: 'S / Ink' }, { title: 'M / Green' }] });
  });

  test('has media that any client can read in its own form', async () => {
    expect(
      await product(
        'jersey',
        `media(first: 1) { edges { node { __typename alt mediaContentType
           ... on MediaImage { image { url(transform: { maxWidth: 200, scale: 2, crop: CENTER }) } }
           ... on Video { sources { url } } ... on Model3d { sources { url } } ... on ExternalVideo { embedUrl } } } }
         images(first: 5) { nodes { url } }`,
      ),
    ).toMatchObject({
      media: {
        edges: [
          {
            node: {
              __typename: 'MediaImage',
              alt: 'Green jersey',
              mediaContentType: 'IMAGE',
              image: { url: `${origin}/cdn/jersey/1.svg?width=400&crop=center` },
            },
          },
        ],
      },
      images: { nodes: [{ url: `${origin}/cdn/jersey/1.svg` }, { url: `${origin}/cdn/jersey/2.svg` }] },
    });
  });

  test('is null if it is unknown, and has no picture if the data has none', async () => {
    expect(await product('car', 'title')).toBeNull();
    expect(await product('tape', 'featuredImage { url } media(first: 1) { nodes { id } }')).toEqual({
      featuredImage: null,
      media: { nodes: [] },
    });
  });

  test('has the price in the country of the query', async () => {
    const prices = async (country: string) =>
      ask(
        sandbox,
        `query($country: CountryCode) @inContext(country: $country, language: EN) {
          product(handle: "bell") { priceRange { minVariantPrice { amount currencyCode } } } }`,
        { country },
      );
    expect(await prices('DE')).toMatchObject({
      product: { priceRange: { minVariantPrice: { amount: '18.9', currencyCode: 'EUR' } } },
    });
    expect(await prices('JP')).toMatchObject({
      product: { priceRange: { minVariantPrice: { amount: '2999.0', currencyCode: 'JPY' } } },
    });
  });
});

describe('lists', () => {
  const titles = async (list: string, args: string) => {
    const data = await ask<Record<string, { nodes: { title: string }[] }>>(
      sandbox,
      `{ ${list}(${args}) { nodes { title } } }`,
    );
    return data[list]?.nodes.map(({ title }) => title).join(' ');
  };

  test.each([
    ['first: 9', 'Bell Jersey Tape Oil Gone'],
    ['first: 2, reverse: true', 'Gone Oil'],
    ['first: 9, sortKey: TITLE', 'Bell Gone Jersey Oil Tape'],
    ['first: 9, sortKey: PRICE', 'Gone Tape Oil Bell Jersey'],
    ['first: 2, sortKey: PRICE, reverse: true', 'Jersey Bell'],
    ['first: 2, sortKey: BEST_SELLING', 'Jersey Bell'],
    ['first: 2, sortKey: CREATED_AT, reverse: true', 'Bell Jersey'],
    ['first: 1, sortKey: VENDOR, reverse: true', 'Bell'],
  ])('products(%s) are %s', async (args, expected) => expect(await titles('products', args)).toBe(expected));

  test('collections come in order', async () => {
    expect(await titles('collections', 'first: 9')).toBe('All None');
    expect(await titles('collections', 'first: 1, sortKey: TITLE, reverse: true')).toBe('None');
  });

  test('a collection has its products in its own order, and in other orders', async () => {
    const query = `{ collection(handle: "all") { title description image { url }
      products(first: 2) { nodes { title } pageInfo { hasNextPage } }
      newest: products(first: 1, sortKey: CREATED, reverse: true) { nodes { title } } } }`;
    expect(await ask(sandbox, query)).toEqual({
      collection: {
        title: 'All',
        description: 'All of it.',
        image: { url: `${origin}/cdn/collections/all.svg` },
        products: { nodes: [{ title: 'Oil' }, { title: 'Bell' }], pageInfo: { hasNextPage: true } },
        newest: { nodes: [{ title: 'Bell' }] },
      },
    });
    expect(await ask(sandbox, '{ collection(handle: "cars") { title } }')).toEqual({ collection: null });
  });

  test('a product knows its collections', async () => {
    expect(await product('oil', 'collections(first: 5) { nodes { handle } }')).toEqual({
      collections: { nodes: [{ handle: 'all' }] },
    });
  });
});

describe('nodes', () => {
  test('are found by their ids', async () => {
    const { product: found } = await ask<{
      product: { id: string; options: { id: string }[]; variants: { nodes: { id: string }[] } };
    }>(sandbox, '{ product(handle: "bell") { id options { id } variants(first: 1) { nodes { id } } } }');
    const ids = [found.id, found.options[0]!.id, found.variants.nodes[0]!.id, 'gid://shopify/Product/1'];
    expect(
      await ask(
        sandbox,
        `query($ids: [ID!]!, $id: ID!) { nodes(ids: $ids) { __typename ... on Product { title } ... on ProductVariant { sku } }
          node(id: $id) { id } product(id: $id) { handle } }`,
        { ids, id: found.id },
      ),
    ).toEqual({
      nodes: [
        { __typename: 'Product', title: 'Bell' },
        { __typename: 'ProductOption' },
        { __typename: 'ProductVariant', sku: 'BELL' },
        null,
      ],
      node: { id: found.id },
      product: { handle: 'bell' },
    });
  });

  test('are refused for an invalid id', async () => {
    const { errors } = await send(sandbox, '{ node(id: "7") { id } }');
    expect(errors?.[0]?.message).toBe("Invalid global id '7'");
    const { errors: others } = await send(sandbox, '{ product(id: "gid://shopify/Collection/7") { id } }');
    expect(others?.[0]?.message).toMatch(/Invalid global id/);
  });
});

test('the shop describes itself and its menu', async () => {
  expect(
    await ask(
      sandbox,
      `{ shop { name description primaryDomain { url host sslEnabled } paymentSettings { currencyCode enabledPresentmentCurrencies } }
         menu(handle: "main-menu") { itemsCount items { title type url resource { __typename ... on Collection { handle } } items { title type url } } }
         none: menu(handle: "other") { title } }`,
    ),
  ).toEqual({
    shop: {
      name: 'Test Shop',
      description: 'For tests.',
      primaryDomain: { url: origin, host: 'shop.test', sslEnabled: true },
      paymentSettings: { currencyCode: 'USD', enabledPresentmentCurrencies: ['USD', 'EUR', 'JPY'] },
    },
    menu: {
      itemsCount: 3,
      items: [
        {
          title: 'Shop',
          type: 'COLLECTION',
          url: `${origin}/collections/all`,
          resource: { __typename: 'Collection', handle: 'all' },
          items: [{ title: 'Bell', type: 'PRODUCT', url: `${origin}/products/bell` }],
        },
        {
          title: 'Brands',
          type: 'HTTP',
          url: null,
          resource: null,
          items: [{ title: 'Skerry', type: 'HTTP', url: `${origin}/brands/skerry` }],
        },
        { title: 'About', type: 'HTTP', url: `${origin}/about`, resource: null, items: [] },
      ],
    },
    none: null,
  });
});

test('collections are sorted by their last change', async () => {
  const { up, down } = await ask<Record<'up' | 'down', { nodes: unknown[] }>>(
    sandbox,
    `{ up: collections(first: 9, sortKey: UPDATED_AT) { nodes { handle updatedAt } }
       down: collections(first: 9, sortKey: UPDATED_AT, reverse: true) { nodes { handle updatedAt } } }`,
  );
  const dates = [
    { handle: 'none', updatedAt: '2026-01-04T00:00:00Z' },
    { handle: 'all', updatedAt: '2026-01-05T00:00:00Z' },
  ];
  expect([up.nodes, down.nodes]).toEqual([dates, [...dates].reverse()]);
});
