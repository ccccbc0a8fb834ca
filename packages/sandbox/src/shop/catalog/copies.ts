/** Makes a large shop from a small one, with numbered copies of its products. The details of a copy are made on first use. */
import type { Catalog, CatalogEntry, Option, OptionValue, Product, Variant } from './catalog.js';

/** Ids of the catalog have 32 bits. The bits above them are the number of the copy. */
const idsOfOne = 2 ** 32;

const idOfCopy = (id: number, number: number): number => id + number * idsOfOne;

/**
 * Adds copies of the products until the catalog has `count` of them: 'bell', 'bell-no-1', 'bell-no-2'. The copies are also in the
 * collections. They are the same every time, and share the pictures of their originals. Changes the collections of the given catalog.
 */
export function withCopies(catalog: Catalog, count: number): Catalog {
  const originals = catalog.products;
  if (count <= originals.length) return catalog;
  const products = Array.from({ length: count }, (_, position) => {
    const original = originals[position % originals.length] as Product;
    return position < originals.length ? original : copyOf(original, Math.floor(position / originals.length), position);
  });
  const copy = (original: Product | undefined, number: number): Product | undefined =>
    original && products[number * originals.length + original.position];
  for (const collection of catalog.collections) addCopies(collection.products, copy);

  return {
    ...catalog,
    products,
    product(handle) {
      const [, name = '', number] = /^(.+)-no-([1-9]\d*)$/.exec(handle) ?? [];
      return catalog.product(handle) ?? (number ? copy(catalog.product(name), Number(number)) : undefined);
    },
    variant(sku) {
      const [, name = '', number] = /^(.+)-NO-([1-9]\d*)$/.exec(sku) ?? [];
      const known = catalog.variant(sku);
      if (known || !number) return known;
      const original = catalog.variant(name);
      return original && copiedVariant(original, copy(original.product, Number(number)));
    },
    entry(kind, id) {
      const original: CatalogEntry | undefined = catalog.entry(kind, id % idsOfOne);
      const number = Math.floor(id / idsOfOne);
      return (number === 0 ? original : original && copiedEntry(original, (of) => copy(of, number))) as never;
    },
  };
}

/** Adds copies to a collection, round by round: the first copy of each product, then the second. */
function addCopies(products: Product[], copy: (original: Product, number: number) => Product | undefined): void {
  const originals = [...products];
  for (let number = 1; ; number++) {
    const round = originals.flatMap((original) => copy(original, number) ?? []);
    if (round.length === 0) return;
    for (const product of round) products.push(product);
  }
}

/** Makes a copy whose details are made on first use. It inherits all other properties from the original. */
function copyOf(original: Product, number: number, position: number): Product {
  const { data } = original;
  const copy = Object.create(original, {
    id: { value: idOfCopy(original.id, number) },
    position: { value: position },
  }) as Product;
  define(copy, 'data', () => {
    const copied = { ...data, handle: `${data.handle}-no-${number}`, title: `${data.title} No. ${number}` };
    return define(copied, 'variants', () => copy.variants.map((variant) => variant.data));
  });
  define(copy, 'options', () => original.options.map((option) => copyOfOption(option, copy, number)));
  define(copy, 'variants', () => original.variants.map((variant) => copyOfVariant(variant, copy, number)));
  return copy;
}

function copyOfOption(original: Option, product: Product, number: number): Option {
  const option: Option = { ...original, id: idOfCopy(original.id, number), values: [] };
  option.values = original.values.map((value): OptionValue => ({
    ...value,
    id: idOfCopy(value.id, number),
    product,
    option,
  }));
  return option;
}

const copyOfVariant = (original: Variant, product: Product, number: number): Variant => ({
  ...original,
  id: idOfCopy(original.id, number),
  data: { ...original.data, sku: `${original.data.sku}-NO-${number}` },
  product,
});

/** Defines a property that is made when it is first read. */
function define<T extends object, K extends keyof T>(object: T, name: K, make: () => T[K]): T {
  return Object.defineProperty(object, name, {
    configurable: true,
    enumerable: true,
    get() {
      const value = make();
      Object.defineProperty(object, name, { value, enumerable: true });
      return value;
    },
  });
}

const copiedVariant = (original: Variant, copy: Product | undefined): Variant | undefined =>
  copy?.variants[original.product.variants.indexOf(original)];

/** Returns the entry of a product's copy that is in the place of the original entry. Pictures and collections are not copied. */
function copiedEntry(
  entry: CatalogEntry,
  copy: (original: Product | undefined) => Product | undefined,
): CatalogEntry | undefined {
  switch (entry.kind) {
    case 'product':
      return copy(entry);
    case 'variant':
      return copiedVariant(entry, copy(entry.product));
    case 'option': {
      const product = entry.values[0]?.product;
      return copy(product)?.options[product?.options.indexOf(entry) ?? -1];
    }
    case 'optionValue': {
      const { product, option } = entry;
      return copy(product)?.options[product.options.indexOf(option)]?.values[option.values.indexOf(entry)];
    }
    case 'picture':
    case 'collection':
      return undefined;
  }
}
