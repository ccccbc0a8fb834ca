import type { InventoryRecord, Product, Variant } from '@vitrine/commerce';
import { describe, expect, it } from 'vitest';
import { jsonLd } from './JsonLd';
import { listingData, trailData } from './listingData';
import { productData } from './productData';

const site = new URL('https://shop.example');
const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const forSale: InventoryRecord = { availableForSale: true };

const variant = (id: string, size: string, amount: string): Variant => ({
  id: `gid://shopify/ProductVariant/${id}`,
  name: size,
  sku: `SKU-${id}`,
  price: usd(amount),
  optionValues: [
    { optionId: 's', value: size },
    { optionId: 'w', value: '700c' },
  ],
});

const bicycle: Product = {
  id: 'gid://shopify/Product/7',
  name: 'Lane One',
  slug: '/lane-one',
  brand: 'Skerry',
  description: 'Steel.',
  media: [{ id: '1', details: { src: '/media/1.svg', alt: 'A bicycle' } }],
  variants: [variant('1', '54', '2340.0'), variant('2', '56', '2390.0')],
  options: [
    {
      id: 's',
      displayName: 'Size',
      required: true,
      optionValues: ['54', '56'].map((value) => ({ value, text: value })),
    },
    { id: 'w', displayName: 'Wheels', required: true, optionValues: [{ value: '700c', text: '700c' }] },
  ],
  _originalPlatform: 'shopify',
};

describe('a product for search engines', () => {
  it('has its videos with a date, and no posters among its pictures', () => {
    const film = {
      id: '2',
      kind: 'video' as const,
      details: { src: '/media/2.svg', alt: 'How it folds' },
      sources: [{ src: '/media/2.mp4', type: 'video/mp4' }],
      duration: 10,
    };
    const media = [...bicycle.media, film, { ...film, id: '3', uploadDate: '2026-03-02' }];
    expect(productData({ ...bicycle, media }, { site, seller: 'Northlane' })).toMatchObject({
      image: ['https://shop.example/media/1.svg'],
      subjectOf: [
        {
          '@type': 'VideoObject',
          name: 'How it folds',
          thumbnailUrl: 'https://shop.example/media/2.svg',
          contentUrl: 'https://shop.example/media/2.mp4',
          uploadDate: '2026-03-02',
          duration: 'PT10S',
        },
      ],
    });
  });

  it('has one product for each variant, with its own price, stock and URL', () => {
    const records = { 'gid://shopify/ProductVariant/1': forSale };
    expect(productData(bicycle, { site, seller: 'Northlane', records })).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Lane One',
      url: 'https://shop.example/products/lane-one',
      brand: { name: 'Skerry' },
      image: ['https://shop.example/media/1.svg'],
      productGroupID: '7',
      variesBy: ['https://schema.org/size', 'Wheels'],
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Lane One, 54',
          sku: 'SKU-1',
          size: '54',
          additionalProperty: [{ name: 'Wheels', value: '700c' }],
          url: 'https://shop.example/products/lane-one?variant=1',
          offers: { price: '2340.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
        },
        { name: 'Lane One, 56', offers: { price: '2390.00', availability: 'https://schema.org/OutOfStock' } },
      ],
    });
  });

  it('is a single product with an offer if there is nothing to choose', () => {
    const pump = { ...bicycle, variants: [variant('1', '54', '64.0')], inventoryTracking: 'product' as const };
    const records = { [pump.id]: { availableForSale: true, quantity: 3 } };
    expect(productData(pump, { site, seller: 'Northlane', records })).toMatchObject({
      '@type': 'Product',
      sku: 'SKU-1',
      offers: { price: '64.00', availability: 'https://schema.org/InStock', seller: { name: 'Northlane' } },
    });
  });

  it.each([
    ['backOrder', 'BackOrder'],
    ['preOrder', 'PreOrder'],
  ] as const)('names a %s', (kind, availability) => {
    const records = Object.fromEntries(bicycle.variants.map(({ id }) => [id, { ...forSale, wait: { kind } }]));
    expect(JSON.stringify(productData(bicycle, { site, seller: 'N', records }))).toContain(
      `"availability":"https://schema.org/${availability}"`,
    );
  });

  it('says what delivery costs, how long it takes, and for how long a buyer can return it', () => {
    const trade = {
      ...{ country: 'US', shipsTo: ['US', 'CA'], returns: { days: 30 } },
      delivery: { price: '0', days: { min: 3, max: 10 } },
    };
    expect(
      productData({ ...bicycle, variants: [variant('1', '54', '64.0')] }, { site, seller: 'N', trade }),
    ).toMatchObject({
      offers: {
        shippingDetails: {
          shippingRate: { value: '0', currency: 'USD' },
          shippingDestination: [{ addressCountry: 'US' }, { addressCountry: 'CA' }],
          deliveryTime: { handlingTime: { minValue: 0, maxValue: 1 }, transitTime: { minValue: 3, maxValue: 10 } },
        },
        hasMerchantReturnPolicy: {
          merchantReturnDays: 30,
          merchantReturnLink: 'https://shop.example/policies/returns',
        },
      },
    });
    expect(JSON.stringify(productData(bicycle, { site, seller: 'N' }))).not.toMatch(/shipping|MerchantReturn/);
  });

  it('says nothing of a stock that is not known, and offers nothing without a price', () => {
    const [first] = bicycle.variants;
    const { price: _price, ...unpriced } = first!;
    expect(JSON.stringify(productData(bicycle, { site, seller: 'N' }))).not.toContain('availability');
    expect(productData({ ...bicycle, variants: [unpriced] }, { site, seller: 'N' })).not.toHaveProperty('offers');
  });
});

describe('a list for search engines', () => {
  it('has its products in their order, counted from the first page', () => {
    const data = listingData({ id: '1', name: 'Bikes', slug: 'bikes' }, [{ ...bicycle, media: [] }], {
      path: '/collections/bikes?page=2',
      before: 12,
      site,
    });
    expect(data).toMatchObject({
      url: 'https://shop.example/collections/bikes?page=2',
      mainEntity: { itemListElement: [{ position: 13, url: 'https://shop.example/products/lane-one' }] },
    });
  });

  it('has a trail that begins at the start page', () => {
    const trail = trailData([{ name: 'Bikes', path: '/collections/bikes' }], site);
    expect(trail).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://shop.example/' },
        { position: 2, name: 'Bikes', item: 'https://shop.example/collections/bikes' },
      ],
    });
  });
});

it('does not end its script', () => {
  const text = jsonLd({ '@type': 'Product', name: '</script><script>alert(1)</script>\u2028&' });
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script>\u2028&' });
});
