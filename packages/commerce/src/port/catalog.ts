import type {
  Brand,
  Collection,
  CollectionSummary,
  Image,
  InventoryRecord,
  MenuLink,
  Policy,
  Product,
  ProductSummary,
  Shop,
  Swatch,
} from '../model/entities.js';
import type { CallOptions } from './context.js';
import type { CursorPage, CursorQuery } from './customer.js';

export interface CatalogClient {
  shop(options?: CallOptions): Promise<Shop>;
  /** Returns the links of the shop's main menu; `capabilities.menu` names their origin. Empty if the platform has none. */
  menu(options?: CallOptions): Promise<MenuLink[]>;
  collections(options?: CallOptions): Promise<CollectionSummary[]>;
  /** Returns the collection without its products. Undefined if no collection has the slug. */
  collection(slug: string, options?: CallOptions): Promise<Collection | undefined>;
  /** Returns the brand without its products. Undefined if the shop sells no products of it. */
  brand(slug: string, options?: CallOptions): Promise<Brand | undefined>;
  /** Returns one page of a listing. Undefined if the collection or brand does not exist. */
  products(query: ProductsQuery, options?: CallOptions): Promise<ProductListing | undefined>;
  /** Returns the product with this slug. The leading slash is optional. Undefined if there is none. */
  product(slug: string, options?: CallOptions): Promise<Product | undefined>;
  /** Returns at most ten products beside this one: first the merchant's choice, then similar ones of the platform's choice. */
  recommendations(id: string, options?: CallOptions): Promise<ProductSummary[]>;
  /** Returns one part of all products that shoppers may see, also of those in no collection. The first part is 1. Any part costs one call. */
  sitemap(part: number, options?: CallOptions): Promise<SitemapPart>;
  /** Returns one part of all products that shoppers may see, each with its stock, as feeds for other services list them. Any part costs one call. */
  feed(query?: CursorQuery, options?: CallOptions): Promise<CursorPage<FeedItem>>;
  /** Returns the new address of an old path, as the merchant keeps it at the platform. Undefined if the path has none. */
  redirect(path: string, options?: CallOptions): Promise<Redirect | undefined>;
  /** Returns the policies that the merchant keeps at the platform, at most one of each kind. Empty if the platform has none, or its API does not give them. */
  policies(options?: CallOptions): Promise<Policy[]>;
}

export interface Redirect {
  /** A path of the shop: '/products/trail-29'. A whole URL if it leads to another site: check it before you redirect there. */
  target: string;
}

/** A part of the shop's products, as a sitemap lists them. */
export interface SitemapPart {
  /** At most 250. Empty after the last part; platforms may have empty parts before it. */
  items: SitemapItem[];
  /** The number of parts. */
  parts: number;
}

/** A product with its stock. */
export interface FeedItem {
  /** Without what only its page shows: collections, specifications, texts with markup. */
  product: Product;
  /** By the id of the product, or of its variants: `inventoryTracking` decides. */
  stock: Record<string, InventoryRecord>;
}

/** A product with what a sitemap says of it. */
export interface SitemapItem {
  /** Begins with a slash: '/trail-29'. The product's page is `/products${slug}`. */
  slug: string;
  /** The last change, ISO 8601. Undefined if the platform does not have it. */
  updatedAt?: string;
  /** The first picture. */
  image?: Image;
}

/** A query for one page of a product listing. A `CommerceError` of kind `refused` rejects a query that the platform does not support. */
export interface ProductsQuery {
  in: { collection: string } | { brand: string } | { search: string };
  /** Default: 'featured', the merchant's order; 'relevance' in a search. */
  sort?: ProductSort;
  filters?: ProductFilters;
  /** From 1. Default: 1, if there is no cursor. */
  page?: number;
  /** The `next` of the previous page, instead of `page`. */
  cursor?: string;
  /** 1 to 250. */
  perPage: number;
}

export const productSorts = [
  'featured',
  'relevance',
  'best-selling',
  'newest',
  'price-ascending',
  'price-descending',
  'name-ascending',
  'name-descending',
] as const;

export type ProductSort = (typeof productSorts)[number];

/** A listed product matches all of these filters, and any one value of each list. */
export interface ProductFilters {
  /** True: only available products. False: only unavailable ones. */
  available?: boolean;
  /** Decimal numbers in major units of the buyer's currency, both inclusive: '49.90' */
  price?: { min?: string; max?: string };
  /** By the option's display name: { name: 'Size', values: ['M', 'L'] } */
  options?: readonly { name: string; values: readonly string[] }[];
  brands?: readonly string[];
}

/** One page of a listing. */
export interface ProductListing {
  /** Empty after the last page. */
  items: ProductSummary[];
  /** The number of products on all pages. */
  total: number;
  /** False while only some of the products are known, so that there are more. */
  isTotalExact: boolean;
  /** The available filters of the listing. Empty if the platform does not report them. */
  facets: Facet[];
  /** The `cursor` of the next page. Undefined on the last page. */
  next?: string;
}

/** A filter of a listing, such as its sizes. */
export interface Facet {
  kind: FacetKind;
  /** The label for shoppers. For an option, also its name in `ProductFilters.options`. */
  name: string;
  values: {
    /** The filter's value: 'M'. For the availability 'true' or 'false'. */
    value: string;
    text: string;
    /** The number of products in the listing with this value, if the platform counts them. */
    count?: number;
    /** The look of an option's value, if the platform's filters include it. */
    swatch?: Swatch;
  }[];
  /** For the price, the lowest and the highest: decimal numbers in major units of the buyer's currency. */
  range?: { min: string; max: string };
}

export type FacetKind = 'availability' | 'price' | 'option' | 'brand';
