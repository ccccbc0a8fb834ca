/**
 * How the order and the filters of a listing are written in an address:
 * `?availability=true&brand=Skerry&option.Size=M&option.Size=L&price-max=200&sort=newest`
 */
import { productSorts, type FacetKind, type ProductFilters, type ProductsQuery, type ProductSort } from './catalog.js';
import type { Capabilities } from './commerce.js';

/** What of a listing is wanted, beside its page. */
export type ListingView = Pick<ProductsQuery, 'sort' | 'filters'>;

/** What a listing can be asked for: of what else an address says, nothing reaches the platform. */
export interface ListingOffer {
  /** The usual order first. */
  sorts: readonly ProductSort[];
  filters: readonly FacetKind[];
}

/** All that any platform does. */
export const everyOffer: ListingOffer = {
  sorts: productSorts,
  filters: ['availability', 'price', 'option', 'brand'],
};

const optionPrefix = 'option.';

/** The name of a filter's field in an address: 'brand', 'option.Size'; the price has two. */
export const filterParameter = (kind: Exclude<FacetKind, 'price'>, name: string) =>
  kind === 'option' ? `${optionPrefix}${name}` : kind;
export const priceParameters = { min: 'price-min', max: 'price-max' } as const;

/** What this shop's platform does for the products of a collection or of a brand. */
export function listingOffer(place: 'collection' | 'brand', { sorts, filters }: Capabilities): ListingOffer {
  // A brand has no order that its merchant gave it, and no platform narrows it down.
  const others: readonly ProductSort[] = place === 'brand' ? ['relevance', 'featured'] : ['relevance'];
  return {
    sorts: sorts.filter((sort) => !others.includes(sort)),
    filters: place === 'brand' ? [] : filters,
  };
}

/** More of them nobody chooses by hand. */
const mostValues = 40;
const longestValue = 100;

/** The view that an address asks for, as far as the platform offers it. Other parameters are ignored. */
export function readListingView(query: URLSearchParams, { sorts, filters }: ListingOffer): ListingView {
  const sort = sorts.find((each) => each === query.get('sort'));
  const offered = <Value>(kind: FacetKind, value: Value | undefined) => (filters.includes(kind) ? value : undefined);
  const found: ProductFilters = definedOf({
    available: offered('availability', readAvailability(query.getAll('availability'))),
    price: offered('price', readPrice(query)),
    options: offered('option', readOptions(query)),
    brands: offered('brand', valuesOf(query, 'brand')),
  });
  return definedOf({ sort: sort === sorts[0] ? undefined : sort, filters: isEmpty(found) ? undefined : found });
}

/** As an address has it, in one order however it was asked for; '' for the usual view. */
export function listingViewQuery({ sort, filters = {} }: ListingView): string {
  const { available, price, options = [], brands = [] } = filters;
  const entries: [string, string | undefined][] = [
    ['availability', available === undefined ? undefined : `${available}`],
    ...brands.map((brand): [string, string] => ['brand', brand]),
    ...options.flatMap(({ name, values }) =>
      values.map((value): [string, string] => [filterParameter('option', name), value]),
    ),
    [priceParameters.max, price?.max],
    [priceParameters.min, price?.min],
    ['sort', sort],
  ];
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => entry[1] !== undefined)).toString();
}

/** The address of a page of a list. It leaves out the default view and the first page. */
export function listingViewHref(path: string, view: ListingView, page = 1): string {
  const query = [listingViewQuery(view), page > 1 ? `page=${page}` : ''].filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}

/** Both at once is all there is. */
function readAvailability(values: string[]): boolean | undefined {
  const known = new Set(values.filter((value) => value === 'true' || value === 'false'));
  return known.size === 1 ? known.has('true') : undefined;
}

function readPrice(query: URLSearchParams): ProductFilters['price'] {
  const price = definedOf({ min: readAmount(query, 'min'), max: readAmount(query, 'max') });
  return isEmpty(price) ? undefined : price;
}

function readAmount(query: URLSearchParams, end: keyof typeof priceParameters): string | undefined {
  const text = query.get(priceParameters[end])?.trim() ?? '';
  return /^\d{1,9}(\.\d{1,3})?$/.test(text) ? text : undefined;
}

function readOptions(query: URLSearchParams): ProductFilters['options'] {
  const names = [...new Set(query.keys())].filter((key) => key.startsWith(optionPrefix)).sort();
  const options = names.slice(0, mostValues).flatMap((key) => {
    const name = key.slice(optionPrefix.length);
    const values = valuesOf(query, key);
    return values && name !== '' && name.length <= longestValue ? [{ name, values }] : [];
  });
  return options.length > 0 ? options : undefined;
}

function valuesOf(query: URLSearchParams, name: string): string[] | undefined {
  const values = new Set(query.getAll(name).filter((value) => value !== '' && value.length <= longestValue));
  return values.size > 0 ? [...values].sort().slice(0, mostValues) : undefined;
}

const isEmpty = (value: object) => Object.keys(value).length === 0;

type Defined<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> };

const definedOf = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Defined<Value>;
