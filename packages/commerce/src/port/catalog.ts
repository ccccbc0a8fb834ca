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
  /** The links of the shop's main menu; `capabilities.menu` says whose they are. Empty where the platform has none. */
  menu(options?: CallOptions): Promise<MenuLink[]>;
  collections(options?: CallOptions): Promise<CollectionSummary[]>;
  /** The collection, without its products; undefined where there is none of that slug. */
  collection(slug: string, options?: CallOptions): Promise<Collection | undefined>;
  /** The brand, without its products; undefined where nothing of it is sold. */
  brand(slug: string, options?: CallOptions): Promise<Brand | undefined>;
  /** One page of a listing; undefined where there is no such collection or brand. */
  products(query: ProductsQuery, options?: CallOptions): Promise<ProductListing | undefined>;
  /** The product whose slug this is, with or without its leading slash; undefined where there is none. */
  product(slug: string, options?: CallOptions): Promise<Product | undefined>;
  /** Products like the one of this id, as the platform chooses them, at most ten; empty where it knows none. */
  recommendations(id: string, options?: CallOptions): Promise<ProductSummary[]>;
}

/** A listing of products, one page of it at a time. What the platform cannot do is refused with a `CommerceError` of kind `refused`. */
export interface ProductsQuery {
  in: { collection: string } | { brand: string } | { search: string };
  /** Default: 'featured', the merchant's own order; 'relevance' in a search. */
  sort?: ProductSort;
  filters?: ProductFilters;
  /** From 1. Default: 1, where no cursor is given. */
  page?: number;
  /** The `next` of the page before, in place of `page`. */
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

/** A product is listed where all of these hold, and any one value of each list. */
export interface ProductFilters {
  /** Only what can be bought, or only what cannot. */
  available?: boolean;
  /** Decimal numbers in major units of the buyer's currency, both included: '49.90' */
  price?: { min?: string; max?: string };
  /** By the option's display name: { name: 'Size', values: ['M', 'L'] } */
  options?: readonly { name: string; values: readonly string[] }[];
  brands?: readonly string[];
}

/** One page of a listing. */
export interface ProductListing {
  /** Empty behind the last page. */
  items: ProductSummary[];
  /** How many products there are on all pages. */
  total: number;
  /** False while only a part of the products is known, so there are more. */
  isTotalExact: boolean;
  /** What the listing can be filtered by. Empty where the platform does not say. */
  facets: Facet[];
  /** The `cursor` of the next page; undefined on the last one. */
  next?: string;
}

/** One thing that a listing can be filtered by, such as its sizes. */
export interface Facet {
  kind: FacetKind;
  /** As shoppers read it; of an option also what `ProductFilters.options` names it by. */
  name: string;
  values: {
    /** What the filter takes: 'M'; of the availability 'true' or 'false'. */
    value: string;
    text: string;
    /** How many products of the listing have it, where the platform counts them. */
    count?: number;
  }[];
  /** Of the price, from the least to the greatest: decimal numbers in major units of the buyer's currency. */
  range?: { min: string; max: string };
}

export type FacetKind = 'availability' | 'price' | 'option' | 'brand';
