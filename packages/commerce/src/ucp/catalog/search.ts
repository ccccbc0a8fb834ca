/** `search_catalog`: products by words, by category, by price. */
import type { Product } from '../../model/entities.js';
import { searchQuery } from '../../model/searchText.js';
import type { CatalogClient, ProductFilters, ProductListing, ProductsQuery } from '../../port/catalog.js';
import type { Commerce } from '../../port/commerce.js';
import { CommerceError } from '../../port/errors.js';
import { toAmount, toDecimal } from '../amounts.js';
import { UcpFailure } from '../failures.js';
import type { SearchInput } from '../inputs.js';
import { info, type Message } from '../messages.js';
import type { UcpShop } from '../shop.js';
import { pricedVariants, productData } from './productData.js';
import { readStock } from './readProducts.js';

/** Products on a page. */
const usualLimit = 10;
const highestLimit = 20;
/** Variants of a product in a list. `get_product` returns all. */
const variantsInList = 10;

/** The place in a list: its products a page, the category that is listed, and the platform's own cursor. */
interface Place {
  limit: number;
  category: number;
  next?: string;
}

export async function searchCatalog(input: SearchInput, commerce: Commerce, shop: UcpShop) {
  const { filters = {}, pagination = {} } = input;
  const words = searchQuery(input.query ?? '');
  const categories = filters.categories ?? [];
  if (!words && categories.length === 0)
    throw new UcpFailure('invalid_request', 'A search needs words in `query` or a category in `filters.categories`.');

  const place = readPlace(pagination.cursor, pagination.limit);
  const messages: Message[] = [];
  const price = await priceFilter(input, commerce, messages);
  const slugs = words ? [] : await categorySlugs(categories, commerce.catalog);
  const listed = words ? { search: words } : collectionOf(slugs[place.category]);
  const listing = listed && (await readListing(commerce, listed, place, price?.filters));
  const found = await Promise.all((listing?.items ?? []).map(({ slug }) => commerce.catalog.product(slug)));

  const wanted = new Set(categories.map((name) => name.toLowerCase()));
  const isWanted = (product: Product) =>
    pricedVariants(product).length > 0 &&
    (!words || wanted.size === 0 || isIn(product, wanted)) &&
    (!price || pricedVariants(product).some((variant) => price.includes(toAmount(variant.price))));
  const products = found.filter((product) => product !== undefined).filter(isWanted);
  const records = await readStock(products, commerce);

  const next = nextPlace(place, listing, slugs);
  const isCounted = listing?.isTotalExact && wanted.size === 0 && !price;
  return {
    products: products.map((product) =>
      productData(product, pricedVariants(product).slice(0, variantsInList), records, shop),
    ),
    pagination: {
      has_next_page: next !== undefined,
      ...(next && { cursor: writePlace(next) }),
      ...(isCounted && { total_count: listing.total }),
    },
    ...(messages.length > 0 && { messages }),
  };
}

const collectionOf = (slug: string | undefined) => (slug === undefined ? undefined : { collection: slug });

async function readListing(
  { catalog, capabilities }: Commerce,
  listed: ProductsQuery['in'],
  { limit, next }: Place,
  filters: ProductFilters | undefined,
): Promise<ProductListing | undefined> {
  const offered = 'search' in listed ? capabilities.search.filters : capabilities.filters;
  try {
    return await catalog.products({
      in: listed,
      perPage: limit,
      ...(next !== undefined && { cursor: next }),
      ...(filters && offered.includes('price') && { filters }),
    });
  } catch (error) {
    if (error instanceof CommerceError && error.field)
      throw new UcpFailure('invalid_request', 'The cursor is not valid.');
    throw error;
  }
}

/** Returns the collections that the categories name, by slug or by name. */
async function categorySlugs(categories: readonly string[], catalog: CatalogClient): Promise<string[]> {
  const collections = await catalog.collections();
  const names = categories.map((category) => category.toLowerCase());
  return collections
    .filter(({ slug, name }) => names.includes(slug.toLowerCase()) || names.includes(name.toLowerCase()))
    .map(({ slug }) => slug);
}

/** Platforms that do not name a product's collections cannot narrow a search by them. */
const isIn = ({ collections }: Product, wanted: ReadonlySet<string>) =>
  !collections ||
  collections.some(({ slug, name }) => wanted.has(slug.toLowerCase()) || wanted.has(name.toLowerCase()));

/** Returns the price filter for the platform, and for products. Undefined without one, or if it is in another currency. */
async function priceFilter({ filters, context }: SearchInput, { catalog }: Commerce, messages: Message[]) {
  const { min, max } = filters?.price ?? {};
  if (min === undefined && max === undefined) return undefined;
  const { currencyCode } = await catalog.shop();
  const asked = context?.currency?.toUpperCase();
  if (asked && asked !== currencyCode) {
    messages.push(info('price_filter_ignored', `The price filter is in ${asked}, and prices are in ${currencyCode}.`));
    return undefined;
  }
  const decimal = (amount: number | undefined) => amount !== undefined && toDecimal(amount, currencyCode);
  return {
    includes: (amount: number) => (min === undefined || amount >= min) && (max === undefined || amount <= max),
    filters: {
      price: { ...(decimal(min) && { min: decimal(min) }), ...(decimal(max) && { max: decimal(max) }) },
    } as ProductFilters,
  };
}

function nextPlace({ limit, category }: Place, listing: ProductListing | undefined, slugs: readonly string[]) {
  if (listing?.next !== undefined) return { limit, category, next: listing.next };
  return category + 1 < slugs.length ? { limit, category: category + 1 } : undefined;
}

/** A cursor also has the limit, since the platform's cursor may count in pages. */
const writePlace = ({ limit, category, next }: Place): string =>
  encodeURIComponent(JSON.stringify([limit, category, next ?? null]));

function readPlace(cursor: string | undefined, limit = usualLimit): Place {
  if (cursor === undefined) return { limit: Math.min(limit, highestLimit), category: 0 };
  const [size, category, next] = partsOf(cursor);
  if (!isWithin(size, 1, highestLimit) || !isWithin(category, 0, 1000) || !(next === null || typeof next === 'string'))
    throw new UcpFailure('invalid_request', 'The cursor is not valid.');
  return { limit: size, category, ...(next !== null && { next }) };
}

const isWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(decodeURIComponent(cursor));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
