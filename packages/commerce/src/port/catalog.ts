import type {
  Brand,
  Collection,
  CollectionSummary,
  MenuLink,
  Product,
  ProductSummary,
  Shop,
} from '../model/entities.js';
import type { CallOptions } from './context.js';

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
  /** Returns at most ten similar products of the platform's choice. Empty if it knows none. */
  recommendations(id: string, options?: CallOptions): Promise<ProductSummary[]>;
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
  }[];
  /** For the price, the lowest and the highest: decimal numbers in major units of the buyer's currency. */
  range?: { min: string; max: string };
}

export type FacetKind = 'availability' | 'price' | 'option' | 'brand';
