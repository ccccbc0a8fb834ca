/** The suggestions below a search box while somebody types. */
import type { Collection, Product } from '../catalog/catalog.js';
import type { Article, Page } from '../catalog/content.js';
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

/** The place of products that are sold out: among the others, at the end, or nowhere. */
export type UnavailableProducts = 'show' | 'last' | 'hide';

export interface SuggestOptions {
  kinds: readonly SuggestionKind[];
  /** From 1 to 10. */
  limit: number;
  /** Whether the limit is for all kinds together, or for each kind. */
  limitScope: 'all' | 'each';
  unavailableProducts: UnavailableProducts;
  /** The fields to search. Each kind has some of them. */
  fields: readonly (ProductField | TextField)[];
}

export const maxSuggestions = 10;

/** The fields that are searched by default. */
export const suggestionFields: readonly (ProductField | TextField)[] = ['title', 'type', 'options', 'vendor'];

/** The fields by the platform's names for them in themes. */
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
  const { catalog, content } = shop;
  const find: { [Kind in SuggestionKind]: () => readonly Suggestions[Kind][number][] } = {
    queries: () => suggestQueries(catalog, text),
    products: () =>
      byAvailability(searchProducts(catalog, text, { fields: inProducts }), options.unavailableProducts, shop),
    collections: () => searchTexts(catalog.collections, text, inTexts),
    pages: () => searchTexts(content.pages, text, inTexts),
    articles: () => searchTexts(content.articles, text, inTexts),
  };
  const found = nothing();
  for (const kind of kinds) found[kind] = find[kind]().slice(0, limit);
  return (limitScope === 'each' ? found : shareOut(found, limit)) as Suggestions;
}

type Lists = Record<SuggestionKind, unknown[]>;

const nothing = (): Lists => ({ queries: [], products: [], collections: [], pages: [], articles: [] });

/** Takes one suggestion of each kind in turn, up to the limit in total. */
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

/** The last order of each list, with the version of the stock that it is for. The same searches are often repeated. */
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

/** Returns the suggestion as HTML, with its typed part in `<mark>` and the rest in `<span>`. */
export function styledQuery(suggestion: string, typed: string): string {
  const beginning = fold(typed).trim();
  if (beginning === '' || !suggestion.startsWith(beginning)) return `<span>${suggestion}</span>`;
  const rest = suggestion.slice(beginning.length);
  return `<mark>${beginning}</mark>${rest && `<span>${rest}</span>`}`;
}
