import type { Product } from '@vitrine/commerce';

/** Reasons to buy, in a few words each, in lists for different products. */
export interface SellingPoints {
  /** For the products without a list of their own. Default: none. */
  default?: readonly string[];
  /** By the platform's type of the product: `{ Print: ['Sent free of charge'] }`. Default: none. */
  byType?: SellingPointLists;
  /** By the slug of a collection, for platforms without types. The first of the product's collections with a list counts. Default: none. */
  byCollection?: SellingPointLists;
}

type SellingPointLists = Readonly<Record<string, readonly string[]>>;

/** Returns the selling points of a product. Empty without a list. */
export function sellingPointsOf(
  { byType = {}, byCollection = {}, default: others = [] }: SellingPoints,
  { type = '', collections = [] }: Pick<Product, 'type' | 'collections'>,
): readonly string[] {
  const lists = [...entryOf(byType, type), ...collections.flatMap(({ slug }) => entryOf(byCollection, slug))];
  return lists[0] ?? others;
}

const entryOf = (lists: SellingPointLists, name: string) => (Object.hasOwn(lists, name) ? [lists[name] ?? []] : []);
