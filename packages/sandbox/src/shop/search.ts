/** Finding products by words, as a search engine does: the best match first, in spite of a wrong letter. */
import MiniSearch from 'minisearch';
import { descriptionOf } from '../text.js';
import type { Catalogue, Product } from './catalogue.js';

export interface FoundProduct {
  product: Product;
  /** The words of the product that answer those of the query, in lower case and without accents. */
  matched: readonly string[];
}

export interface SearchOptions {
  /** Whether words of the description count as well. Default: false */
  inDescription?: boolean;
}

/**
 * The products that have every word of the text in their title, brand, type, tags, options or SKUs, those that have it in the title
 * first. The last word may be the beginning of one, as while somebody types; words of four letters may have one wrong, of eight two.
 */
export function findProducts(
  { products }: Pick<Catalogue, 'products'>,
  text: string,
  { inDescription = false }: SearchOptions = {},
): FoundProduct[] {
  const found = indexOf(products).search(text, {
    fields: inDescription ? [...fields, 'description'] : [...fields],
    combineWith: 'AND',
    prefix: (_word, index, words) => index === words.length - 1,
    fuzzy: (word) => (word.length < 4 ? false : word.length < 8 ? 1 : 2),
    boost: { title: 8, description: 0.5 },
    // What is written right comes before what is guessed.
    weights: { prefix: 0.5, fuzzy: 0.1 },
  });
  return found.map(({ id, terms }) => ({ product: products[Number(id)]!, matched: terms }));
}

/** As `findProducts`, the products alone. */
export const searchProducts = (
  catalogue: Pick<Catalogue, 'products'>,
  text: string,
  options?: SearchOptions,
): Product[] => findProducts(catalogue, text, options).map(({ product }) => product);

const fields = ['title', 'vendor', 'type', 'tags', 'options', 'skus'] as const;

/** Products never change, so that they are read once, when somebody first searches. */
const indexes = new WeakMap<readonly Product[], MiniSearch<Product>>();

function indexOf(products: readonly Product[]): MiniSearch<Product> {
  const known = indexes.get(products);
  if (known) return known;
  const index = new MiniSearch<Product>({
    idField: 'position',
    fields: [...fields, 'description'],
    extractField: (product, field) => textsOf[field as keyof typeof textsOf](product),
    tokenize: wordsOf,
    // The words are ready to be compared.
    processTerm: (word) => word,
  });
  index.addAll(products);
  indexes.set(products, index);
  return index;
}

const textsOf = {
  /** What the index knows it by. */
  position: ({ position }: Product) => String(position),
  title: ({ data }: Product) => data.title,
  vendor: ({ data }: Product) => data.vendor,
  type: ({ data }: Product) => data.productType,
  tags: ({ data }: Product) => data.tags.join(' '),
  options: ({ data }: Product) =>
    data.options.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]).join(' '),
  skus: ({ variants }: Product) => variants.map(({ data }) => data.sku).join(' '),
  description: ({ data }: Product) => descriptionOf(data),
};

/** Lower case, without accents: 'Café' is found by 'cafe'. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
