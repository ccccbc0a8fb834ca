/** What is shown below a search box while somebody types. */
import type { Collection, Product } from '../catalogue/catalogue.js';
import type { Article, Page } from '../catalogue/content.js';
import { fold, searchProducts, searchTexts, suggestQueries, type ProductField, type TextField } from './search.js';
import type { Shop } from '../shop.js';

export interface Suggestions {
  queries: string[];
  products: Product[];
  collections: Collection[];
  pages: Page[];
  articles: Article[];
}

export type SuggestionKind = keyof Suggestions;

/** Where products that nobody can have now stand: among the others, at the end, or nowhere. */
export type UnavailableProducts = 'show' | 'last' | 'hide';

export interface SuggestOptions {
  kinds: readonly SuggestionKind[];
  /** From 1 to 10. */
  limit: number;
  /** Whether so many may be found of all kinds together, or of each. */
  limitScope: 'all' | 'each';
  unavailableProducts: UnavailableProducts;
  /** Fields that words may stand in; each kind of thing has some of them. */
  fields: readonly (ProductField | TextField)[];
}

export const mostSuggestions = 10;

/** Where a suggestion is found unless somebody asks otherwise. */
export const suggestionFields: readonly (ProductField | TextField)[] = ['title', 'type', 'options', 'vendor'];

/** What the platform calls them, in a theme's words. */
export const fieldNames = {
  author: ['author'],
  body: ['body'],
  product_type: ['type'],
  tag: ['tags'],
  title: ['title'],
  'variants.barcode': [],
  'variants.sku': ['skus'],
  'variants.title': ['options'],
  vendor: ['vendor'],
} satisfies Record<string, (ProductField | TextField)[]>;

const isTextField = (field: string): field is TextField => ['title', 'body', 'author', 'tags'].includes(field);

const isProductField = (field: string): field is ProductField => field !== 'body' && field !== 'author';

export function suggest(text: string, options: SuggestOptions, shop: Shop): Suggestions {
  const { kinds, limit, limitScope, fields } = options;
  const inTexts = { fields: fields.filter(isTextField) };
  const inProducts = fields.flatMap((field) => (field === 'body' ? 'description' : isProductField(field) ? field : []));
  const { catalogue, content } = shop;
  const find: { [Kind in SuggestionKind]: () => readonly Suggestions[Kind][number][] } = {
    queries: () => suggestQueries(catalogue, text),
    products: () =>
      byAvailability(searchProducts(catalogue, text, { fields: inProducts }), options.unavailableProducts, shop),
    collections: () => searchTexts(catalogue.collections, text, inTexts),
    pages: () => searchTexts(content.pages, text, inTexts),
    articles: () => searchTexts(content.articles, text, inTexts),
  };
  const found = nothing();
  for (const kind of kinds) found[kind] = find[kind]().slice(0, limit);
  return (limitScope === 'each' ? found : shareOut(found, limit)) as Suggestions;
}

type Lists = Record<SuggestionKind, unknown[]>;

const nothing = (): Lists => ({ queries: [], products: [], collections: [], pages: [], articles: [] });

/** So many in all: one of each kind in turn. */
function shareOut(found: Lists, limit: number): Lists {
  const shared = nothing();
  let left = limit;
  for (let round = 0; round < limit; round++)
    for (const kind of Object.keys(found) as SuggestionKind[]) {
      if (left === 0 || round >= found[kind].length) continue;
      shared[kind].push(found[kind][round]);
      left--;
    }
  return shared;
}

/** Lists that were put into this order last, and the stock that it was of: the same words are asked for again and again. */
const ordered = new WeakMap<
  readonly unknown[],
  { stock: number; there: readonly unknown[]; gone: readonly unknown[] }
>();

export function byAvailability<T>(
  items: readonly T[],
  unavailable: UnavailableProducts,
  { stock }: Pick<Shop, 'stock'>,
  productOf: (item: T) => Product | undefined = (item) => item as unknown as Product,
): readonly T[] {
  if (unavailable === 'show') return items;
  let known = ordered.get(items);
  if (known?.stock !== stock.version()) {
    const isThere = (item: T) => productOf(item)?.variants.some(stock.isAvailable) ?? true;
    const [there, gone]: [T[], T[]] = [[], []];
    for (const item of items) (isThere(item) ? there : gone).push(item);
    ordered.set(items, (known = { stock: stock.version(), there, gone }));
  }
  const { there, gone } = known as { there: readonly T[]; gone: readonly T[] };
  return unavailable === 'hide' || gone.length === 0 ? there : [...there, ...gone];
}

/** The suggestion as HTML: what was typed of it is marked, what would be added is not. */
export function styledQuery(suggestion: string, typed: string): string {
  const beginning = fold(typed).trim();
  if (beginning === '' || !suggestion.startsWith(beginning)) return `<span>${suggestion}</span>`;
  const rest = suggestion.slice(beginning.length);
  return `<mark>${beginning}</mark>${rest && `<span>${rest}</span>`}`;
}
