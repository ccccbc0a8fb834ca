import { describe, expect, it } from 'vitest';
import { cartItemBounds, initialChoices, isVariantAvailable, missingOptions, productBoxBounds } from '../../index.js';
import type { WireCart, WireCategory, WireInventory, WireProduct, WireVariant } from './answers.js';
import {
  toBrand,
  toCart,
  toCollection,
  toMenu,
  toProduct,
  toProductInventory,
  toProductSummary,
  toVariantInventory,
  type NormalizeContext,
} from './normalize.js';

const context: NormalizeContext = {
  baseUrl: 'https://store.example',
  currencyCode: 'USD',
  brands: [{ id: 7, name: 'Ofs', custom_url: { url: '/brands/ofs/' } }],
  imageUrl: (src) => src,
  isNew: () => undefined,
};

const variant = (id: number, more: Partial<WireVariant> = {}): WireVariant => ({
  id,
  product_id: 111,
  sku: `SKU-${id}`,
  price: null,
  calculated_price: 25,
  option_values: [],
  ...more,
});

/** The second platform's sample product. */
const wire: WireProduct = {
  id: 111,
  name: 'Smith Journal 13',
  description: '<p>Thirteen <script>alert(1)</script>issues.</p>',
  custom_url: { url: '/smith-journal-13/' },
  brand_id: 7,
  price: 25,
  calculated_price: 25,
  inventory_tracking: 'variant',
  inventory_level: 30,
  images: [
    { id: 2, sort_order: 0, description: 'Inside', url_zoom: 'https://cdn.example/2.jpg' },
    { id: 1, sort_order: 1, is_thumbnail: true, description: 'Cover', url_zoom: 'https://cdn.example/1.jpg' },
  ],
  variants: [
    variant(351, { option_values: [{ id: 127, label: 'Red', option_id: 125 }] }),
    variant(352, { calculated_price: 30.5, option_values: [{ id: 128, label: 'Blue', option_id: 125 }] }),
  ],
  options: [
    {
      id: 125,
      display_name: 'Color',
      option_values: [
        { id: 127, label: 'Red', is_default: false },
        { id: 128, label: 'Blue', is_default: true },
      ],
    },
  ],
  modifiers: [
    {
      id: 206,
      display_name: 'Add a $5 Donation',
      option_values: [
        { id: 183, label: 'No', is_default: false },
        { id: 184, label: 'Yes', is_default: false },
      ],
    },
    { id: 207, display_name: 'Dedication', option_values: [] },
  ],
  page_title: 'Smith Journal',
  meta_description: 'Issue 13',
};

describe('spec §3: product sample, second platform', () => {
  const product = toProduct(wire, context);

  it('becomes the common shape', () => {
    expect(product).toMatchObject({
      id: '111',
      name: 'Smith Journal 13',
      slug: '/smith-journal-13',
      brand: 'Ofs',
      price: { amount: '25', currencyCode: 'USD' },
      inventoryTracking: 'variant',
      metaTitle: 'Smith Journal',
      metaDescription: 'Issue 13',
      _originalPlatform: 'big_commerce',
    });
    expect(product.descriptionHtml).toBe('<p>Thirteen issues.</p>');
    expect(product.description).toBe('Thirteen issues.');
  });

  it('has required options and optional modifiers', () => {
    expect(product.options.map(({ displayName, required }) => [displayName, required])).toEqual([
      ['Color', true],
      ['Add a $5 Donation', false],
    ]);
    expect(missingOptions(product.options, {}).map(({ displayName }) => displayName)).toEqual(['Color']);
  });

  it('has the flagged value as its default', () => {
    expect(product.options.map(({ defaultValue }) => defaultValue)).toEqual(['128', undefined]);
    expect(initialChoices(product.options)).toEqual({ '125': '128', '206': undefined });
  });

  it('has variants with their values, price and SKU', () => {
    expect(product.variants).toMatchObject([
      { id: '111-351', storefrontId: '351', name: 'Red', sku: 'SKU-351', price: { amount: '25' } },
      { id: '111-352', name: 'Blue', price: { amount: '30.5' }, optionValues: [{ optionId: '125', value: '128' }] },
    ]);
  });

  it('has its thumbnail first', () => {
    expect(product.media.map(({ details }) => details.alt)).toEqual(['Cover', 'Inside']);
    expect(product.thumbnail).toEqual({ name: '1', src: 'https://cdn.example/1.jpg', alt: 'Cover' });
  });

  it('leaves out values that the platform does not send', () => {
    const bare = toProduct({ id: 1, name: 'Bare', images: [], variants: [], options: [], modifiers: [] }, context);
    expect(bare).toEqual({
      id: '1',
      name: 'Bare',
      slug: '/',
      media: [],
      variants: [],
      options: [],
      _originalPlatform: 'big_commerce',
    });
  });
});

describe('spec §3: listings prefer the price of the first variant', () => {
  const priceIn = (more: Partial<WireProduct>) => toProductSummary({ ...wire, ...more }, context).price?.amount;

  it("if it has one, else the product's price", () => {
    expect(priceIn({ variants: [variant(1, { calculated_price: 19.99 })] })).toBe('19.99');
    expect(priceIn({ variants: [variant(1, { price: null, calculated_price: null })] })).toBe('25');
    expect(priceIn({ variants: [] })).toBe('25');
  });

  it('with the price before a reduction, if that was higher', () => {
    const before = (price: number, reduced: number) =>
      toProductSummary({ ...wire, variants: [variant(1, { price, calculated_price: reduced })] }, context)
        .compareAtPrice?.amount;
    expect([before(30, 25), before(25, 25), before(20, 25)]).toEqual(['30', undefined, undefined]);
  });
});

const stocked = (more: Partial<WireInventory> = {}): WireInventory => ({
  id: 111,
  availability: 'available',
  inventory_tracking: 'variant',
  inventory_level: 30,
  order_quantity_minimum: 1,
  order_quantity_maximum: 5,
  ...more,
});

describe('spec §7: getProductMinOrder and getProductMaxOrder', () => {
  it('are known for a product and for a variant', () => {
    expect(toProductInventory(stocked())).toMatchObject({ minOrder: 1, maxOrder: 5 });
    expect(toVariantInventory(variant(1, { inventory_level: 4 }), stocked())).toEqual({
      availableForSale: true,
      quantity: 4,
      minOrder: 1,
      maxOrder: 5,
    });
  });

  it("are unknown for the platform's 0, which means no bound", () => {
    const unbound = { order_quantity_minimum: 0, order_quantity_maximum: 0 };
    expect(toProductInventory(stocked(unbound))).toEqual({ availableForSale: true, quantity: 30 });
  });

  it('reach the product box and the line of a cart (spec §9)', () => {
    const record = toVariantInventory(variant(1, { inventory_level: 40 }), stocked({ order_quantity_minimum: 2 }));
    const product = toProductInventory(stocked({ order_quantity_minimum: 2 }));
    expect(productBoxBounds(record, product)).toEqual({ min: 2, max: 5 });
    expect(cartItemBounds({ variant: record, product })).toEqual({ min: 2, max: 5, step: 1 });
  });
});

describe('spec §5: availability', () => {
  const record = (product: Partial<WireInventory>, own: Partial<WireVariant> = {}) =>
    toVariantInventory(variant(1, { inventory_level: 3, ...own }), stocked(product));

  it('of a variant follows its inventory tracking', () => {
    expect(record({ inventory_tracking: 'variant' })).toMatchObject({ availableForSale: true, quantity: 3 });
    expect(record({ inventory_tracking: 'variant' }, { inventory_level: 0 })).toMatchObject({
      availableForSale: false,
      quantity: 0,
    });
    expect(record({ inventory_tracking: 'product' })).toMatchObject({ availableForSale: true, quantity: 30 });
    expect(record({ inventory_tracking: 'none' }).quantity).toBeUndefined();
    const none = record({ inventory_tracking: 'none', inventory_level: 0 }, { inventory_level: 0 });
    expect(isVariantAvailable({ inventoryTracking: 'none' }, none)).toBe(true);
  });

  it('is false if the merchant does not sell it', () => {
    for (const availability of ['disabled', 'unavailable', 'constructor', null])
      expect(record({ availability }).availableForSale).toBe(false);
    expect(record({}, { purchasing_disabled: true }).availableForSale).toBe(false);
    expect(record({ availability: 'preorder' }).availableForSale).toBe(true);
  });

  it('is false if the stock is below the minimum of an order', () => {
    expect(record({ order_quantity_minimum: 4 }).availableForSale).toBe(false);
  });
});

describe('spec §3: checkout lines, second platform', () => {
  const cart: WireCart = {
    id: '0aa00afa-a000-40a0-80aa-aa0000f000a0',
    currency: { code: 'EUR' },
    cart_amount: 63.95,
    line_items: {
      physical_items: [
        {
          id: '6e193ce6-f327-4dcc-b75e-72cf6738525e',
          product_id: 191,
          variant_id: 362,
          name: 'Openhouse No. 3',
          url: 'https://store.example/all/openhouse-no-3/?a=1',
          quantity: 2,
          image_url: 'https://cdn.example/3.jpg',
          sale_price: 27.95,
          options: [
            { nameId: 82, valueId: 186 },
            { nameId: 83, valueId: null },
          ],
        },
      ],
      digital_items: [{ id: 'd', product_id: 5, name: 'Ebook', quantity: 1, sale_price: 8.05 }],
    },
  };

  it("have the brand as the subtitle, the platform's ids, and the choices", () => {
    expect(toCart(cart, { imageUrl: (src) => src, brandNames: new Map([[191, 'Ofs']]) })).toEqual({
      items: [
        {
          id: '6e193ce6-f327-4dcc-b75e-72cf6738525e',
          lineItemId: '6e193ce6-f327-4dcc-b75e-72cf6738525e',
          productId: '191',
          variantId: '191-362',
          title: 'Openhouse No. 3',
          subtitle: 'Ofs',
          price: { amount: '27.95', currencyCode: 'EUR' },
          quantity: 2,
          imageUrl: 'https://cdn.example/3.jpg',
          slug: 'all/openhouse-no-3',
          modifiers: [{ optionId: '82', value: '186' }],
        },
        {
          id: 'd',
          lineItemId: 'd',
          productId: '5',
          title: 'Ebook',
          price: { amount: '8.05', currencyCode: 'EUR' },
          quantity: 1,
        },
      ],
      subtotalPrice: { amount: '63.95', currencyCode: 'EUR' },
    });
  });
});

describe('a brand', () => {
  it('has its name, the URL of its page, and its description', () => {
    const ofs = { id: 7, name: 'Ofs', custom_url: { url: '/brands/ofs/' }, image_url: '', page_title: 'Ofs!' };
    expect(toBrand(ofs, context)).toEqual({ id: '7', name: 'Ofs', slug: 'ofs', metaTitle: 'Ofs!' });
    const elsewhere = { ...ofs, custom_url: { url: '/ofs/' }, image_url: 'https://c.example/ofs' };
    expect(toBrand(elsewhere, context)).toMatchObject({ slug: 'ofs', image: { src: 'https://c.example/ofs' } });
  });
});

describe('spec §3: a category', () => {
  const category = (id: number, parent: number, name: string): WireCategory => ({
    id,
    parent_id: parent,
    name,
    custom_url: { url: `/${name.toLowerCase()}/` },
  });

  it('is a collection with its name, URL, description and picture', () => {
    const full = {
      ...category(1, 0, 'Bikes'),
      description: '<p onclick="x()">Fast.</p>',
      image_url: 'https://c.example/b',
    };
    expect(toCollection(full, context)).toEqual({
      id: '1',
      name: 'Bikes',
      slug: 'bikes',
      image: { src: 'https://c.example/b', alt: 'Bikes' },
      description: 'Fast.',
      descriptionHtml: '<p>Fast.</p>',
    });
  });

  it('is in the menu, below its parent', () => {
    const categories = [category(1, 0, 'Bikes'), category(2, 0, 'Tools'), category(3, 1, 'Gravel')];
    expect(toMenu(categories)).toEqual([
      { label: 'Bikes', slug: '/collections/bikes', subMenuLinks: [{ label: 'Gravel', slug: '/collections/gravel' }] },
      { label: 'Tools', slug: '/collections/tools' },
    ]);
  });
});
