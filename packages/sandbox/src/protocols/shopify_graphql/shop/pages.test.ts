/** Queries of a storefront's pages for data other than products. */
import { decodeEncodedVariant } from '@shopify/hydrogen-react';
import { describe, expect, test } from 'vitest';
import { cases, sampleShop } from '../../../goods/index.js';
import { createSandbox } from '../../../sandbox.js';
import { ask, origin, testSandbox } from '../../../testing/client.js';

const sandbox = createSandbox();
const bare = testSandbox();

describe('a header and a footer', () => {
  test('have the brand, and menus whose items have targets', async () => {
    const data = await ask<{ footer: { items: { type: string }[] } }>(
      sandbox,
      `{ shop { brand { slogan logo { image { id url } } squareLogo { image { width } } colors { primary { background } } } }
         header: menu(handle: "main-menu") { items { title items { type resource { ... on Collection { handle } } } } }
         footer: menu(handle: "footer") { items { type url resource { ... on Blog { title } ... on ShopPolicy { title } } } } }`,
    );
    expect(data).toMatchObject({
      shop: {
        brand: {
          slogan: 'Made to last',
          logo: {
            image: {
              id: expect.stringContaining('gid://shopify/ImageSource/') as string,
              url: `${origin}/cdn/brand/logo.svg`,
            },
          },
          squareLogo: { image: { width: 512 } },
          colors: { primary: [{ background: '#1E4D40' }] },
        },
      },
      header: {
        items: [{ items: [{ type: 'COLLECTION', resource: { handle: 'bikes' } }, {}, {}, {}, {}] }, {}, {}, {}],
      },
    });
    expect(data.footer.items.map(({ type }) => type)).toEqual([
      'BLOG',
      ...['PAGE', 'PAGE'],
      ...['SHOP_POLICY', 'SHOP_POLICY', 'SHOP_POLICY', 'SHOP_POLICY'],
    ]);
  });

  test('have a logo that can be fetched', async () => {
    for (const name of ['logo', 'mark']) {
      const response = await sandbox.fetch(`${origin}/cdn/brand/${name}.svg`);
      expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/^<svg xmlns=/)]);
    }
  });

  test('are empty if the shop has no data', async () => {
    expect(
      await ask(
        bare,
        `{ shop { brand { slogan } privacyPolicy { id } subscriptionPolicy { handle } metafields(identifiers: [{ key: "a" }]) { id } }
           menu(handle: "footer") { id } blogs(first: 1) { nodes { id } } page(handle: "about") { id } metaobject(handle: { type: "a", handle: "b" }) { id }
           metaobjects(type: "a", first: 1) { nodes { id } } locations(first: 1) { nodes { id } } }`,
      ),
    ).toEqual({
      shop: { brand: null, privacyPolicy: null, subscriptionPolicy: null, metafields: [null] },
      menu: null,
      blogs: { nodes: [] },
      page: null,
      metaobject: null,
      metaobjects: { nodes: [] },
      locations: { nodes: [] },
    });
  });
});

describe('a text', () => {
  test('are found by handle, by id and as any node', async () => {
    const fields = 'id handle title body url';
    const { shop } = await ask<{ shop: { refundPolicy: { id: string } } }>(
      sandbox,
      `{ shop { refundPolicy { ${fields} } } }`,
    );
    expect(shop.refundPolicy).toMatchObject({ handle: 'refund-policy', url: `${origin}/policies/refund-policy` });
    const { page } = await ask<{ page: { id: string } }>(
      sandbox,
      '{ page(handle: "faq") { id bodySummary seo { title } } }',
    );
    const { article } = await ask<{ article: { found: { id: string } } }>(
      sandbox,
      '{ article: blog(handle: "journal") { found: articleByHandle(handle: "wheels-by-ear") { id } } }',
    );
    expect(
      await ask(
        sandbox,
        `query($ids: [ID!]!) { nodes(ids: $ids) {
          ... on ShopPolicy { title } ... on Page { title } ... on Article { title image { id } blog { handle } authorV2 { name } } } }`,
        { ids: [shop.refundPolicy.id, page.id, article.found.id] },
      ),
    ).toEqual({
      nodes: [
        { title: 'Returns' },
        { title: 'Questions that we are asked' },
        {
          title: 'Truing wheels by ear',
          image: { id: expect.stringContaining('gid://shopify/ArticleImage/') as string },
          blog: { handle: 'journal' },
          authorV2: { name: 'Northlane workshop' },
        },
      ],
    });
  });

  test('are written as HTML only if they are HTML', async () => {
    const [blog] = sampleShop.content!.blogs;
    const [first] = blog!.articles;
    const article = { ...first!, excerpt: 'Oil & <wool>' };
    const written = createSandbox({
      data: { ...sampleShop, content: { ...sampleShop.content!, blogs: [{ ...blog!, articles: [article] }] } },
    });
    expect(await ask(written, '{ articles(first: 1) { nodes { excerpt excerptHtml } } }')).toEqual({
      articles: { nodes: [{ excerpt: 'Oil & <wool>', excerptHtml: '<p>Oil &amp; &lt;wool&gt;</p>' }] },
    });
  });

  test('are listed page by page, newest first on request', async () => {
    const { blog } = await ask<{ blog: { articles: { nodes: { publishedAt: string }[]; pageInfo: object } } }>(
      sandbox,
      '{ blog(handle: "journal") { articles(first: 3, sortKey: PUBLISHED_AT, reverse: true) { nodes { publishedAt } pageInfo { hasNextPage } } } }',
    );
    const dates = blog.articles.nodes.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(blog.articles.pageInfo).toEqual({ hasNextPage: true });
    expect(await ask(sandbox, '{ articles(first: 9, query: "tag:winter") { nodes { handle } } }')).toEqual({
      articles: { nodes: [{ handle: 'what-to-wear-at-five-degrees' }] },
    });
  });
});

describe('a market', () => {
  const fields =
    'localization { country { isoCode name currency { isoCode symbol } unitSystem market { handle } } language { isoCode } availableCountries { isoCode } }';

  test.each([
    ['US', 'USD', '$', 'IMPERIAL_SYSTEM', 'us'],
    ['DE', 'EUR', '€', 'METRIC_SYSTEM', 'eur'],
    ['JP', 'JPY', '¥', 'METRIC_SYSTEM', 'jp'],
  ])('is the one of %s', async (country, isoCode, symbol, unitSystem, handle) => {
    const query = `query($country: CountryCode) @inContext(country: $country) { ${fields} product(handle: "floor-pump") { priceRange { minVariantPrice { currencyCode } } } }`;
    expect(await ask(sandbox, query, { country })).toMatchObject({
      localization: { country: { isoCode: country, currency: { isoCode, symbol }, unitSystem, market: { handle } } },
      product: { priceRange: { minVariantPrice: { currencyCode: isoCode } } },
    });
  });

  test('is the shop’s own for a country without sales, in its language', async () => {
    const query = `query @inContext(country: CA, language: FR) { ${fields} }`;
    expect(await ask(sandbox, query)).toMatchObject({
      localization: { country: { isoCode: 'US' }, language: { isoCode: 'EN' } },
    });
  });
});

describe('a product', () => {
  test('has its existing combinations, in the form that the platform’s own client reads', async () => {
    for (const handle of [cases.threeOptions, cases.missingCombination, cases.valueInNoVariant, cases.noOptions]) {
      const { product } = await ask<{ product: Record<string, string> }>(
        sandbox,
        `{ product(handle: "${handle}") { encodedVariantExistence encodedVariantAvailability } }`,
      );
      const { options, variants } = sandbox.shop.catalog.product(handle)!;
      const placesOf = (list: typeof variants) =>
        list
          .map(({ selectedOptions }) =>
            selectedOptions.map(({ value }, index) => options[index]!.values.findIndex(({ name }) => name === value)),
          )
          .map(String)
          .sort();
      const read = (text: string | undefined) =>
        decodeEncodedVariant(text ?? '')
          .map(String)
          .sort();
      expect(read(product.encodedVariantExistence)).toEqual(placesOf(variants));
      expect(read(product.encodedVariantAvailability)).toEqual(
        placesOf(variants.filter(sandbox.shop.stock.isAvailable)),
      );
    }
  });

  test('has pictures whose ids name their subjects', async () => {
    const { product, collection } = await ask<{ product: { featuredImage: object }; collection: { image: object } }>(
      sandbox,
      `{ product(handle: "${cases.sixImages}") { featuredImage { id src } media(first: 1) { nodes { id previewImage { id } } } }
         collection(handle: "bikes") { image { id } } }`,
    );
    const of = (type: string) => expect.stringMatching(new RegExp(`^gid://shopify/${type}/\\d+$`)) as string;
    expect(product).toMatchObject({
      featuredImage: { id: of('ProductImage') },
      media: { nodes: [{ id: of('MediaImage'), previewImage: { id: of('ImageSource') } }] },
    });
    expect(collection).toEqual({ image: { id: of('CollectionImage') } });
  });

  test('has a unit price if it is sold by measure', async () => {
    const fields =
      'variants(first: 1) { nodes { unitPrice { amount } unitPriceMeasurement { measuredType quantityUnit quantityValue referenceValue } } }';
    const nodesOf = async (handle: string) =>
      (
        await ask<{ product: { variants: { nodes: unknown[] } } }>(
          sandbox,
          `{ product(handle: "${handle}") { ${fields} } }`,
        )
      ).product.variants.nodes;
    expect(await nodesOf('cotton-bar-tape')).toEqual([
      {
        unitPrice: { amount: '2.59' },
        unitPriceMeasurement: { measuredType: 'LENGTH', quantityUnit: 'M', quantityValue: 5.8, referenceValue: 1 },
      },
    ]);
    expect(await nodesOf('floor-pump')).toEqual([{ unitPrice: null, unitPriceMeasurement: null }]);
  });

  test("has the merchant's own fields, with their owner", async () => {
    expect(
      await ask(
        sandbox,
        `{ product(handle: "floor-pump") { metafields(identifiers: [{ namespace: "descriptors", key: "subtitle" }, { namespace: "custom", key: "none" }]) {
          id namespace key type value parentResource { ... on Product { handle } } reference { __typename } } } }`,
      ),
    ).toEqual({
      product: {
        metafields: [
          {
            id: expect.stringMatching(/^gid:\/\/shopify\/Metafield\/\d+$/) as string,
            namespace: 'descriptors',
            key: 'subtitle',
            type: 'single_line_text_field',
            value: expect.any(String) as string,
            parentResource: { handle: 'floor-pump' },
            reference: null,
          },
          null,
        ],
      },
    });
  });
});
