/** The contract of every adapter and of the remote client: the same tests for all of them, against a shop that answers. */
import { samplePassword, sampleShop } from '@vitrine/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartResult } from './port/cart.js';
import { CommerceError, ConfigurationError } from './port/errors.js';
import {
  cartCount,
  choicesOf,
  compareMoney,
  emptyCart,
  findVariant,
  galleryOfChoices,
  getProductMaxOrder,
  getProductMinOrder,
  isVariantAvailable,
  possibleVariants,
  productBoxBounds,
} from './index.js';
import type { Cart, CartItem, Image, Product, ProductSummary } from './model/entities.js';
import {
  productSorts,
  type FacetKind,
  type FeedItem,
  type ProductFilters,
  type ProductListing,
  type ProductSort,
  type ProductsQuery,
} from './port/catalog.js';
import { adapters, failure } from './testing/adapters.js';
import { openShop, type TestShop } from './testing/openShop.js';
import { traits, type Feature } from './testing/traits.js';

const picturesOf = ({ media }: Product) => media.filter(({ kind }) => kind === undefined);

describe.each(adapters)('$flavour, reached $way', ({ flavour, way }) => {
  const trait = traits[flavour];
  const has = (feature: Feature) => !trait.lacks?.includes(feature);
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openShop({ flavour, way });
  });

  /** Returns a listing, by default of all products. Throws if it does not exist. */
  const list = async (query: Partial<ProductsQuery> & Pick<ProductsQuery, 'perPage'>): Promise<ProductListing> => {
    const listing = await shop.commerce.catalog.products({ in: { collection: 'all' }, ...query });
    if (!listing) throw new Error('The sample shop has no such listing.');
    return listing;
  };

  describe('catalogue', () => {
    it('describes the shop', async () => {
      expect(await shop.commerce.catalog.shop()).toEqual({
        name: sampleShop.shop.name,
        ...(trait.knows.description && { description: sampleShop.shop.description }),
        currencyCode: 'USD',
      });
    });

    it('reports the source of its menu', () => {
      expect(shop.commerce.capabilities.menu).toBe(trait.menu);
    });

    it.runIf(trait.menu === 'merchant')('has the menu, with paths of the shop', async () => {
      expect(await shop.commerce.catalog.menu()).toEqual(
        sampleShop.menu.map(({ title, path, items }) => ({
          label: title,
          ...(path && { slug: path }),
          ...(items && { subMenuLinks: items.map((item) => ({ label: item.title, slug: item.path })) }),
        })),
      );
    });

    it.runIf(trait.menu === 'collections')('has its collections for a menu', async () => {
      const links = (await shop.commerce.catalog.menu()).map(({ label, slug }) => [label, slug]);
      expect(links).toEqual(sampleShop.collections.map(({ title, handle }) => [title, `/collections/${handle}`]));
    });

    it('lists the collections', async () => {
      const collections = await shop.commerce.catalog.collections();
      expect(collections.map(({ slug, name }) => [slug, name])).toEqual(
        expect.arrayContaining(sampleShop.collections.map(({ handle, title }) => [handle, title])),
      );
      expect(collections).toHaveLength(sampleShop.collections.length);
    });

    it('has a collection, without its products', async () => {
      for (const { handle, title } of sampleShop.collections) {
        const collection = await shop.commerce.catalog.collection(handle);
        expect(collection).toMatchObject({ slug: handle, name: title });
        expect(collection).not.toHaveProperty('products');
      }
    });

    it('shows in a listing the data of a tile', async () => {
      const { items } = await list({ perPage: 250 });
      const tile = (slug: string) => items.find((product) => product.slug === slug);
      expect(tile('/skerry-29')).toMatchObject({
        brand: 'Skerry',
        availableForSale: true,
        _originalPlatform: shop.commerce.platform,
      });
      expect(tile('/skerry-29')?.media).toHaveLength(2);
      expect(tile('/skerry-29')?.media[0]?.details.src.startsWith(shop.control.pictures)).toBe(true);
      expect(tile('/cut-spokes')?.media).toEqual([]);
      expect(tile('/torque-wrench')?.availableForSale).toBe(false);
    });

    it('names in a listing the only variant of a product without choices', async () => {
      const { items } = await list({ perPage: 250 });
      const tile = (slug: string) => items.find((product) => product.slug === slug);
      expect(tile('/floor-pump')?.soleVariantId).toBe((await shop.product('floor-pump'))?.variants[0]?.id);
      expect(tile('/merino-jersey')?.soleVariantId).toBeUndefined();
    });

    it.runIf(trait.hasColors)('has in lists the colours of a product, with their pictures', async () => {
      const expected = expect.arrayContaining([
        { name: 'Clay', swatch: { colors: [expect.stringMatching(/^#/)] }, image: expect.objectContaining({}) },
      ]);
      for (const perPage of [10, 250]) {
        const found = await shop.commerce.catalog.products({ in: { search: 'merino jersey' }, perPage });
        const colors = found?.items.find(({ slug }) => slug === '/merino-jersey')?.colors;
        expect(colors).toEqual(expected);
        expect(new Set(colors?.map(({ image }) => image?.src)).size).toBe(colors?.length);
        expect(found?.items.find(({ slug }) => slug === '/floor-pump')?.colors).toBeUndefined();
      }
    });

    it('marks in lists the products that were published within the days for new ones', async () => {
      // The clock begins in 1970.
      const dates = new Map([
        ['cafe-dripper', '1969-12-03T00:00:00Z'],
        ['stoneware-mug', '1969-12-01T00:00:00Z'],
      ]);
      const products = sampleShop.products.map((product) => ({
        ...product,
        publishedAt: dates.get(product.handle) ?? product.publishedAt,
      }));
      shop = await openShop({ flavour, way, data: { ...sampleShop, products }, newForDays: 30 });
      const newIn = (items: readonly ProductSummary[]) => items.flatMap(({ isNew, slug }) => (isNew ? slug : []));
      expect(newIn((await list({ perPage: 250 })).items)).toEqual(['/cafe-dripper']);
      const { id } = await shop.product('enamel-kettle');
      expect(newIn(await shop.commerce.catalog.recommendations(id))).toEqual(['/cafe-dripper']);
    });

    /** Expects a text for each picture, and its size exactly if the platform names sizes. */
    const expectDescribed = (pictures: readonly Image[], hasSize: boolean) => {
      for (const { src, alt, width, height } of pictures) {
        expect(alt, src).toMatch(/\S/);
        if (hasSize) expect(Math.min(width!, height!), src).toBeGreaterThan(0);
        else expect([width, height], src).toEqual([undefined, undefined]);
      }
    };

    it('spec §3: describes every picture of a product, with its size if the platform has it', async () => {
      const { items } = await list({ perPage: 250 });
      const [first] = await Promise.all(['skerry-29', 'merino-jersey'].map((slug) => shop.product(slug)));
      const pictures = [...items, first!].flatMap(({ media }) => media.map(({ details }) => details));
      expect(pictures.length).toBeGreaterThan(100);
      expectDescribed(pictures, trait.hasImageSizes.products);
    });

    it('spec §3: describes the picture of a collection, with its size if the platform has it', async () => {
      const listed = await shop.commerce.catalog.collections();
      const single = await shop.commerce.catalog.collection('bikes');
      const pictures = [...listed, single!].flatMap(({ image }) => image ?? []);
      expect(pictures.length).toBeGreaterThan(3);
      expectDescribed(pictures, trait.hasImageSizes.collections);
    });

    it("prefers the first variant's price in listings (spec §3)", async () => {
      for (const { slug, price } of (await list({ perPage: 12 })).items) {
        expect(price).toEqual((await shop.firstVariant(slug)).price);
      }
    });

    it('has the range of the variants’ prices in listings, if they differ', async () => {
      const { items } = await list({ perPage: 250 });
      const rangeOf = (slug: string) => items.find((item) => item.slug === slug)?.priceRange;
      const { min, max } = rangeOf('/harbor-rain-jacket')!;
      expect([min, max].map(({ amount }) => Number(amount))).toEqual([148, 185]);
      expect(rangeOf('/enamel-kettle')).toBeUndefined();
    });

    it('finds no collection and no product by an unknown name', async () => {
      expect(await shop.commerce.catalog.collection('no-such-collection')).toBeUndefined();
      expect(await shop.commerce.catalog.product('no-such-product')).toBeUndefined();
      expect(await shop.commerce.catalog.product('/../"{}')).toBeUndefined();
    });

    it('has a product by its slug, with or without the slash', async () => {
      const product = await shop.product('/merino-jersey');
      expect(product).toMatchObject({ name: 'Merino Jersey', slug: '/merino-jersey', inventoryTracking: 'variant' });
      expect(await shop.product('merino-jersey')).toEqual(product);
    });

    it('has every product of the shop, with all of its variants and pictures', async () => {
      for (const { handle, title, variants, images } of sampleShop.products) {
        const product = await shop.product(handle);
        expect(product.name).toBe(title);
        expect(product.variants.map(({ sku }) => sku)).toEqual(variants.map(({ sku }) => sku));
        expect(picturesOf(product).map(({ details }) => details.alt)).toEqual(images.map(({ alt }) => alt));
      }
    });

    it('has the videos and 3D models of a product after its pictures', async () => {
      const poster = { path: 'floor-pump/2.svg', alt: '', width: 1200, height: 1500 };
      const pump = sampleShop.products.find(({ handle }) => handle === 'floor-pump')!;
      const media: NonNullable<typeof pump.media> = [
        ...pump.media!,
        { kind: 'externalVideo', alt: 'The pump in use', poster, duration: 83, host: 'youtube', videoId: 'a_B-3' },
        { kind: 'externalVideo', alt: 'Its parts', poster, duration: 60, host: 'vimeo', videoId: '76979871' },
        { kind: 'model', alt: 'The pump in 3D', poster, path: 'https://cdn.test/pump.glb', size: 2048 },
      ];
      const products = sampleShop.products.map((each) => (each === pump ? { ...each, media } : each));
      const told = await openShop({ flavour, way, data: { ...sampleShop, products } });
      const product = await told.product('floor-pump');
      const [video, youtube, vimeo, model] = ['video', 'externalVideo', 'externalVideo', 'model'].map((kind, at) =>
        trait.plays.includes(kind as never) ? { kind, details: { alt: media[at]!.alt } } : undefined,
      );
      const path = (file: string) => expect.stringMatching(new RegExp(`^https?://.+/cdn/films/${file}$`)) as string;
      const expected = [
        video && {
          ...video,
          sources: [
            { src: path('floor-pump.mp4'), type: 'video/mp4', width: 640, height: 800 },
            { src: path('floor-pump.webm'), type: 'video/webm', width: 640, height: 800 },
          ],
          captions: [{ src: path('floor-pump.en.vtt'), language: 'en', label: 'English' }],
          uploadDate: '2026-03-02',
          ...(trait.hasVideoDuration && { duration: 10 }),
        },
        youtube && { ...youtube, host: 'youtube', videoId: 'a_B-3' },
        // A platform with videos of a single host has no files of its own either.
        video && vimeo && { ...vimeo, host: 'vimeo', videoId: '76979871' },
        model && { ...model, src: 'https://cdn.test/pump.glb' },
      ].filter(Boolean);
      expect(product.media.slice(pump.images.length)).toMatchObject(expected);
      for (const { details } of product.media) expect(details.src).toContain('/floor-pump/');
      const listing = await told.commerce.catalog.products({ in: { collection: 'all' }, perPage: 250 });
      for (const item of listing!.items.flatMap((tile) => tile.media)) expect(item).not.toHaveProperty('kind');
    });

    it('has options that select the variants', async () => {
      const { options, variants } = await shop.product('skerry-drift');
      const { options: own } = sampleShop.products.find(({ handle }) => handle === 'skerry-drift')!;
      expect(options).toMatchObject(
        own.map(({ name, values }) => ({
          id: expect.stringMatching(/./) as string,
          displayName: name,
          required: true,
          optionValues: values.map((value) => ({ value: expect.stringMatching(/./) as string, text: value.name })),
        })),
      );
      for (const { defaultValue, optionValues } of options)
        expect([undefined, ...optionValues.map(({ value }) => value)]).toContain(defaultValue);
      for (const variant of variants) {
        const choices = Object.fromEntries(variant.optionValues.map(({ optionId, value }) => [optionId, value]));
        expect(Object.keys(choices)).toEqual(options.map(({ id }) => id));
        expect(findVariant(variants, choices)).toBe(variant);
      }
    });

    it('has no option for a product without a choice', async () => {
      const { options, variants, name } = await shop.product('floor-pump');
      expect(options).toEqual([]);
      expect(variants).toMatchObject([{ name, optionValues: [] }]);
    });

    it('lets callers find missing combinations', async () => {
      const jacket = await shop.product('harbor-rain-jacket');
      const choiceOf = (name: string, text: string) => {
        const option = jacket.options.find(({ displayName }) => displayName === name);
        return { [option!.id]: option!.optionValues.find((value) => value.text === text)!.value };
      };
      const size = choiceOf('Size', 'XXL');
      expect(possibleVariants(jacket.variants, size).length).toBeGreaterThan(0);
      expect(possibleVariants(jacket.variants, { ...size, ...choiceOf('Colour', 'Ochre') })).toEqual([]);

      const shorts = await shop.product('touring-shorts');
      const leadingNowhere = shorts.options.flatMap(({ id, optionValues }) =>
        optionValues.filter(({ value }) => possibleVariants(shorts.variants, { [id]: value }).length === 0),
      );
      expect(leadingNowhere.map(({ text }) => text)).toEqual(['XS']);
    });

    it('has the price before a reduction, if there is one', async () => {
      const pan = await shop.product('cast-iron-pan');
      const reduced = pan.variants.filter(({ compareAtPrice }) => compareAtPrice);
      expect(reduced.length).toBeGreaterThan(0);
      expect(reduced.length).toBeLessThan(pan.variants.length);
      for (const { price, compareAtPrice } of reduced) expect(compareMoney(compareAtPrice!, price!)).toBeGreaterThan(0);
    });

    it.runIf(trait.knows.prices)('has the prices of the country', async () => {
      const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });
      const german = await openShop({ flavour, way, buyer: { country: 'DE' } });
      expect((await german.firstVariant('enamel-kettle')).price).toMatchObject({ currencyCode: 'EUR' });
      expect(compareMoney((await german.firstVariant('enamel-kettle')).price!, euros('85'))).toBe(0);
      const added = await german.commerce.cart.addItems([
        { variantId: (await german.firstVariant('enamel-kettle')).id, quantity: 1 },
      ]);
      expect(compareMoney(added.cart.subtotalPrice, euros('85'))).toBe(0);
    });

    it('spec §3: has each product’s description as plain text, and its pictures’ names', async () => {
      const { items } = await list({ perPage: 250 });
      const described = sampleShop.products.filter(({ descriptionHtml }) => /[^<>\s]/.test(descriptionHtml));
      expect(described.length).toBeGreaterThan(40);
      expect(items.length).toBe(sampleShop.products.length);
      for (const { handle } of described.slice(0, 12)) {
        const { description, descriptionHtml, media } = await shop.product(handle);
        expect(descriptionHtml, handle).toBeDefined();
        expect(description, handle).toMatch(/^\S.*\S$/);
        expect(description ?? '', handle).not.toMatch(/<\w|&(?:amp|lt|gt|nbsp);/);
        for (const { details } of media) expect(details.name, handle).toMatch(/^[\w-]+$/);
      }
    });

    it('spec §3: has the title and description for search engines of a product and a collection', async () => {
      const seo = { title: 'Steel bicycles', description: 'Brazed by hand.' };
      const [products, collections] = [sampleShop.products, sampleShop.collections].map((all) =>
        all.map((each) => ({ ...each, seo })),
      ) as [typeof sampleShop.products, typeof sampleShop.collections];
      const told = await openShop({ flavour, way, data: { ...sampleShop, products, collections } });
      const meta = { metaTitle: seo.title, metaDescription: seo.description };
      expect(await told.product('enamel-kettle')).toMatchObject(meta);
      const collection = await told.commerce.catalog.collection('bikes');
      expect(collection).toMatchObject({
        ...meta,
        description: expect.stringMatching(/^\S[^<]*\S$/) as string,
        descriptionHtml: expect.stringMatching(/^<p>[^<]+<\/p>/) as string,
      });
    });

    it('has descriptions without anything that could run', async () => {
      const { descriptionHtml } = await shop.product('patch-kit');
      expect(descriptionHtml).toContain('Six feathered patches');
      expect(descriptionHtml).not.toMatch(/<script|onerror|javascript:|<iframe|<form|style=/i);
      expect((await shop.product('tyre-levers')).descriptionHtml).toBeUndefined();
    });
  });

  describe('the policies', () => {
    it('are those that the merchant keeps at the platform, without anything that could run', async () => {
      const policies = await shop.commerce.catalog.policies();
      expect(policies.map(({ kind, title }) => [kind, title])).toEqual([
        ['delivery', 'Delivery'],
        ['returns', 'Returns'],
        ['terms', 'Terms of sale'],
        ['privacy', 'Privacy policy'],
      ]);
      expect(policies[0]?.bodyHtml).toContain('<th scope="row">Standard</th>');
      for (const { bodyHtml } of policies) expect(bodyHtml).not.toMatch(/<script|onerror|javascript:|style=/i);
    });
  });

  describe('an old path', () => {
    it('has the new address that the merchant gave it', async () => {
      for (const { path, target } of sampleShop.redirects!)
        expect(await shop.commerce.catalog.redirect(path), path).toMatchObject({ target });
    });

    it.each(['/no-such-path', '/', '/old"', '/%', '/..\\', '/path:x OR target:y'])('has none: %s', async (path) => {
      expect(await shop.commerce.catalog.redirect(path)).toBeUndefined();
    });
  });

  describe('the sitemap', () => {
    it('has every product once, with its picture and its last change if the platform has it', async () => {
      const { items, parts } = await shop.commerce.catalog.sitemap(1);
      expect(parts).toBe(1);
      expect(items.map(({ slug }) => slug).sort()).toEqual(
        sampleShop.products.map(({ handle }) => `/${handle}`).sort(),
      );
      const known = items.find(({ slug }) => slug === '/skerry-29');
      expect(known?.image?.src.startsWith(shop.control.pictures)).toBe(true);
      expect(items.find(({ slug }) => slug === '/cut-spokes')?.image).toBeUndefined();
      for (const { updatedAt } of items) if (updatedAt !== undefined) expect(Date.parse(updatedAt)).toBeGreaterThan(0);
    });

    it('is empty after its end', async () => {
      expect(await shop.commerce.catalog.sitemap(9)).toEqual({ items: [], parts: 1 });
    });
  });

  describe('the feed', () => {
    it('has every product once, with the facts of its page and its stock', async () => {
      const { catalog, inventory } = shop.commerce;
      const items: FeedItem[] = [];
      for (let cursor: string | undefined, next = true; next; next = cursor !== undefined) {
        const part = await catalog.feed(cursor === undefined ? {} : { cursor });
        items.push(...part.items);
        cursor = part.next;
      }
      expect(items.map(({ product }) => product.slug).sort()).toEqual(
        sampleShop.products.map(({ handle }) => `/${handle}`).sort(),
      );
      const facts = ({ name, brand, description, price, variants, media }: Product) => {
        const picture = media.find(({ kind }) => kind === undefined)?.details.src;
        const ofVariants = variants.map(({ id, name: title, sku, price: own, compareAtPrice, image }) => ({
          ...{ id, title, sku, own, compareAtPrice },
          picture: image?.src ?? picture,
        }));
        return { name, brand, description, price, picture, ofVariants };
      };
      for (const { product, stock } of items) {
        const page = (await catalog.product(product.slug))!;
        expect(facts(product), product.slug).toEqual(facts(page));
        const { variants } = page;
        const ids = variants.map(({ id }) => id);
        const records = await inventory.lookup('ProductVariant', ids);
        for (const { id } of variants) {
          expect(isVariantAvailable(product, stock[id]), id).toBe(isVariantAvailable(product, records[id]));
          expect(stock[id]?.wait, id).toEqual(records[id]?.wait);
        }
      }
    });

    it('is read on from its own cursors only', async () => {
      await expect(shop.commerce.catalog.feed({ cursor: 'x' })).rejects.toThrow(CommerceError);
    });
  });

  it('reports where a product is sold, if it can', async () => {
    const { collections } = await shop.product('merino-jersey');
    if (!trait.hasCollections) expect(collections).toBeUndefined();
    else expect(collections).toContainEqual({ name: 'Clothing', slug: 'clothing' });
  });

  describe('recommendations', () => {
    it("begin with the merchant's choice, and have each product once", async () => {
      const { id } = await shop.product('enamel-kettle');
      const slugs = (await shop.commerce.catalog.recommendations(id)).map(({ slug }) => slug);
      expect(slugs.slice(0, 2)).toEqual(['/cafe-dripper', '/stoneware-mug']);
      expect(new Set(slugs).size).toBe(slugs.length);
    });

    it('are similar to the product', async () => {
      const { id } = await shop.product('enamel-kettle');
      const products = await shop.commerce.catalog.recommendations(id);
      expect(products.length).toBeGreaterThan(2);
      expect(products.length).toBeLessThanOrEqual(10);
      expect(products.map((product) => product.id)).not.toContain(id);
      const [first] = products;
      const { items } = await list({ perPage: 250 });
      const listed = items.find((each) => each.id === first?.id);
      expect(first).toMatchObject({
        name: listed?.name,
        slug: listed?.slug,
        brand: listed?.brand,
        price: listed?.price,
      });
    });

    it('are empty for a product that the shop does not sell', async () => {
      expect(await shop.commerce.catalog.recommendations('nothing')).toEqual([]);
    });
  });

  describe('a search', () => {
    it('spec §7: has pages of ten products, one after the other', async () => {
      const { search } = shop.commerce;
      const first = await search.search('bike');
      expect(first.hits).toHaveLength(10);
      expect(first).toMatchObject({ page: 0, totalPages: Math.ceil(first.total / 10) });
      expect(first.isTotalExact).toBe(true);
      const second = await search.search('bike', { page: 1 });
      expect(second.hits).toHaveLength(Math.min(10, first.total - 10));
      const ids = [...first.hits, ...second.hits].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('finds products despite a wrong letter, and marks the match', async () => {
      const { hits } = await shop.commerce.search.search('jersay');
      expect(hits[0]).toMatchObject({
        name: 'Merino Jersey',
        slug: '/merino-jersey',
        searchResult: {
          name: [
            { text: 'Merino ', isMatch: false },
            { text: 'Jersey', isMatch: true },
          ],
        },
      });
      const [tile] = (await shop.commerce.catalog.products({ in: { search: 'jersay' }, perPage: 1 }))!.items;
      expect(hits[0]).toMatchObject(tile!);
    });

    it('suggests a few products for the typed text', async () => {
      const suggested = await shop.commerce.search.suggest('merino je');
      expect(suggested.map(({ name }) => name)).toEqual(['Merino Jersey']);
      expect(await shop.commerce.search.suggest('b')).toHaveLength(6);
    });

    it('finds nothing without words, and nothing for unmatched words', async () => {
      const nothing = { hits: [], total: 0, totalPages: 0, isTotalExact: true };
      for (const query of ['', ' \n ', 'xyzzy']) {
        expect(await shop.commerce.search.search(query)).toMatchObject({ ...nothing, page: 0 });
        expect(await shop.commerce.search.suggest(query)).toEqual([]);
      }
      if (has('requests')) expect(shop.calls.length).toBeGreaterThan(0);
    });

    it('has the orders and filters that its capabilities name, and facets for them', async () => {
      const { sorts, filters } = shop.commerce.capabilities.search;
      const least = ({ price, priceRange }: ProductSummary) => Number((priceRange?.min ?? price)?.amount);
      expect(sorts[0]).toBe('relevance');
      if (sorts.includes('price-ascending')) {
        const { hits } = await shop.commerce.search.search('bike', { sort: 'price-ascending' });
        expect(hits.map(least)).toEqual(hits.map(least).toSorted((a, b) => a - b));
      }
      const all = await shop.commerce.search.search('merino');
      expect(new Set(all.facets.map(({ kind }) => kind))).toEqual(new Set(filters));
      if (!filters.includes('option')) return;
      const size = all.facets.find(({ name }) => name === 'Size')!;
      const { value, count } = size.values[0]!;
      const options = [{ name: 'Size', values: [value] }];
      const some = await shop.commerce.search.search('merino', { filters: { options } });
      expect(some.total).toBe(count);
      expect(some.total).toBeLessThan(all.total);
    });

    it('accepts any text', async () => {
      for (const query of [
        '<script>alert(1)</script>',
        '"\'\\;--',
        '%00\u0000',
        '\ud83d',
        '🚲'.repeat(400),
        '*:* OR 1=1',
      ]) {
        const { hits } = await shop.commerce.search.search(query);
        expect(Array.isArray(hits)).toBe(true);
        const listing = await shop.commerce.catalog.products({ in: { search: query }, perPage: 1 });
        expect(Array.isArray(listing!.items)).toBe(true);
      }
    });
  });

  describe('a listing', () => {
    it("has a collection's products in its order, a page at a time", async () => {
      for (const { handle, products } of sampleShop.collections) {
        const pages: string[] = [];
        for (let page = 1; page <= Math.ceil(products.length / 7); page++) {
          const { items, total, isTotalExact, next } = await list({ in: { collection: handle }, page, perPage: 7 });
          expect({ total, isTotalExact }).toEqual({ total: products.length, isTotalExact: true });
          expect(next === undefined).toBe(page * 7 >= products.length);
          pages.push(...items.map(({ slug }) => slug));
        }
        expect(pages).toEqual(products.map((product) => `/${product}`));
      }
    });

    it('continues from its cursors', async () => {
      const all = (await list({ perPage: 250 })).items.map(({ slug }) => slug);
      const read: string[] = [];
      let cursor: string | undefined;
      do {
        const { items, next } = await list({ perPage: 20, ...(cursor && { cursor }) });
        read.push(...items.map(({ slug }) => slug));
        cursor = next;
      } while (cursor);
      expect(read).toEqual(all);
    });

    it('is empty beyond its last page, and undefined for an unknown collection', async () => {
      expect(await list({ page: 1000, perPage: 5 })).toMatchObject({ items: [], isTotalExact: true });
      const nowhere = { in: { collection: 'no-such-collection' }, perPage: 5 };
      expect(await shop.commerce.catalog.products(nowhere)).toBeUndefined();
    });

    it('is sorted in each order that the platform has', async () => {
      const least = (items: ProductSummary[]) =>
        items.map(({ price, priceRange }) => Number((priceRange?.min ?? price)?.amount));
      const names = (items: ProductSummary[]) => items.map(({ name }) => name.toLowerCase());
      const sorted = async (sort: ProductSort) => {
        const { items } = await list({ in: { collection: 'bikes' }, sort, perPage: 250 });
        return items;
      };
      const { sorts } = shop.commerce.capabilities;
      for (const sort of sorts.filter((name) => name !== 'relevance')) {
        const items = await sorted(sort);
        expect(items.length).toBe(sampleShop.collections.find(({ handle }) => handle === 'bikes')?.products.length);
        if (sort === 'name-ascending') expect(names(items)).toEqual(names(items).toSorted());
        if (sort === 'name-descending') expect(names(items)).toEqual(names(items).toSorted().toReversed());
        if (sort === 'price-ascending') expect(least(items)).toEqual(least(items).toSorted((a, b) => a - b));
        if (sort === 'price-descending') expect(least(items)).toEqual(least(items).toSorted((a, b) => b - a));
      }
    });

    describe('that is filtered', () => {
      const filtered = async (filters: ProductFilters) => {
        const { items, facets, total } = await list({ filters, perPage: 250 });
        expect(items).toHaveLength(total);
        return { slugs: items.map(({ slug }) => slug), facets };
      };
      const can = (kind: FacetKind) => shop.commerce.capabilities.filters.includes(kind);
      const sold = (...handles: string[]) => handles.map((handle) => `/${handle}`);

      it('combines filters of one kind with or, and of several kinds with and', async () => {
        if (can('brand')) {
          const brands = ['Skerry', 'Dunlin'];
          const expected = sampleShop.products
            .filter(({ vendor }) => brands.includes(vendor))
            .map(({ handle }) => handle);
          expect((await filtered({ brands })).slugs.toSorted()).toEqual(sold(...expected).toSorted());
        }
        if (can('availability')) {
          const [all, available, sold] = [
            await filtered({}),
            await filtered({ available: true }),
            await filtered({ available: false }),
          ];
          expect(available.slugs).not.toContain('/torque-wrench');
          expect(sold.slugs).toContain('/torque-wrench');
          expect(available.slugs.length).toBeLessThan(all.slugs.length);
        }
        if (can('price')) {
          const { amount } = (await shop.firstVariant('enamel-kettle')).price!;
          const { slugs } = await filtered({ price: { min: amount, max: amount } });
          expect(slugs).toContain('/enamel-kettle');
          expect((await filtered({ price: { max: '1' } })).slugs).not.toContain('/enamel-kettle');
          // The first variant costs more.
          expect((await filtered({ price: { max: '150' } })).slugs).toContain('/harbor-rain-jacket');
        }
        if (can('option') && can('brand')) {
          const jacket = await shop.product('harbor-rain-jacket');
          const [size] = jacket.options;
          const options = [{ name: size!.displayName, values: ['XXL', 'no such size'] }];
          expect((await filtered({ options })).slugs).toContain('/harbor-rain-jacket');
          expect((await filtered({ options, brands: ['Skerry'] })).slugs).not.toContain('/harbor-rain-jacket');
        }
      });

      it('lists its filters, each with the right number of products', async () => {
        const { facets } = await filtered({});
        expect(facets.every(({ kind }) => can(kind))).toBe(true);
        const brand = facets.find(({ kind }) => kind === 'brand');
        for (const { value, count } of brand?.values ?? []) {
          expect((await filtered({ brands: [value] })).slugs).toHaveLength(count ?? 0);
        }
        for (const { name, values } of facets.filter(({ kind }) => kind === 'option').slice(0, 1)) {
          for (const { value, count } of values.slice(0, 3)) {
            expect((await filtered({ options: [{ name, values: [value] }] })).slugs).toHaveLength(count ?? 0);
          }
        }
        const price = facets.find(({ kind }) => kind === 'price');
        if (price) expect(Number(price.range?.max)).toBeGreaterThan(Number(price.range?.min));
      });

      it('is refused if the platform has no such filter', async () => {
        const examples: Record<FacetKind, ProductFilters> = {
          availability: { available: true },
          price: { price: { min: '1' } },
          option: { options: [{ name: 'Size', values: ['M'] }] },
          brand: { brands: ['Skerry'] },
        };
        for (const kind of (Object.keys(examples) as FacetKind[]).filter((name) => !can(name))) {
          const query: ProductsQuery = { in: { collection: 'all' }, filters: examples[kind], perPage: 5 };
          expect(await failure(shop.commerce.catalog.products(query))).toMatchObject({
            kind: 'refused',
            field: ['filters'],
          });
        }
      });
    });

    it('is refused, and never another, if the platform has no such order', async () => {
      const { sorts } = shop.commerce.capabilities;
      for (const sort of productSorts.filter((name) => !sorts.includes(name))) {
        const query: ProductsQuery = { in: { collection: 'all' }, sort, perPage: 5 };
        expect(await failure(shop.commerce.catalog.products(query))).toMatchObject({
          kind: 'refused',
          field: ['sort'],
        });
      }
    });
  });

  describe('inventory', () => {
    it.runIf(way === 'directly')('spec §8: throws a ConfigurationError for an unknown product type', async () => {
      const asked = shop.commerce.inventory.lookup('Order' as 'Product', ['1']);
      await expect(asked).rejects.toThrow("Unknown product type: there is no stock of a 'Order'.");
      await expect(asked).rejects.toBeInstanceOf(ConfigurationError);
    });

    const lookup = async (slug: string) => {
      const { id } = await shop.firstVariant(slug);
      return (await shop.commerce.inventory.lookup('ProductVariant', [id]))[id];
    };

    it('reports the stock of a variant, and the maximum of an order', async () => {
      expect(await lookup('enamel-kettle')).toEqual({ availableForSale: true, quantity: 1, minOrder: 1 });
      expect(await lookup('santoku-knife')).toEqual({ availableForSale: true, quantity: 9, minOrder: 1, maxOrder: 2 });
      expect(await lookup('merino-socks')).toMatchObject({ minOrder: 2, quantity: 60 });
      expect(await lookup('torque-wrench')).toMatchObject({ availableForSale: false, quantity: 0 });
    });

    it('has no quantity for stock that is not counted', async () => {
      const record = await lookup('cut-spokes');
      expect(record?.availableForSale).toBe(true);
      expect(record?.quantity).toBeUndefined();
      expect(isVariantAvailable(await shop.product('cut-spokes'), record)).toBe(true);
    });

    it('gives the bounds and the availability of spec §9 and §5', async () => {
      expect(productBoxBounds(await lookup('santoku-knife'))).toEqual({ min: 1, max: 2 });
      expect(isVariantAvailable(await shop.product('torque-wrench'), await lookup('torque-wrench'))).toBe(false);
    });

    it('spec §7: has calls for the minimum and the maximum of an order, of a variant and of a product from its variants', async () => {
      const { inventory } = shop.commerce;
      // The last two are the samples of spec §9 for the first and the second platform.
      const expected = {
        'floor-pump': [1, undefined],
        'merino-socks': [2, undefined],
        'santoku-knife': [1, 2],
        'platform-pedals': [5, 2],
        'printed-catalogue': [1, 5],
      };
      for (const [slug, bounds] of Object.entries(expected)) {
        const product = await shop.product(slug);
        for (const orderable of [{ product }, { variantId: product.variants[0]!.id }])
          expect(
            [await getProductMinOrder(inventory, orderable), await getProductMaxOrder(inventory, orderable)],
            slug,
          ).toEqual(bounds);
      }
      expect(productBoxBounds(await lookup('platform-pedals'))).toEqual({ min: 5, max: 2 });
    });

    it('names back orders, which need no stock, if the platform has them', async () => {
      const product = await shop.product('lane-one');
      const { id } = product.variants.find(({ name }) => name.includes('60') && name.includes('Bone'))!;
      const record = (await shop.commerce.inventory.lookup('ProductVariant', [id]))[id];
      const hasBackOrders = trait.waits.includes('backOrder');
      expect(record?.wait).toEqual(hasBackOrders ? { kind: 'backOrder' } : undefined);
      expect(isVariantAvailable(product, record)).toBe(hasBackOrders);
      const { cart } = await shop.commerce.cart.addItems([{ productId: product.id, variantId: id, quantity: 2 }]);
      expect(cart.items.map(({ quantity }) => quantity)).toEqual(hasBackOrders ? [2] : []);
    });

    it('names the release of a product that is sold before it, also in listings', async () => {
      const { id, variants } = await shop.product('skerry-dune');
      const variantId = variants[0]!.id;
      const { [id]: ofProduct } = await shop.commerce.inventory.lookup('Product', [id]);
      const { [variantId]: ofVariant } = await shop.commerce.inventory.lookup('ProductVariant', [variantId]);
      const { items } = (await shop.commerce.catalog.products({ in: { collection: 'bikes' }, perPage: 50 }))!;
      const listed = items.find((product) => product.id === id);
      const wait = { kind: 'preOrder', date: expect.stringMatching(/^\d{4}-03-12$/) as string };
      const expected = trait.waits.includes('preOrder') ? wait : undefined;
      expect([ofProduct?.wait, ofVariant?.wait, listed?.stock?.wait]).toEqual([expected, expected, expected]);
    });

    it('reports the stock of a product', async () => {
      const { id } = await shop.product('enamel-kettle');
      expect(await shop.commerce.inventory.lookup('Product', [id])).toEqual({
        [id]: { availableForSale: true, quantity: 1, ...(trait.boundsOfProducts && { minOrder: 1 }) },
      });
    });

    it('leaves out unknown values', async () => {
      const { id, variants } = await shop.product('enamel-kettle');
      const variantId = variants[0]!.id;
      const records = await shop.commerce.inventory.lookup('ProductVariant', [
        'nothing',
        `${variantId}0`,
        id,
        variantId,
      ]);
      expect(Object.keys(records)).toEqual([variantId]);
      expect(await shop.commerce.inventory.lookup('Product', [])).toEqual({});
    });

    it('reads at most 50 at once (spec §9)', async () => {
      const products = await Promise.all(sampleShop.products.slice(0, 20).map(({ handle }) => shop.product(handle)));
      const ids = products.flatMap(({ variants }) => variants.map(({ id }) => id)).slice(0, 120);
      expect(ids.length).toBe(120);
      shop.calls.length = 0;
      const records = await shop.commerce.inventory.lookup('ProductVariant', [...ids, ...ids]);
      expect(Object.keys(records).sort()).toEqual([...ids].sort());
      expect(shop.calls).toHaveLength(trait.lookupsOf120);
    });
  });

  describe('cart', () => {
    const addKettle = async (): Promise<CartResult> => shop.commerce.cart.addItems([await item('enamel-kettle')]);
    const item = async (slug: string, quantity = 1) => ({ variantId: (await shop.firstVariant(slug)).id, quantity });
    const lineOf = ({ items }: Cart, title: string): CartItem => {
      const line = items.find((candidate) => candidate.title === title);
      if (!line) throw new Error(`The cart holds no ${title}.`);
      return line;
    };

    it('is empty before the first addition, and is not created by a read', async () => {
      expect(await shop.commerce.cart.get()).toEqual(emptyCart());
      expect(await shop.commerce.cart.addItems([])).toEqual({ cart: emptyCart(), errors: [], warnings: [] });
      if (has('storedCarts')) expect(await shop.control.carts()).toEqual([]);
      expect(await shop.session.get('cartId')).toBeUndefined();
    });

    it('takes additions', async () => {
      const { cart, errors, warnings } = await shop.commerce.cart.addItems([
        await item('merino-jersey', 2),
        await item('enamel-kettle'),
      ]);
      expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
      const variant = await shop.firstVariant('merino-jersey');
      expect(lineOf(cart, 'Merino Jersey')).toMatchObject({
        subtitle: trait.subtitle === 'brand' ? 'Northlane' : variant.name,
        variantId: variant.id,
        price: variant.price,
        quantity: 2,
        slug: expect.stringMatching(/^merino-jersey(\?variant=\d+)?$/),
        ...(trait.hasImageAlt && {
          imageAlt: 'Off-white short-sleeved cycling jersey with a green band across the chest, laid flat.',
        }),
      });
      expect(lineOf(cart, 'Enamel Kettle')).toMatchObject({
        quantity: 1,
        slug: expect.stringMatching(/^enamel-kettle/),
      });
      expect(lineOf(cart, 'Enamel Kettle').subtitle).toBe(trait.subtitle === 'brand' ? 'Northlane' : undefined);
      expect(cartCount(cart)).toBe(3);
      expect(cart.checkoutUrl === undefined).toBe(!trait.holdsCheckoutUrl);
      expect(compareMoney(cart.subtotalPrice, { amount: '281', currencyCode: 'USD' })).toBe(0);
      expect(await shop.commerce.cart.get()).toEqual(cart);
    });

    it.runIf(has('checkout'))('has a checkout link with its lines, and none while it is empty', async () => {
      expect(await shop.commerce.cart.checkout()).toBeUndefined();
      const { cart } = await addKettle();
      const checkout = await shop.commerce.cart.checkout();
      const follow = async (url: string): Promise<Response> => {
        const response = await shop.control.fetch(url);
        const location = response.headers.get('location');
        return location ? follow(new URL(location, url).href) : response;
      };
      const page = await follow(checkout!.checkoutUrl);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Enamel Kettle')]);
      await shop.commerce.cart.removeItems(cart.items);
      expect(await shop.commerce.cart.checkout()).toBeUndefined();
    });

    it('puts the same variant on one line', async () => {
      await shop.commerce.cart.addItems([await item('merino-jersey')]);
      const { cart } = await shop.commerce.cart.addItems([await item('merino-jersey', 3)]);
      expect(cart.items.map(({ quantity }) => quantity)).toEqual([4]);
    });

    it('is the same in another tab', async () => {
      const { cart } = await addKettle();
      expect(await shop.openTab().cart.get()).toEqual(cart);
    });

    it('changes and removes lines', async () => {
      const { cart } = await shop.commerce.cart.addItems([await item('merino-jersey'), await item('enamel-kettle')]);
      const [jersey, kettle] = [lineOf(cart, 'Merino Jersey'), lineOf(cart, 'Enamel Kettle')];
      const changed = await shop.commerce.cart.updateItems([{ ...jersey, quantity: 5 }]);
      expect(changed).toMatchObject({ errors: [], warnings: [] });
      expect(lineOf(changed.cart, 'Merino Jersey')).toEqual({ ...jersey, quantity: 5 });
      expect(lineOf(changed.cart, 'Enamel Kettle')).toEqual(kettle);

      const zero = await shop.commerce.cart.updateItems([{ ...jersey, quantity: 0 }]);
      expect(zero.cart.items.map(({ id }) => id)).toEqual([kettle.id]);

      const removed = await shop.commerce.cart.removeItems([kettle]);
      expect(removed).toMatchObject({ cart: { items: [] }, errors: [], warnings: [] });
      expect(removed.cart.checkoutUrl).toBeUndefined();
    });

    it('shows the chosen variant on its line, as the gallery does', async () => {
      const product = (await shop.commerce.catalog.product('lane-one'))!;
      const variants = ['48 / Green', '58 / Bone'].map((name) => product.variants.find((one) => one.name === name)!);
      const { cart } = await shop.commerce.cart.addItems(variants.map(({ id }) => ({ variantId: id, quantity: 1 })));
      const shown = variants.map((variant) => {
        const { media, index } = galleryOfChoices(product, choicesOf(variant));
        return media[index!]!.details.src;
      });
      expect(new Set(shown).size).toBe(2);
      expect(variants.map(({ id }) => cart.items.find(({ variantId }) => variantId === id)?.imageUrl)).toEqual(shown);
    });

    it('has the choices on its line', async () => {
      const { cart } = await shop.commerce.cart.addItems([await item('merino-jersey'), await item('enamel-kettle')]);
      const { options = [] } = lineOf(cart, 'Merino Jersey');
      expect(options.map(({ name }) => name)).toEqual(['Size', 'Colour']);
      expect(options.every(({ value }) => value !== '')).toBe(true);
      expect(lineOf(cart, 'Enamel Kettle').options).toBeUndefined();
    });

    it.skipIf(has('checkout'))('has no checkout if the platform takes no orders', async () => {
      await addKettle();
      expect(await shop.commerce.cart.checkout()).toBeUndefined();
    });

    it.skipIf(has('discounts'))('knows no discount code if the platform has none', async () => {
      const { cart } = await addKettle();
      const { cart: unchanged, errors } = await shop.commerce.cart.addDiscountCode('north10');
      expect(errors).toMatchObject([{ code: 'discount.unknown' }]);
      expect(unchanged).toEqual(cart);
    });

    it.runIf(has('discounts'))('takes a discount code, with its amount, and removes it', async () => {
      const { cart: before } = await addKettle();
      const { cart, errors } = await shop.commerce.cart.addDiscountCode('north10');
      expect(errors).toEqual([]);
      expect(compareMoney(cart.subtotalPrice, before.subtotalPrice)).toBe(0);
      const [discount] = cart.discounts ?? [];
      expect(discount?.code).toBe('NORTH10');
      expect(Number(discount?.amount?.amount)).toBeCloseTo(Number(before.subtotalPrice.amount) / 10, 2);
      expect(await shop.openTab().cart.get()).toEqual(cart);

      const removed = await shop.commerce.cart.removeDiscountCode('NORTH10');
      expect(removed).toEqual({ cart: before, errors: [], warnings: [] });
    });

    it.runIf(has('discounts'))('reports a discount code that does not apply, and does not keep it', async () => {
      await addKettle();
      await shop.commerce.cart.addDiscountCode('NORTH10');
      for (const code of ['NO-SUCH-CODE', 'WORKSHOP20']) {
        const { cart, errors } = await shop.commerce.cart.addDiscountCode(code);
        expect(errors).toEqual([
          expect.objectContaining({ code: expect.stringMatching(/^discount\./), field: ['code'] }),
        ]);
        expect(cart.discounts?.map((discount) => discount.code)).toEqual(['NORTH10']);
      }
      expect((await shop.commerce.cart.get()).discounts).toHaveLength(1);
    });

    it('has a note, if the platform supports it', async () => {
      await addKettle();
      const note = (text: string) => shop.commerce.cart.updateNote(text);
      if (!shop.commerce.capabilities.cartNote) return expect(note('A gift')).rejects.toThrow(/capabilities\.cartNote/);
      expect((await note('A gift')).cart.note).toBe('A gift');
      expect((await shop.commerce.cart.get()).note).toBe('A gift');
      expect((await note('a'.repeat(6000))).errors).toEqual([expect.objectContaining({ code: 'note.tooLong' })]);
      expect((await note('')).cart.note).toBeUndefined();
    });

    it('has attributes, if the platform supports them', async () => {
      await addKettle();
      const { cart } = shop.commerce;
      const gift = { key: 'Gift message', value: 'For Robin' };
      if (!shop.commerce.capabilities.cartAttributes)
        return expect(cart.updateAttributes([gift])).rejects.toThrow(/capabilities\.cartAttributes/);
      expect((await cart.updateAttributes([gift, { key: 'Ribbon', value: 'red' }])).cart.attributes).toHaveLength(2);
      const { cart: changed, errors } = await cart.updateAttributes([gift, { key: 'Ribbon', value: '' }]);
      expect(errors).toEqual([]);
      expect(changed.attributes).toEqual([gift]);
      expect((await cart.get()).attributes).toEqual([gift]);
      expect((await cart.updateAttributes([])).cart.attributes).toBeUndefined();
    });

    it('takes no discount and no note before it exists', async () => {
      const { errors } = await shop.commerce.cart.addDiscountCode('NORTH10');
      expect(errors).toEqual([{ code: 'cart.expired' }]);
    });

    it("adds the product's first variant if none is named (spec §7)", async () => {
      const { id, variants } = await shop.product('merino-jersey');
      const { cart } = await shop.commerce.cart.addItems([{ productId: id, quantity: 1 }]);
      expect(cart.items[0]?.variantId).toBe(variants[0]?.id);
    });

    it('requires an id for an addition (spec §5)', async () => {
      const nothing = shop.commerce.cart.addItems([{ quantity: 1 }]);
      await expect(nothing).rejects.toThrow('The itemId variable is required but was not specified');
      expect(shop.calls).toEqual([]);
    });

    it('is created once by two first additions at once', async () => {
      const [jersey, kettle] = [await item('merino-jersey'), await item('enamel-kettle')];
      const other = shop.openTab();
      await Promise.all([shop.commerce.cart.addItems([jersey]), other.cart.addItems([kettle])]);
      if (has('storedCarts')) expect(await shop.control.carts()).toHaveLength(1);
      expect(cartCount(await shop.commerce.cart.get())).toBe(2);
    });

    describe('with too little stock', () => {
      it.runIf(trait.shortage === 'refused')('refuses more than the stock, and reports the stock', async () => {
        const first = await shop.commerce.cart.addItems([await item('enamel-kettle', 3)]);
        expect(first).toMatchObject({ cart: { items: [] }, warnings: [] });
        expect(first.errors).toMatchObject([{ code: 'stock.notEnough', parameters: { quantity: 1 } }]);
        const { cart } = await addKettle();
        const second = await addKettle();
        expect(second.cart).toEqual(cart);
        expect(second.errors).toMatchObject([{ code: 'stock.notEnough', parameters: { quantity: 1 } }]);
      });

      it.runIf(trait.shortage === 'refused')('keeps its lines when another shopper takes the pieces', async () => {
        const { cart } = await shop.commerce.cart.addItems([await item('merino-jersey', 2)]);
        const [line] = cart.items;
        const { sku } = await shop.firstVariant('merino-jersey');
        await shop.control.setStock(sku!, 1);
        const less = await shop.commerce.cart.updateItems([{ ...line!, quantity: 4 }]);
        expect(less.cart).toEqual(cart);
        expect(less.errors).toMatchObject([
          {
            code: 'stock.notEnough',
            parameters: { quantity: 1 },
            field: [line!.id],
            message: expect.stringMatching(/\S/) as string,
          },
        ]);
        await shop.control.setStock(sku!, 0);
        const none = await shop.commerce.cart.updateItems([{ ...line!, quantity: 3 }]);
        expect(none.errors).toMatchObject([{ code: 'stock.none' }]);
      });

      it.runIf(trait.shortage === 'lowered')('takes the last piece, and reports that', async () => {
        const { cart, errors, warnings } = await shop.commerce.cart.addItems([await item('enamel-kettle', 3)]);
        expect(cart.items.map(({ quantity }) => quantity)).toEqual([1]);
        expect(errors).toEqual([]);
        expect(warnings).toMatchObject([{ code: 'stock.notEnough', parameters: { quantity: 1 } }]);
      });

      it.runIf(trait.shortage === 'lowered')('reports that another shopper has taken the last pieces', async () => {
        const { cart } = await shop.commerce.cart.addItems([await item('merino-jersey', 2)]);
        await shop.control.setStock((await shop.firstVariant('merino-jersey')).sku!, 1);
        const less = await shop.commerce.cart.updateItems([{ ...cart.items[0]!, quantity: 4 }]);
        expect(less.cart.items[0]?.quantity).toBe(1);
        expect(less.warnings).toMatchObject([{ code: 'stock.notEnough', parameters: { quantity: 1 } }]);

        await shop.control.setStock((await shop.firstVariant('merino-jersey')).sku!, 0);
        const none = await shop.commerce.cart.updateItems([{ ...cart.items[0]!, quantity: 2 }]);
        expect(cartCount(none.cart)).toBe(0);
        expect(none.warnings).toMatchObject([{ code: 'stock.none' }]);
      });

      it('refuses more than the maximum of an order, and stays unchanged', async () => {
        const { cart } = await shop.commerce.cart.addItems([await item('santoku-knife', 2)]);
        for (const result of [
          await shop.commerce.cart.addItems([await item('santoku-knife')]),
          await shop.commerce.cart.updateItems([{ ...cart.items[0]!, quantity: 3 }]),
        ]) {
          expect(result.errors).toMatchObject([{ code: 'quantity.aboveMaximum' }]);
          expect(result.cart).toEqual(cart);
        }
      });

      it('refuses a first addition, and still does not exist', async () => {
        const result = await shop.commerce.cart.addItems([await item('merino-socks', 1)]);
        expect(result.errors).toMatchObject([{ code: 'quantity.belowMinimum' }]);
        expect(result.cart).toEqual(emptyCart());
        expect(await shop.session.get('cartId')).toBeUndefined();
      });

      it('refuses a product that the shop does not sell', async () => {
        await addKettle();
        const { id } = await shop.product('enamel-kettle');
        const unknown = await shop.commerce.cart.addItems([{ productId: `${id}0`, quantity: 1 }]);
        expect(unknown.errors).toMatchObject([{ code: 'item.unknown' }]);
        expect(cartCount(unknown.cart)).toBe(1);
      });

      it('refuses to change a line that another tab has removed', async () => {
        await shop.commerce.cart.addItems([await item('merino-jersey')]);
        const { cart } = await addKettle();
        const kettle = lineOf(cart, 'Enamel Kettle');
        const left = await shop.openTab().cart.removeItems([kettle]);
        const late = await shop.commerce.cart.updateItems([{ ...kettle, quantity: 1 }]);
        expect(late.errors).toMatchObject([{ code: 'line.unknown' }]);
        expect(late.cart).toEqual(left.cart);
      });
    });

    describe.runIf(has('storedCarts'))('that the platform has forgotten', () => {
      beforeEach(async () => {
        await addKettle();
        await shop.control.forgetCarts();
      });

      it('is empty, and forgotten', async () => {
        expect(await shop.commerce.cart.get()).toEqual(emptyCart());
        expect(await shop.session.get('cartId')).toBeUndefined();
      });

      it('is replaced by a new one after an addition', async () => {
        const { cart, errors, warnings } = await shop.commerce.cart.addItems([await item('merino-jersey')]);
        expect(cart.items.map(({ title }) => title)).toEqual(['Merino Jersey']);
        expect(errors).toEqual([]);
        expect(warnings).toEqual([{ code: 'cart.startedAnew' }]);
        expect(await shop.openTab().cart.get()).toEqual(cart);
      });

      it('is not replaced after a refused addition', async () => {
        const { cart, errors, warnings } = await shop.commerce.cart.addItems([await item('santoku-knife', 3)]);
        expect(cart).toEqual(emptyCart());
        expect(errors).toMatchObject([{ code: 'quantity.aboveMaximum' }]);
        expect(warnings).toEqual([]);
        expect(await shop.session.get('cartId')).toBeUndefined();
      });

      it.each(['updateItems', 'removeItems'] as const)('refuses %s', async (method) => {
        const { lineId, variantId } = trait.unknown;
        const line = { id: lineId, lineItemId: lineId, variantId, quantity: 2 };
        const { cart, errors } = await shop.commerce.cart[method]([line]);
        expect(cart).toEqual(emptyCart());
        expect(errors).toEqual([{ code: 'cart.expired' }]);
        expect(await shop.session.get('cartId')).toBeUndefined();
      });
    });

    it('is empty if the session has no cart id', async () => {
      await shop.session.set('cartId', 'nonsense');
      expect(await shop.commerce.cart.get()).toEqual(emptyCart());
      expect((await addKettle()).warnings).toEqual([]);
    });

    it.runIf(has('checkout'))('is empty after it has become an order', async () => {
      await addKettle();
      const address = { firstName: 'A', lastName: 'B', address1: 'C', city: 'D', zip: 'E', countryCode: 'US' };
      await shop.control.placeOrder({ email: 'shopper@example.com', address });
      expect(await shop.commerce.cart.get()).toEqual(emptyCart());
      const { errors, warnings } = await addKettle();
      expect([...errors, ...warnings]).toMatchObject([{ code: 'stock.none' }]);
    });
  });

  it.skipIf(has('customers'))('has no accounts if the platform has none', async () => {
    const { customer } = shop.commerce;
    expect(await customer.get()).toBeUndefined();
    const login = customer.login({ email: 'robin@example.com', password: samplePassword });
    await expect(login).rejects.toThrow('customer/login: the platform has no such call');
  });

  it.skipIf(has('contact'))('takes no messages if the platform has none', async () => {
    expect(shop.commerce.capabilities.contact).toBe(false);
    const sent = shop.commerce.contact.send({ email: 'robin@example.com', text: 'Do you sell bells?' });
    await expect(sent).rejects.toThrow('contact/send: the platform has no such call');
  });

  describe.runIf(has('contact'))('a message to the shop', () => {
    const message = { name: 'Robin', email: 'robin@example.com', text: 'Do you sell bells?\nA big one.' };
    const letters = async () => (await shop.control.mail()).filter(({ subject }) => subject.startsWith('Message'));

    it('arrives in its mailbox', async () => {
      expect(shop.commerce.capabilities.contact).toBe(true);
      expect(await shop.commerce.contact.send(message)).toEqual({ errors: [] });
      const { name: _, ...nameless } = message;
      expect(await shop.commerce.contact.send(nameless)).toEqual({ errors: [] });
      expect((await letters()).map(({ to, subject }) => [to, subject])).toEqual([
        [sampleShop.shop.email, 'Message from Robin'],
        [sampleShop.shop.email, 'Message from robin@example.com'],
      ]);
      expect((await letters())[0]?.text).toContain(message.text);
    });

    it('is refused without an address for the reply, before it is sent', async () => {
      const { errors } = await shop.commerce.contact.send({ ...message, email: 'robin' });
      expect(errors).toEqual([{ code: 'customer.invalid', field: ['email'] }]);
      expect(await letters()).toEqual([]);
    });

    it('is not sent again if its delivery is unknown', async () => {
      await shop.control.fail({ match: { call: 'contact.send' }, fault: 'drop=after' });
      expect(await shop.clock.until(failure(shop.commerce.contact.send(message)))).toMatchObject({ kind: 'network' });
      expect(await letters()).toHaveLength(1);
    });
  });

  it.skipIf(has('requests'))('sends no request if the platform needs none', async () => {
    await shop.commerce.catalog.shop();
    await shop.commerce.cart.addItems([{ variantId: (await shop.firstVariant('enamel-kettle')).id, quantity: 1 }]);
    expect(shop.calls).toEqual([]);
  });

  describe.runIf(has('requests'))('when the platform fails', () => {
    const fail = (fault: string, call?: string, times?: number) =>
      shop.control.fail({ fault, ...(call && { match: { call } }), ...(times && { times }) });
    const read = () => shop.clock.until(shop.commerce.catalog.shop());
    const { names } = trait;
    let variantId: string;
    beforeEach(async () => {
      variantId = (await shop.firstVariant('merino-jersey')).id;
      await shop.commerce.cart.addItems([{ variantId, quantity: 1 }]);
      // A cached response would not reach the platform.
      shop.cache.clear();
      shop.calls.length = 0;
    });
    const write = () => shop.clock.until(shop.commerce.cart.addItems([{ variantId, quantity: 1 }]));

    it('does not report a completed change as failed, even if later reads are throttled', async () => {
      await fail('status=429', 'cart.read');
      await fail('status=429', 'catalog.read');
      const kindOf = (change: Promise<CartResult>) =>
        shop.clock.until(change).then(
          () => 'done',
          (error: CommerceError) => error.kind,
        );
      expect(['done', 'http']).toContain(await kindOf(shop.commerce.cart.addItems([{ variantId, quantity: 1 }])));
      const items = async () => {
        await shop.control.heal();
        return (await shop.clock.until(shop.commerce.cart.get())).items;
      };
      const [line] = await items();
      expect(line).toMatchObject({ quantity: 2 });

      await fail('status=429', 'cart.read');
      const update = { id: line!.id, lineItemId: line!.lineItemId, variantId, quantity: 3 };
      expect(['done', 'http']).toContain(await kindOf(shop.commerce.cart.updateItems([update])));
      expect(await items()).toMatchObject([{ quantity: 3 }]);
    });

    it.each(['status=500', 'status=503', 'status=429', 'status=430', 'drop'])('reads again after %s', async (fault) => {
      await fail(fault, undefined, 2);
      await expect(read()).resolves.toMatchObject({ name: 'Northlane' });
      expect(shop.calls).toEqual([names.shop, names.shop, names.shop]);
    });

    it.each([
      ['status=500', 'http'],
      ['status=429', 'throttled'],
      ['status=430', 'throttled'],
      ['status=400', 'refused'],
      ['drop', 'network'],
      ['drop=after', 'network'],
      ['shape', 'shape'],
      ['delay=600000', 'timeout'],
    ])('%s is a failure of kind %s, and nothing is written twice', async (fault, kind) => {
      await fail(fault);
      expect(await failure(read())).toMatchObject({ kind, call: names.shop });
      shop.calls.length = 0;
      expect(await failure(write())).toMatchObject({ kind, call: names.add });
      expect(shop.calls).toEqual([names.add]);
    });

    it('reports how long the platform wants us to wait', async () => {
      await fail('status=429;retry-after=60');
      expect(await failure(write())).toMatchObject({ kind: 'throttled', retryAfter: 60_000 });
    });

    it('aborts with the caller', async () => {
      await fail('delay=600000');
      const controller = new AbortController();
      const written = failure(shop.commerce.cart.addItems([{ variantId, quantity: 1 }], { signal: controller.signal }));
      controller.abort();
      expect(await written).toMatchObject({ kind: 'aborted' });
    });

    it('continues after a failed change', async () => {
      await fail('status=500', 'cart.add', 1);
      const [failed, added] = await Promise.allSettled([
        shop.commerce.cart.addItems([{ variantId, quantity: 1 }]),
        shop.commerce.cart.addItems([{ variantId, quantity: 1 }]),
      ]);
      expect(failed).toMatchObject({ status: 'rejected', reason: { kind: 'http' } });
      expect(added).toMatchObject({ status: 'fulfilled', value: { cart: { items: [{ quantity: 2 }] } } });
    });
  });
});
