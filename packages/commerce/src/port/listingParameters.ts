/**
 * The sort order and the filters of a listing as query parameters:
 * `?availability=true&brand=Skerry&option.Size=M&option.Size=L&price-max=200&sort=newest`
 */
import { productSorts, type FacetKind, type ProductFilters, type ProductsQuery, type ProductSort } from './catalog.js';

/** The sort order and the filters of a listing, without its page. */
export type ListingView = Pick<ProductsQuery, 'sort' | 'filters'>;

/** The sort orders and filters that a listing supports. Other values of a URL are not sent to the platform. */
export interface ListingOffer {
  /** The default order is first. */
  sorts: readonly ProductSort[];
  filters: readonly FacetKind[];
}

/** All sort orders and filters of any platform. */
export const everyOffer: ListingOffer = {
  sorts: productSorts,
  filters: ['availability', 'price', 'option', 'brand'],
};

const optionPrefix = 'option.';

/** Returns the name of a filter's query parameter: 'brand', 'option.Size'. The price has two, see `priceParameters`. */
export const filterParameter = (kind: Exclude<FacetKind, 'price'>, name: string) =>
  kind === 'option' ? `${optionPrefix}${name}` : kind;
export const priceParameters = { min: 'price-min', max: 'price-max' } as const;

/** Returns the sort orders and filters that a platform with these capabilities supports for the listing of a collection or a brand. */
export function listingOffer(place: 'collection' | 'brand', { sorts, filters }: ListingOffer): ListingOffer {
  // A brand's listing has no order by the merchant, and no platform filters it.
  const others: readonly ProductSort[] = place === 'brand' ? ['relevance', 'featured'] : ['relevance'];
  return {
    sorts: sorts.filter((sort) => !others.includes(sort)),
    filters: place === 'brand' ? [] : filters,
  };
}

/** Limits for addresses. Nobody chooses more values by hand. */
const maxValues = 40;
const longestValue = 100;

/** Reads the view from a URL, as far as the platform supports it. Ignores other parameters. */
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

/** Returns the view as a query, in one canonical order; '' for the default view. */
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

/** Returns the URL of a listing's page. Leaves out the default view and the first page. The path may have a query, such as a search's. */
export function listingViewHref(path: string, view: ListingView, page = 1): string {
  const query = [listingViewQuery(view), page > 1 ? `page=${page}` : ''].filter(Boolean).join('&');
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}

/** `true` and `false` together select all products, which means no filter. */
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
  const options = names.slice(0, maxValues).flatMap((key) => {
    const name = key.slice(optionPrefix.length);
    const values = valuesOf(query, key);
    return values && name !== '' && name.length <= longestValue ? [{ name, values }] : [];
  });
  return options.length > 0 ? options : undefined;
}

function valuesOf(query: URLSearchParams, name: string): string[] | undefined {
  const values = new Set(query.getAll(name).filter((value) => value !== '' && value.length <= longestValue));
  return values.size > 0 ? [...values].sort().slice(0, maxValues) : undefined;
}

const isEmpty = (value: object) => Object.keys(value).length === 0;

type Defined<Value> = { [Key in keyof Value]?: Exclude<Value[Key], undefined> };

const definedOf = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Defined<Value>;
