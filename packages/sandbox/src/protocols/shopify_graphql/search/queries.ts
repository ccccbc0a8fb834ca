/** The fields of each list in the query language. */
import type { Collection, Product } from '../../../shop/catalog/catalog.js';
import type { Article, Blog, Page } from '../../../shop/catalog/content.js';
import type { UrlRedirectData } from '../../../shop/data.js';
import { searchProducts, wordsOf } from '../../../shop/search/search.js';
import { toDecimal } from '../../../shop/money.js';
import type { Context } from '../context.js';
import {
  date,
  hasWords,
  isPlain,
  number,
  parseQuery,
  testOf,
  words,
  yesOrNo,
  type Field,
  type Language,
  type Test,
} from './searchSyntax.js';

type TextTerm = Parameters<Language<unknown>['text']>[0];

/** Makes a field accept comma-separated values, of which one must match. */
const list =
  <T>(field: Field<T>): Field<T> =>
  (term) => {
    const tests = term.value.split(',').flatMap((value) => field({ ...term, value }) ?? []);
    return tests.length === 0 ? undefined : (item) => tests.some((test) => test(item));
  };

const not =
  <T>(field: Field<T>): Field<T> =>
  (term) => {
    const test = field(term);
    return test && ((item) => !test(item));
  };

const isAvailable =
  ({ shop }: Context): Test<Product> =>
  ({ variants }) =>
    variants.some(shop.stock.isAvailable);

/** Returns the variants' prices in the buyer's currency, in major units. */
const pricesOf =
  ({ shop, countryCode }: Context) =>
  ({ variants }: Product): number[] =>
    variants.map((variant) => Number(toDecimal(shop.pricing.priceOf(variant, countryCode).price)));

/** Returns the texts in which a phrase without a field must occur. */
const textsOf = ({ data, variants }: Product): string[] => [
  data.title,
  data.vendor,
  data.productType,
  ...data.tags,
  ...variants.flatMap(({ data: { sku }, title }) => [sku, title]),
];

/** Returns the test of words without a field. The shop's index finds the products. A phrase must also occur in one of their texts. */
function productsWith({ value, isPhrase, isPrefix }: TextTerm, { shop: { catalog } }: Context): Test<Product> {
  const found = new Set(searchProducts(catalog, value, { prefix: isPrefix, corrections: 'none' }));
  if (!isPhrase) return (product) => found.has(product);
  const wanted = wordsOf(value);
  return (product) => found.has(product) && textsOf(product).some((text) => hasWords(wordsOf(text), wanted));
}

function productLanguage(context: Context): Language<Product> {
  const { now } = context.shop;
  const tag = words<Product>(({ data }) => data.tags, { isWhole: true });
  const published = date<Product>(({ data }) => data.publishedAt, now);
  return {
    fields: {
      available_for_sale: yesOrNo(isAvailable(context)),
      created_at: published,
      id: number(({ id }) => id),
      product_type: list(words(({ data }) => data.productType)),
      published_at: published,
      sku: words(({ variants }) => variants.map(({ data }) => data.sku), { isWhole: true }),
      tag,
      tag_not: not(tag),
      title: words(({ data }) => data.title),
      updated_at: published,
      'variants.price': number(pricesOf(context)),
      vendor: words(({ data }) => data.vendor),
    },
    text: (term) => productsWith(term, context),
  };
}

/** Returns the products that match a query. Plain words tolerate typos and return the best match first. */
export function queriedProducts(text: string | null | undefined, context: Context): readonly Product[] {
  const { catalog } = context.shop;
  const query = parseQuery(text ?? '');
  if (!query) return catalog.products;
  if (isPlain(query)) return searchProducts(catalog, text ?? '');
  return filtered(catalog.products, testOf(query, productLanguage(context)));
}

const filtered = <T>(items: readonly T[], test: Test<T> | undefined): readonly T[] =>
  test ? items.filter(test) : items;

const textIn =
  <T>(textsOf: (item: T) => string | readonly string[]): Language<T>['text'] =>
  ({ value, isPrefix }) =>
    words(textsOf)({ kind: 'field', name: '', comparator: ':', value, isPrefix }) ?? (() => false);

const queried =
  <T>(languageOf: (context: Context) => Language<T>) =>
  (items: readonly T[], text: string | null | undefined, context: Context, { isStrict = false } = {}): readonly T[] => {
    const query = parseQuery(text ?? '');
    return query ? filtered(items, testOf(query, { ...languageOf(context), isStrict })) : items;
  };

/** Returns the collections that match a query. Words without a field match titles. */
export const queriedCollections = queried<Collection>(({ shop: { now } }) => ({
  fields: {
    // The products of each collection are listed one by one.
    collection_type: words(() => 'custom'),
    handle: words(({ data }) => data.handle),
    id: number(({ id }) => id),
    title: words(({ data }) => data.title),
    updated_at: date(({ data }) => data.updatedAt, now),
  },
  text: textIn(({ data }) => data.title),
}));

export const queriedPages = queried<Page>(({ shop: { now } }) => ({
  fields: {
    created_at: date(({ data }) => data.createdAt, now),
    handle: words(({ data }) => data.handle, { isWhole: true }),
    title: words(({ data }) => data.title),
    updated_at: date(({ data }) => data.updatedAt, now),
  },
  text: textIn(({ data }) => data.title),
}));

export const queriedBlogs = queried<Blog>(() => ({
  fields: {
    handle: words(({ data }) => data.handle, { isWhole: true }),
    title: words(({ data }) => data.title),
  },
  text: textIn(({ data }) => data.title),
}));

export const queriedArticles = queried<Article>(({ shop: { now } }) => {
  const tag = words<Article>(({ data }) => data.tags, { isWhole: true });
  const published = date<Article>(({ data }) => data.publishedAt, now);
  return {
    fields: {
      author: words(({ data }) => data.author),
      blog_title: words(({ blog }) => blog.data.title),
      created_at: published,
      tag,
      tag_not: not(tag),
      updated_at: published,
    },
    text: textIn(({ data }) => data.title),
  };
});

export const queriedRedirects = queried<UrlRedirectData>(() => ({
  fields: {
    path: ({ value, isPrefix }) => (isPrefix ? ({ path }) => path.startsWith(value) : ({ path }) => path === value),
    target: ({ value, isPrefix }) =>
      isPrefix ? ({ target }) => target.startsWith(value) : ({ target }) => target === value,
  },
  text: textIn(({ path, target }) => [path, target]),
}));
