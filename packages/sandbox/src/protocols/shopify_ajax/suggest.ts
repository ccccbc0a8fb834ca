/** `/search/suggest.json`: suggestions below a search box while the shopper types. */
import type { Collection, Product } from '../../shop/catalog/catalog.js';
import type { Article, Page } from '../../shop/catalog/content.js';
import type { ProductField, TextField } from '../../shop/search/search.js';
import {
  fieldNames,
  maxSuggestions,
  styledQuery,
  suggest,
  suggestionFields,
  type SuggestionKind,
  type UnavailableProducts,
} from '../../shop/search/suggestions.js';
import { invalidParameter, missingParameter } from './errors.js';
import { fromForm, isRecord, wholeNumber } from './input.js';
import { decimal } from './money.js';
import { aspectRatio, pictureUrl } from './pictures.js';
import type { Visit } from './visit.js';

const kinds: Record<string, SuggestionKind> = {
  product: 'products',
  page: 'pages',
  article: 'articles',
  collection: 'collections',
  query: 'queries',
};

const defaultKinds: readonly SuggestionKind[] = ['queries', 'products', 'collections', 'pages'];

const unavailableOptions = ['show', 'hide', 'last'] as const;
const limitScopes = ['all', 'each'] as const;

export function suggestJson(query: URLSearchParams, visit: Visit) {
  const { q, resources } = fromForm(query);
  if (typeof q !== 'string' || q === '') throw missingParameter('q');
  const { type, limit, limit_scope: scope, options } = isRecord(resources) ? resources : {};
  const { unavailable_products: unavailable, fields } = isRecord(options) ? options : {};
  const wanted = namesOf('type', type, kinds) ?? defaultKinds;
  const found = suggest(
    q,
    {
      kinds: wanted,
      limit: limitOf(limit),
      limitScope: oneOf('limit_scope', scope, limitScopes, 'all'),
      unavailableProducts: oneOf<UnavailableProducts>('unavailable_products', unavailable, unavailableOptions, 'last'),
      fields: namesOf<(ProductField | TextField)[]>('fields', fields, fieldNames)?.flat() ?? suggestionFields,
    },
    visit.shop,
  );
  const results: Record<SuggestionKind, unknown[]> = {
    queries: found.queries.map((text) => queryJson(text, q)),
    products: found.products.map((product) => productJson(product, visit)),
    collections: found.collections.map((collection) => collectionJson(collection, visit)),
    pages: found.pages.map(pageJson),
    articles: found.articles.map((article) => articleJson(article, visit)),
  };
  return { resources: { results: Object.fromEntries(wanted.map((kind) => [kind, results[kind]])) } };
}

/** Returns the values of comma-separated names, each once; undefined without a list. */
function namesOf<T>(parameter: string, value: unknown, known: Record<string, T>): T[] | undefined {
  if (value === undefined) return undefined;
  const names = typeof value === 'string' ? value.split(',').map((name) => name.trim()) : [];
  if (names.length === 0 || !names.every((name) => Object.hasOwn(known, name)))
    throw invalidParameter(`${parameter} must be one or more of ${Object.keys(known).join(', ')}`);
  return [...new Set(names)].map((name) => known[name] as T);
}

function oneOf<T extends string>(parameter: string, value: unknown, all: readonly T[], usual: T): T {
  const found = value === undefined ? usual : all.find((each) => each === value);
  if (found === undefined) throw invalidParameter(`${parameter} must be one of ${all.join(', ')}`);
  return found;
}

function limitOf(limit: unknown): number {
  const most = limit === undefined ? maxSuggestions : wholeNumber(limit);
  if (most === undefined || most < 1 || most > maxSuggestions)
    throw invalidParameter(`limit must be a whole number from 1 to ${maxSuggestions}`);
  return most;
}

const queryJson = (text: string, typed: string) => ({
  text,
  styled_text: styledQuery(text, typed),
  url: `/search?${new URLSearchParams({ q: text })}`,
});

/** Returns the part of a picture's data that suggestions have. */
const imageOf = (picture: Product['pictures'][number] | undefined, { origin }: Visit) => ({
  alt: picture?.data.alt ?? null,
  aspect_ratio: picture ? aspectRatio(picture.data) : null,
  height: picture?.data.height ?? null,
  url: picture ? pictureUrl(picture, origin) : null,
  width: picture?.data.width ?? null,
});

const collectionJson = ({ id, data, picture }: Collection, visit: Visit) => ({
  id,
  body: data.descriptionHtml,
  handle: data.handle,
  published_at: data.updatedAt,
  title: data.title,
  url: `/collections/${data.handle}`,
  featured_image: imageOf(picture, visit),
});

const pageJson = ({ id, data }: Page) => ({
  id,
  author: null,
  body: data.bodyHtml,
  handle: data.handle,
  published_at: data.createdAt,
  title: data.title,
  url: `/pages/${data.handle}`,
});

const articleJson = ({ id, data, blog, picture }: Article, visit: Visit) => ({
  id,
  author: data.author,
  body: data.contentHtml,
  handle: data.handle,
  image: picture ? pictureUrl(picture, visit.origin) : null,
  published_at: data.publishedAt,
  summary_html: data.excerpt,
  tags: data.tags,
  title: data.title,
  url: `/blogs/${blog.data.handle}/${data.handle}`,
  featured_image: imageOf(picture, visit),
});

function productJson(product: Product, visit: Visit) {
  const { data, pictures, variants } = product;
  const prices = variants.map((variant) => visit.shop.pricing.priceOf(variant, visit.countryCode));
  const currencyCode = visit.shop.pricing.currencyOf(visit.countryCode);
  const amount = (minor: number) => decimal({ minor, currencyCode });
  const now = prices.map(({ price }) => price.minor);
  const before = prices.flatMap(({ compareAtPrice }) => compareAtPrice?.minor ?? []);
  const [picture] = pictures;
  return {
    available: variants.some(visit.shop.stock.isAvailable),
    body: data.descriptionHtml,
    compare_at_price_max: amount(Math.max(0, ...before)),
    compare_at_price_min: amount(before.length > 0 ? Math.min(...before) : 0),
    handle: data.handle,
    id: product.id,
    image: picture ? pictureUrl(picture, visit.origin) : null,
    price: amount(Math.min(...now)),
    price_max: amount(Math.max(...now)),
    price_min: amount(Math.min(...now)),
    tags: data.tags,
    title: data.title,
    type: data.productType,
    url: `/products/${data.handle}`,
    variants: [],
    vendor: data.vendor,
    featured_image: imageOf(picture, visit),
  };
}
