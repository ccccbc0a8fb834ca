/** Searches: pages of results, and suggestions while the shopper types. */
import type { Product } from '../../../shop/catalog/catalog.js';
import type { Article, Page } from '../../../shop/catalog/content.js';
import { searchProducts, searchTexts, type ProductField, type TextField } from '../../../shop/search/search.js';
import {
  byAvailability,
  fieldNames,
  maxSuggestions,
  styledQuery,
  suggest,
  suggestionFields,
  type SuggestionKind,
  type UnavailableProducts,
} from '../../../shop/search/suggestions.js';
import { badRequest, connectionOf, type ConnectionArgs } from '../execution/connection.js';
import { facetsOf, filterProducts, type ProductFilter } from './filtering.js';
import { queriedArticles, queriedCollections, queriedPages, queriedProducts } from './queries.js';
import type { Context } from '../context.js';
import type { Resolver, Resolvers } from '../resolver.js';
import { isPlain, parseQuery } from './searchSyntax.js';
import { sortCollections, sortProducts } from './sorting.js';

type Unavailable = 'HIDE' | 'LAST' | 'SHOW';

interface SearchArgs extends ConnectionArgs {
  prefix?: 'LAST' | 'NONE' | null;
  productFilters?: ProductFilter[] | null;
  query: string;
  sortKey: 'PRICE' | 'RELEVANCE';
  types?: ('ARTICLE' | 'PAGE' | 'PRODUCT')[] | null;
  unavailableProducts?: Unavailable | null;
}

interface PredictiveSearchArgs {
  limit?: number | null;
  limitScope?: 'ALL' | 'EACH' | null;
  query: string;
  searchableFields?: SearchableField[] | null;
  types?: PredictiveSearchType[] | null;
  unavailableProducts?: Unavailable | null;
}

type SearchableField =
  | 'AUTHOR'
  | 'BODY'
  | 'PRODUCT_TYPE'
  | 'TAG'
  | 'TITLE'
  | 'VARIANTS_BARCODE'
  | 'VARIANTS_SKU'
  | 'VARIANTS_TITLE'
  | 'VENDOR';

type PredictiveSearchType = 'ARTICLE' | 'COLLECTION' | 'PAGE' | 'PRODUCT' | 'QUERY';

type SearchItem = Product | Page | Article;

const unavailableOf = (value: Unavailable | null | undefined): UnavailableProducts =>
  (value ?? 'LAST').toLowerCase() as UnavailableProducts;

const productOf = (item: SearchItem): Product | undefined => (item.kind === 'product' ? item : undefined);

/** Finds items. Plain words tolerate typos. The query language matches exactly; terms about unknown fields match no pages or articles. */
function find({ query: text, prefix, types }: SearchArgs, context: Context) {
  const { catalog, content } = context.shop;
  const query = parseQuery(text);
  const isOf = (type: string) => !types || types.some((each) => each === type);
  if (!query) return { products: [], pages: [], articles: [] };
  const options = { prefix: prefix === 'LAST' };
  const isWords = isPlain(query);
  const products = () =>
    isWords ? searchProducts(catalog, text, { ...options, inDescription: true }) : queriedProducts(text, context);
  const pages = () =>
    isWords
      ? searchTexts(content.pages, text, options)
      : queriedPages(content.pages, text, context, { isStrict: true });
  const articles = () =>
    isWords
      ? searchTexts(content.articles, text, options)
      : queriedArticles(content.articles, text, context, { isStrict: true });
  return {
    products: isOf('PRODUCT') ? products() : [],
    pages: isOf('PAGE') ? pages() : [],
    articles: isOf('ARTICLE') ? articles() : [],
  };
}

/** Adds the tracking parameters of a result's URL, by which a shop's reports count searches. */
const tracked = <T extends object>(item: T, parameters: Record<string, string>): T =>
  Object.create(item, { trackingParameters: { value: new URLSearchParams(parameters).toString() } }) as T;

function search(args: SearchArgs, context: Context) {
  const { sortKey, productFilters, unavailableProducts, reverse, ...page } = args;
  const { products, pages, articles } = find(args, context);
  const sorted = filterProducts(sortProducts(products, sortKey, context), productFilters, context);
  const found: readonly SearchItem[] =
    pages.length + articles.length === 0 ? sorted : [...sorted, ...pages, ...articles];
  const ordered = reverse ? found.toReversed() : found;
  // Unavailable products come last in either direction.
  const shown = byAvailability(ordered, unavailableOf(unavailableProducts), context.shop, productOf);
  const connection = connectionOf(shown, page, ({ kind, id }) => `${kind}/${id}`);
  const edges = connection.edges.map(({ cursor, node }) => ({
    cursor,
    node: tracked(node, { _pos: String(shown.indexOf(node) + 1), _sid: searchId(args.query), _ss: 'r' }),
  }));
  return {
    ...connection,
    edges,
    nodes: edges.map(({ node }) => node),
    productFilters: () => facetsOf(products, productFilters, context),
    totalCount: shown.length,
  };
}

/** Returns nine hexadecimal digits, the same for the same text. */
function searchId(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(16).padStart(9, '0');
}

const kinds: Record<PredictiveSearchType, SuggestionKind> = {
  QUERY: 'queries',
  PRODUCT: 'products',
  COLLECTION: 'collections',
  PAGE: 'pages',
  ARTICLE: 'articles',
};

/** Returns the shop's fields for the API's name: 'VARIANTS_SKU' is 'variants.sku' in a theme. */
const fieldsOf = (field: SearchableField): readonly (ProductField | TextField)[] =>
  fieldNames[field.toLowerCase().replace('variants_', 'variants.') as keyof typeof fieldNames];

function predictiveSearch(args: PredictiveSearchArgs, { shop }: Context) {
  const { query, searchableFields, types, limit, limitScope, unavailableProducts } = args;
  const most = limit ?? maxSuggestions;
  if (most < 1 || most > maxSuggestions) throw badRequest(`limit must be between 1 and ${maxSuggestions}`);
  const found = suggest(
    query,
    {
      kinds: types ? types.map((type) => kinds[type]) : Object.values(kinds),
      limit: most,
      limitScope: limitScope === 'EACH' ? 'each' : 'all',
      unavailableProducts: unavailableOf(unavailableProducts),
      fields: searchableFields ? searchableFields.flatMap(fieldsOf) : suggestionFields,
    },
    shop,
  );
  const trackedAll = <T extends object>(items: readonly T[]) =>
    items.map((item, index) => tracked(item, { _pos: String(index + 1), _psq: query, _ss: 'e', _v: '1.0' }));
  return {
    products: trackedAll(found.products),
    collections: trackedAll(found.collections),
    pages: trackedAll(found.pages),
    articles: trackedAll(found.articles),
    queries: trackedAll(found.queries.map((text) => ({ text, styledText: styledQuery(text, query) }))),
  };
}

type ListArgs = ConnectionArgs & { sortKey: string; query?: string | null };

const idOf = ({ id }: { id: number }) => id;

const query: Record<string, Resolver<unknown, never>> = {
  collections: (_, { sortKey, query: text, ...args }: ListArgs, context) => {
    const found = queriedCollections(context.shop.catalog.collections, text, context);
    return { ...connectionOf(sortCollections(found, sortKey), args, idOf), totalCount: String(found.length) };
  },
  predictiveSearch: (_, args: PredictiveSearchArgs, context) => predictiveSearch(args, context),
  products: (_, { sortKey, query: text, ...args }: ListArgs, context) => ({
    ...connectionOf(sortProducts(queriedProducts(text, context), sortKey, context), args, idOf),
    // The platform has filters only in collections and searches.
    filters: [],
  }),
  search: (_, args: SearchArgs, context) => search(args, context),
};

export const searchResolvers: Resolvers = { QueryRoot: query };
