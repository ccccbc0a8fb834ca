/** Full-text search. The best match comes first. Words may have a wrong letter. */
import { descriptionOf, textOf } from '../../text.js';
import type { Catalog, Collection, Product } from '../catalog/catalog.js';
import type { Article, Page } from '../catalog/content.js';
import { skuOfCopy, titleOfCopy } from '../catalog/copies.js';
import { createMemory } from './memory.js';
import { createWordIndex, type ItemTexts, type WordIndex } from './wordIndex.js';
import type { Hit } from './wordScores.js';

interface Found<T> {
  item: T;
  /** The words of the item that match the query, in lower case and without accents. */
  matched: readonly string[];
}

export interface FoundProduct {
  product: Product;
  /** See `Found`. */
  matched: readonly string[];
}

export interface WordOptions<Field extends string> {
  /** The fields to search. Default: for products, all except the description; for texts, title, body and tags. */
  fields?: readonly Field[];
  /** Whether the last word may be the beginning of a word, as while somebody types. Default: true */
  prefix?: boolean;
  /**
   * The cases in which words of four or more letters may have one wrong letter, and words of eight or more two.
   * Default: 'ifNothing'
   */
  corrections?: Corrections;
}

/** 'ifNothing': only if nothing matches the words exactly; 'after': always, after the exact matches; 'none': never. */
type Corrections = 'ifNothing' | 'after' | 'none';

export interface SearchOptions extends WordOptions<ProductField> {
  /** Whether words of the description count as well. Default: false */
  inDescription?: boolean;
}

export type ProductField = 'title' | 'vendor' | 'type' | 'tags' | 'options' | 'skus' | 'description';

const defaultFields: readonly ProductField[] = ['title', 'vendor', 'type', 'tags', 'options', 'skus'];

/**
 * Returns the products that have every word of the text in their title, brand, type, tags, options or SKUs. Products with the words in
 * their title come first.
 */
export function findProducts(
  { products }: Pick<Catalog, 'products'>,
  text: string,
  { inDescription = false, fields = defaultFields, ...options }: SearchOptions = {},
): FoundProduct[] {
  const where = inDescription ? [...fields, 'description' as const] : fields;
  return search(products, productTexts, text, { ...options, fields: where }).map(({ item, matched }) => ({
    product: item,
    matched,
  }));
}

/** Like `findProducts`, but returns the products alone. */
export const searchProducts = (
  catalog: Pick<Catalog, 'products'>,
  text: string,
  options?: SearchOptions,
): readonly Product[] =>
  remember(catalog.products, ['products', text, options], () =>
    findProducts(catalog, text, options).map(({ product }) => product),
  );

export type TextField = 'title' | 'body' | 'author' | 'tags';

const defaultTextFields: readonly TextField[] = ['title', 'body', 'tags'];

/** Returns the pages, articles or collections that have every word of the text. */
export function searchTexts<T extends Collection | Page | Article>(
  items: readonly T[],
  text: string,
  { fields = defaultTextFields, ...options }: WordOptions<TextField> = {},
): T[] {
  return search(items, textsOfContent as ItemTexts<T, TextField>, text, { ...options, fields }).map(({ item }) => item);
}

/** Returns completions of a typed text with words of the catalog: 'merino jersey' for 'mer je'. */
export function suggestQueries({ products }: Pick<Catalog, 'products'>, text: string): string[] {
  const fields = ['title', 'type', 'vendor'];
  return remember(products, ['suggestions', text], () => {
    const hits = indexOf(
      products,
      productTexts,
      fields,
    )(text, {
      fields,
      boost,
      prefix: true,
      weights: { prefix: 0.375, fuzzy: 0 },
    });
    return completions(hits, wordsOf(text).length);
  });
}

/** Returns the different lists of `length` matching words. The list with the highest average score comes first. */
function completions(hits: readonly Hit[], length: number): string[] {
  const scores = new Map<string, number[]>();
  for (const { score, matched } of hits) {
    // If several words of a product begin with the typed text, one suggestion would contain all of them. It is left out.
    if (matched.length !== length) continue;
    const completion = matched.join(' ');
    const known = scores.get(completion);
    if (known) known.push(score);
    else scores.set(completion, [score]);
  }
  const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [...scores]
    .map(([completion, values]) => ({ completion, score: average(values) }))
    .sort((a, b) => b.score - a.score)
    .map(({ completion }) => completion);
}

const boost = { title: 8, description: 0.5, body: 0.5 };

const remember = createMemory();

const search = <T extends object, Field extends string>(
  items: readonly T[],
  texts: ItemTexts<T, Field>,
  text: string,
  options: WordOptions<Field> & { fields: readonly Field[] },
): readonly Found<T>[] => remember(items, [text, options], () => searchIndex(items, texts, text, options));

function searchIndex<T extends object, Field extends string>(
  items: readonly T[],
  texts: ItemTexts<T, Field>,
  text: string,
  { fields, prefix = true, corrections = 'ifNothing' }: WordOptions<Field> & { fields: readonly Field[] },
): Found<T>[] {
  const index = indexOf(items, texts, fields);
  const searchWith = (fuzzy: (word: string) => number) =>
    index(text, {
      fields,
      prefix,
      fuzzy,
      boost,
      // Whole words come before completed ones.
      weights: { prefix: 0.5, fuzzy: 0.1 },
    }).map(({ position, matched }) => ({ item: items[position] as T, matched }));

  const exact = searchWith(() => 0);
  if (corrections === 'none' || (corrections === 'ifNothing' && exact.length > 0)) return exact;
  const asWritten = new Set(exact.map(({ item }) => item));
  return [...exact, ...searchWith(wrongLetters).filter(({ item }) => !asWritten.has(item))];
}

/** The number of letters of a word that may be wrong. */
const wrongLetters = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The searched lists never change, so each is indexed once, at its first search. Long texts are indexed only if a search includes them. */
const rememberIndex = createMemory();
const longTexts = ['description', 'body'];

function indexOf<T extends object, Field extends string>(
  items: readonly T[],
  { texts, ...copies }: ItemTexts<T, Field>,
  asked: readonly string[],
): WordIndex {
  const isLong = asked.some((field) => longTexts.includes(field));
  const read = Object.entries(texts).filter(([field]) => isLong || !longTexts.includes(field));
  return rememberIndex(items, isLong, () =>
    createWordIndex(items, { texts: Object.fromEntries(read) as typeof texts, ...copies }, wordsOf),
  );
}

const productTexts: ItemTexts<Product, ProductField> = {
  texts: {
    title: ({ data }) => data.title,
    vendor: ({ data }) => data.vendor,
    type: ({ data }) => data.productType,
    tags: ({ data }) => data.tags.join(' '),
    options: ({ data }) =>
      data.options.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]).join(' '),
    skus: ({ variants }) => variants.map(({ data }) => data.sku).join(' '),
    description: ({ data }) => descriptionOf(data),
  },
  copyOf: ({ copy }) => copy,
  // The titles and SKUs of copies begin with the originals' titles and SKUs.
  added: {
    title: { textOf: (number) => titleOfCopy('', number) },
    skus: { textOf: (number) => skuOfCopy('', number), timesOf: ({ variants }) => variants.length },
  },
};

const htmlOf = (item: Collection | Page | Article): string => {
  if (item.kind === 'collection') return item.data.descriptionHtml;
  return item.kind === 'page' ? item.data.bodyHtml : item.data.contentHtml;
};

const textsOfContent: ItemTexts<Collection | Page | Article, TextField> = {
  texts: {
    title: ({ data }) => data.title,
    body: (item) => textOf(htmlOf(item)),
    author: (item) => (item.kind === 'article' ? item.data.author : ''),
    tags: (item) => (item.kind === 'article' ? item.data.tags.join(' ') : ''),
  },
};

/** Splits a text into words in lower case without accents, so that 'cafe' finds 'Café'. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export const fold = (text: string): string =>
  // Most words are plain ASCII, and a large shop has millions of words, so they are handled in a faster way.
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();

const isPlain = /^[\x20-\x7e]*$/;
