/** A small shop with one of everything that a test needs. */
import type { ProductData, ShopData } from '../shop/data.js';

const product = (data: Pick<ProductData, 'handle' | 'title' | 'variants'> & Partial<ProductData>): ProductData => ({
  vendor: 'Northlane',
  productType: 'Thing',
  tags: [],
  descriptionHtml: `<p>${data.title}.</p>`,
  options: [],
  images: [{ path: `${data.handle}/1.svg`, alt: data.title, width: 1200, height: 1500 }],
  publishedAt: '2026-01-01T00:00:00Z',
  salesRank: 1,
  ...data,
});

export const testShop: ShopData = {
  shop: { name: 'Test Shop', description: 'For tests.', currencyCode: 'USD', countryCode: 'US' },
  products: [
    product({
      handle: 'bell',
      title: 'Bell',
      vendor: 'Tern',
      descriptionHtml: '<h2>Bell</h2><p>Loud &amp; <em>clear</em>.</p>',
      tags: ['small'],
      publishedAt: '2026-01-03T00:00:00Z',
      salesRank: 3,
      variants: [{ sku: 'BELL', values: [], price: 1999, compareAtPrice: 2500, stock: 3 }],
    }),
    product({
      handle: 'jersey',
      title: 'Jersey',
      publishedAt: '2026-01-02T00:00:00Z',
      salesRank: 9,
      options: [
        { name: 'Size', values: [{ name: 'S' }, { name: 'M' }, { name: 'L' }] },
        { name: 'Colour', values: [{ name: 'Green', swatch: '#1E4D40' }, { name: 'Ink' }] },
      ],
      // M / Ink does not exist, and L exists in no colour.
      variants: [
        { sku: 'J-S-GREEN', values: ['S', 'Green'], price: 8000, stock: 0 },
        { sku: 'J-S-INK', values: ['S', 'Ink'], price: 8000, stock: 5, image: 1 },
        { sku: 'J-M-GREEN', values: ['M', 'Green'], price: 9050, stock: 1 },
      ],
      images: [
        { path: 'jersey/1.svg', alt: 'Green jersey', width: 1200, height: 1500 },
        { path: 'jersey/2.svg', alt: 'Ink jersey', width: 1200, height: 1500 },
      ],
    }),
    product({
      handle: 'tape',
      title: 'Tape',
      images: [],
      variants: [
        {
          sku: 'TAPE',
          values: [],
          price: 500,
          stock: 7,
          quantityRule: { minimum: 2, maximum: 10, increment: 2 },
        },
      ],
    }),
    product({ handle: 'oil', title: 'Oil', variants: [{ sku: 'OIL', values: [], price: 1000 }] }),
    product({ handle: 'gone', title: 'Gone', variants: [{ sku: 'GONE', values: [], price: 100, stock: 0 }] }),
  ],
  collections: [
    {
      handle: 'all',
      title: 'All',
      descriptionHtml: '<p>All of it.</p>',
      products: ['oil', 'bell', 'jersey', 'tape', 'gone'],
      updatedAt: '2026-01-05T00:00:00Z',
      image: { path: 'collections/all.svg', alt: 'All', width: 2400, height: 1000 },
    },
    { handle: 'none', title: 'None', descriptionHtml: '', products: [], updatedAt: '2026-01-04T00:00:00Z' },
  ],
  menu: [
    { title: 'Shop', path: '/collections/all', items: [{ title: 'Bell', path: '/products/bell' }] },
    { title: 'Brands', items: [{ title: 'Skerry', path: '/brands/skerry' }] },
    { title: 'About', path: '/about' },
  ],
  priceLists: [
    { countryCodes: ['DE', 'FR'], currencyCode: 'EUR', prices: { BELL: { price: 1890 } }, rate: 0.9 },
    { countryCodes: ['JP'], currencyCode: 'JPY', prices: {}, rate: 150 },
  ],
};

const home = {
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Main St',
  city: 'San Mateo',
  province: 'California',
  zip: '94401',
  countryCode: 'US',
};

/** The same shop with two customers: Ada, who has two addresses and three orders, and Bob, who has nothing. */
export const testShopWithCustomers: ShopData = {
  ...testShop,
  customers: [
    {
      email: 'ada@example.com',
      password: 'lovelace',
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '+16505550100',
      createdAt: '2025-01-01T00:00:00Z',
      addresses: [home, { ...home, company: 'Engines', address1: '2 Pier Lane', address2: 'Dock 3', zip: '94019' }],
      orders: [
        {
          placedAt: '2025-01-02T10:00:00Z',
          lines: [
            { sku: 'BELL', quantity: 2, discount: 500 },
            { sku: 'LAMP', quantity: 1, title: 'Lamp', price: 700 },
          ],
          shipping: 495,
          payment: 'paid',
          fulfillment: 'fulfilled',
          address: home,
        },
        {
          placedAt: '2025-03-02T10:00:00Z',
          countryCode: 'DE',
          lines: [{ sku: 'J-S-INK', quantity: 1 }],
          fulfillment: 'partially_fulfilled',
          address: { ...home, countryCode: 'DE' },
        },
        {
          placedAt: '2025-02-02T10:00:00Z',
          cancelledAt: '2025-02-03T10:00:00Z',
          lines: [{ sku: 'OIL', quantity: 1 }],
          payment: 'voided',
          fulfillment: 'unfulfilled',
          address: home,
        },
      ],
    },
    { email: 'bob@example.com', password: 'builder', createdAt: '2025-01-01T00:00:00Z', addresses: [], orders: [] },
  ],
};
