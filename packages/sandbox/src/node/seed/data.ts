/** The shape of a seed file, and the defaults for the values that it omits. */
import type {
  CollectionData,
  ImageData,
  MenuItemData,
  ProductData,
  ShopData,
  ShopDetails,
  VariantData,
} from '../../shop/data.js';

/** A shop in a seed file. The other properties are the same as in `ShopData`. */
export interface SeedData extends Partial<Omit<ShopData, 'shop' | 'products' | 'collections' | 'menu'>> {
  /** The path or URL of this file's schema, for editors. */
  $schema?: string;
  shop?: Partial<ShopDetails>;
  /** The products, or the name of a products_export.csv beside this file. */
  products: SeedProduct[] | string;
  /** Default: one collection of all products ('all'), and one for each product type. */
  collections?: SeedCollection[];
  /** Default: the collections. */
  menu?: MenuItemData[];
}

export interface SeedProduct extends Partial<Omit<ProductData, 'handle' | 'title' | 'variants' | 'images'>> {
  /** Unique; the slug of the product's page. */
  handle: string;
  title: string;
  variants: SeedVariant[];
  images?: SeedImage[];
}

export interface SeedVariant extends Omit<VariantData, 'sku' | 'values'> {
  /** Unique in the shop. Default: the product's handle with a number. */
  sku?: string;
  /** One value for each of the product's options, in their order. Empty if the product has no options. */
  values?: string[];
}

export interface SeedImage {
  /** An absolute URL. */
  url: string;
  /** Empty by default. */
  alt?: string;
  /** Pixels; 1200 by default. */
  width?: number;
  /** Pixels; 1200 by default. */
  height?: number;
}

export interface SeedCollection extends Partial<Omit<CollectionData, 'handle' | 'title' | 'products' | 'image'>> {
  /** Unique; the slug of the collection's page. */
  handle: string;
  title: string;
  /** Handles, in the order of the collection. */
  products: string[];
  image?: SeedImage;
}

/** The default for `publishedAt` and `updatedAt`. */
const firstDay = '2026-01-01T00:00:00Z';
const defaultSide = 1200;

export const defaultShop = { name: 'Sandbox shop', description: '', currencyCode: 'USD', countryCode: 'US' };

/** Returns the shop's data. `products` replaces the seed's own products. */
export function toShopData(seed: Omit<SeedData, 'products'>, products: readonly SeedProduct[]): ShopData {
  const { $schema: _schema, shop = {}, menu, priceLists = [], ...others } = seed;
  const stocked = products.map((product, index) => toProduct(product, products.length - index));
  const collections = seed.collections?.map(toCollection) ?? defaultCollections(stocked);
  return {
    ...others,
    shop: { ...defaultShop, ...shop },
    products: stocked,
    collections,
    menu: menu ?? collections.map(({ title, handle }) => ({ title, path: `/collections/${handle}` })),
    priceLists,
  };
}

const toProduct = ({ variants, images = [], ...product }: SeedProduct, salesRank: number): ProductData => ({
  vendor: '',
  productType: '',
  tags: [],
  descriptionHtml: '',
  options: [],
  publishedAt: firstDay,
  salesRank,
  ...product,
  variants: variants.map((variant, index) => ({ sku: `${product.handle}-${index + 1}`, values: [], ...variant })),
  images: images.map(toImage),
});

const toImage = ({ url, alt = '', width = defaultSide, height = defaultSide }: SeedImage): ImageData => ({
  path: url,
  alt,
  width,
  height,
});

const toCollection = ({ image, ...collection }: SeedCollection): CollectionData => ({
  descriptionHtml: '',
  updatedAt: firstDay,
  ...collection,
  ...(image && { image: toImage(image) }),
});

function defaultCollections(products: readonly ProductData[]): CollectionData[] {
  const types = new Map<string, { title: string; products: string[] }>();
  for (const { handle, productType } of products) {
    const slug = slugOf(productType);
    if (slug === '' || slug === 'all') continue;
    const type = types.get(slug) ?? { title: productType, products: [] };
    type.products.push(handle);
    types.set(slug, type);
  }
  const all = { handle: 'all', title: 'All', products: products.map(({ handle }) => handle) };
  return [all, ...[...types].map(([handle, type]) => ({ handle, ...type }))].map(toCollection);
}

/** 'Road bikes & frames' is 'road-bikes-frames'. */
const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
