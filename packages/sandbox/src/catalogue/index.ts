/** Northlane, the sample shop: its goods and their pictures. */
import type { MenuItemData, ProductData, ShopData } from '../shop/data.js';
import { collections, products } from './collections.js';
import { customers, largeCustomer } from './customers.js';
import { sizeGuideOf, specificationsOf } from './details.js';
import { banners } from './drawings/banners.js';
import { mark } from './drawings/mark.js';
import { pictureSize } from './drawings/scene.js';
import { euroPrices } from './prices.js';
import type { ProductDraft } from './products/define.js';

export { cases } from './cases.js';
export { samplePassword } from './customers.js';

const pathOf = (handle: string, index: number) => `${handle}/${index + 1}.svg`;

function detailsOf(product: Omit<ProductDraft, 'pictures'>): Pick<ProductData, 'specifications' | 'sizeGuideHtml'> {
  const sizeGuideHtml = sizeGuideOf(product);
  return { specifications: specificationsOf(product), ...(sizeGuideHtml && { sizeGuideHtml }) };
}

const stock = ({ pictures, ...product }: ProductDraft): ProductData => ({
  ...product,
  descriptionHtml: product.descriptionHtml.trim(),
  ...detailsOf(product),
  images: pictures.map(({ alt }, index) => ({ path: pathOf(product.handle, index), alt, ...pictureSize })),
});

const menu: MenuItemData[] = [
  {
    title: 'Shop',
    items: [
      { title: 'Bikes', path: '/collections/bikes' },
      { title: 'Clothing', path: '/collections/clothing' },
      { title: 'Tools', path: '/collections/tools' },
      { title: 'Parts and accessories', path: '/collections/parts-accessories' },
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

export const sampleShop: ShopData = {
  shop: {
    name: 'Northlane',
    mark,
    email: 'hello@northlane.example',
    description: 'Bicycles and kitchen goods made to last. San Mateo, California.',
    currencyCode: 'USD',
    countryCode: 'US',
  },
  products: products.map(stock),
  collections,
  menu,
  priceLists: [euroPrices],
  discounts: [
    { code: 'NORTH10', percentage: 10 },
    { code: 'WORKSHOP20', percentage: 20, minimum: 20_000 },
  ],
  customers,
};

/** The sample shop with one customer more, who has 300 orders and 120 addresses, or as many as are asked for. */
export const withLargeCustomer = (counts?: { orders?: number; addresses?: number }): ShopData => ({
  ...sampleShop,
  customers: [...customers, largeCustomer(counts)],
});

const pictures = new Map<string, () => string>([
  ...products.flatMap((product) =>
    product.pictures.map(({ svg }, index) => [pathOf(product.handle, index), svg] as const),
  ),
  ...Object.entries(banners).map(([name, { svg }]) => [`collections/${name}.svg`, svg] as const),
]);

/**
 * The picture at a path below /cdn/ ('skerry-29/1.svg') as SVG text, the same text each time; undefined if there is none.
 */
export const drawing = (path: string): string | undefined => pictures.get(path)?.();
