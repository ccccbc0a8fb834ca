/** Finding products by words. */
import type { Catalogue, Product } from './catalogue.js';

/**
 * The products that have every word of the text in their title, brand, type, tags, options or SKUs, those that have all in
 * the title first. The last word may be the beginning of one, as while somebody types.
 */
export function searchProducts({ products }: Pick<Catalogue, 'products'>, text: string): Product[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const wanted = words.map((word, index) => (index === words.length - 1 ? ` ${word}` : ` ${word} `));
  const has = (haystack: string) => wanted.every((word) => haystack.includes(word));
  const found = products.filter((product) => has(haystackOf(product).all));
  const isFirst = (product: Product) => has(haystackOf(product).title);
  return [...found.filter(isFirst), ...found.filter((product) => !isFirst(product))];
}

interface Haystack {
  title: string;
  all: string;
}

const haystacks = new WeakMap<Product, Haystack>();

function haystackOf(product: Product): Haystack {
  const known = haystacks.get(product);
  if (known) return known;
  const { data, variants } = product;
  const options = data.options.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]);
  const rest = [
    data.vendor,
    data.productType,
    ...data.tags,
    ...options,
    ...variants.map((variant) => variant.data.sku),
  ];
  const title = joined(data.title);
  const haystack = { title, all: title + joined(rest.join(' ')) };
  haystacks.set(product, haystack);
  return haystack;
}

/** Every word with a space before and behind it. */
const joined = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Lower case, without accents: 'Café' is found by 'cafe'. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
