/** Northlane, the sample shop: its goods and their pictures. */
import { daysOffIn } from './holidays.js';
import type { BrandData, MenuItemData, ProductData, ShopData } from '../shop/data.js';
import { collections, products } from './collections.js';
import { content } from './content.js';
import { customers, largeCustomer } from './customers.js';
import { sizeGuideOf, specificationsOf } from './details.js';
import { banners } from './drawings/banners.js';
import { logo, logoSize, squareLogo, squareLogoSize } from './drawings/brand.js';
import { mark } from './drawings/mark.js';
import { palette } from './drawings/palette.js';
import { bannerSize, pictureSize } from './drawings/scene.js';
import { euroPrices, yenPrices } from './prices.js';
import type { ProductDraft } from './products/define.js';
import { pumpPoster } from './products/tools.js';

export { cases } from './cases.js';
export { samplePassword } from './customers.js';

/** Returns the handles of the products of a collection. */
const handlesOf = (collection: string) => collections.find(({ handle }) => handle === collection)?.products ?? [];

const pathOf = (handle: string, index: number) => `${handle}/${index + 1}.svg`;

/** Returns the drawings of the variants that have their own, by path. A path names the variant's values: 'skerry-29/s-green.svg'. */
const variantDrawings = ({ handle, variants, variantPicture }: ProductDraft) =>
  variants.flatMap(({ sku, values }) => {
    const drawn = variantPicture?.(...values);
    const name = values.map((value) => value.toLowerCase().replace(/[^a-z0-9]+/g, '')).join('-');
    return drawn ? [{ sku, path: `${handle}/${name}.svg`, ...drawn }] : [];
  });

function detailsOf(product: ProductDraft): Pick<ProductData, 'specifications' | 'sizeGuideHtml'> {
  const sizeGuideHtml = sizeGuideOf(product);
  return { specifications: specificationsOf(product), ...(sizeGuideHtml && { sizeGuideHtml }) };
}

function stock(draft: ProductDraft): ProductData {
  const { pictures, variantPicture: _variantPicture, frameOf: _frameOf, ...product } = draft;
  const own = variantDrawings(draft);
  const imageOf = ({ sku, image }: ProductData['variants'][number]) => {
    const index = own.findIndex((drawn) => drawn.sku === sku);
    return index < 0 ? image : pictures.length + index;
  };
  return {
    ...product,
    descriptionHtml: product.descriptionHtml.trim(),
    ...detailsOf(draft),
    variants: product.variants.map((variant) => {
      const image = imageOf(variant);
      return image === undefined ? variant : { ...variant, image };
    }),
    images: [
      ...pictures.map(({ alt }, index) => ({ path: pathOf(product.handle, index), alt })),
      ...own.map(({ path, alt }) => ({ path, alt })),
    ].map((image) => ({ ...image, ...pictureSize })),
  };
}

const menu: MenuItemData[] = [
  {
    title: 'Shop',
    items: [
      { title: 'Bikes', path: '/collections/bikes' },
      { title: 'Clothing', path: '/collections/clothing' },
      { title: 'Tools', path: '/collections/tools' },
      { title: 'Parts and accessories', path: '/collections/parts-accessories' },
      { title: 'Kitchen', path: '/collections/kitchen' },
    ],
  },
  {
    title: 'Brands',
    items: [
      { title: 'Skerry', path: '/brands/skerry' },
      { title: 'Millrace', path: '/brands/millrace' },
      { title: 'Saltmarsh', path: '/brands/saltmarsh' },
      { title: 'Dunlin', path: '/brands/dunlin' },
    ],
  },
  { title: 'About', path: '/about' },
  { title: 'Contact', path: '/contact' },
];

const footerMenu: MenuItemData[] = [
  { title: 'Journal', path: '/blogs/journal' },
  { title: 'Questions that we are asked', path: '/pages/faq' },
  { title: 'Care', path: '/pages/care' },
  { title: 'Delivery', path: '/policies/shipping-policy' },
  { title: 'Returns', path: '/policies/refund-policy' },
  { title: 'Privacy policy', path: '/policies/privacy-policy' },
  { title: 'Terms of sale', path: '/policies/terms-of-service' },
];

const brand: BrandData = {
  slogan: 'Made to last',
  shortDescription: 'Bicycles and kitchen goods that can be repaired.',
  logo: { path: 'brand/logo.svg', alt: 'Northlane', ...logoSize },
  squareLogo: { path: 'brand/mark.svg', alt: 'Northlane', ...squareLogoSize },
  coverImage: { path: 'collections/bikes.svg', alt: banners.bikes.alt, ...bannerSize },
  colors: {
    primary: [{ background: palette.green, foreground: palette.bone }],
    secondary: [
      { background: palette.ochre, foreground: palette.ink },
      { background: palette.bone, foreground: palette.ink },
    ],
  },
};

const thisYear = new Date().getUTCFullYear();

export const sampleShop: ShopData = {
  shop: {
    name: 'Northlane',
    mark,
    email: 'hello@northlane.example',
    description: 'Bicycles and kitchen goods made to last. San Mateo, California.',
    currencyCode: 'USD',
    countryCode: 'US',
    brand,
  },
  products: products.map(stock),
  collections,
  menu,
  footerMenu,
  content,
  priceLists: [euroPrices, yenPrices],
  discounts: [
    { code: 'NORTH10', percentage: 10 },
    { code: 'WORKSHOP20', percentage: 20, minimum: 20_000 },
    { code: 'FIFTEEN', amount: 1_500, minimum: 5_000 },
    { code: 'TOOLS25', percentage: 25, products: handlesOf('tools') },
    { code: 'SHIPFREE', freeShipping: true },
    { code: 'WINTER30', percentage: 30, endsAt: '2026-03-01T00:00:00Z' },
  ],
  giftCards: [
    { code: 'NORTHLANEGIFT0025', balance: 2_500 },
    { code: 'NORTHLANEGIFT5000', balance: 500_000 },
  ],
  shippingRates: [
    { code: 'standard', title: 'Standard', description: '3 to 10 days', days: { from: 3, to: 10 }, price: 0 },
    {
      code: 'express',
      title: 'Express',
      description: '1 to 3 days',
      days: { from: 1, to: 3 },
      price: 1_800,
      countryCodes: ['US', ...euroPrices.countryCodes],
    },
  ],
  dispatch: {
    from: 'San Mateo',
    timeZone: 'America/Los_Angeles',
    cutOff: 14,
    daysOff: [thisYear, thisYear + 1, thisYear + 2].flatMap(daysOffIn),
  },
  // The sales tax of San Mateo.
  tax: { rate: 0.09375, isIncluded: true },
  redirects: [
    { path: '/collections/parts', target: '/collections/parts-accessories' },
    { path: '/products/lane-1', target: '/products/lane-one' },
    { path: '/pages/contact-us', target: '/pages/contact' },
  ],
  customers,
};

/** Returns the sample shop with one more customer, who has 300 orders and 120 addresses, or the given counts. */
export const withLargeCustomer = (counts?: { orders?: number; addresses?: number }): ShopData => ({
  ...sampleShop,
  customers: [...customers, largeCustomer(counts)],
});

const pictures = new Map<string, () => string>([
  ...products.flatMap((product) =>
    product.pictures.map(({ svg }, index) => [pathOf(product.handle, index), svg] as const),
  ),
  ...products.flatMap((product) => variantDrawings(product).map(({ path, svg }) => [path, svg] as const)),
  ...Object.entries(banners).map(([name, { svg }]) => [`collections/${name}.svg`, svg] as const),
  [pumpPoster.path, pumpPoster.svg],
  ['brand/logo.svg', logo],
  ['brand/mark.svg', squareLogo],
]);

/**
 * Returns the picture at a path below /cdn/ ('skerry-29/1.svg') as SVG text, the same text each time; undefined if there is none.
 */
export const drawing = (path: string): string | undefined => pictures.get(path)?.();
