/** Makes a large shop from a small one, with numbered copies of its products. The details of a copy are made on first use. */
import type { ProductData, VariantData } from '../data.js';
import type {
  Catalog,
  CatalogEntry,
  Collection,
  Option,
  OptionValue,
  Picture,
  Played,
  Product,
  Variant,
} from './catalog.js';

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
    return position < originals.length
      ? original
      : new Copy(original, Math.floor(position / originals.length), position);
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

export const titleOfCopy = (title: string, number: number): string => `${title} No. ${number}`;

export const skuOfCopy = (sku: string, number: number): string => `${sku}-NO-${number}`;

/** Returns the product that a copy is made from; other products unchanged. All but their own values is the same, and already made. */
export const originalOf = (product: Product): Product => product.copy?.original ?? product;

/** Returns the title without making the other details of a copy. */
export const titleOf = (product: Product): string =>
  product.copy ? titleOfCopy(product.copy.original.data.title, product.copy.number) : product.data.title;

/** Returns the SKU without making the other details of a copy. */
export const skuOf = (variant: Variant): string => variant.copy?.sku ?? variant.data.sku;

/** Returns the data that a variant and its copies share. */
export const sharedDataOf = (variant: Variant): Omit<VariantData, 'sku'> => (variant.copy?.original ?? variant).data;

/** A copy of a product. Its details are made on first use. All other properties are the original's. */
class Copy implements Product {
  readonly kind = 'product';
  readonly id: number;
  readonly copy: { original: Product; number: number };
  /** The copy itself, for objects that inherit from it, such as search results. */
  private readonly self: Copy = this;
  private ownData?: ProductData;
  private ownOptions?: Option[];
  private ownVariants?: Variant[];

  constructor(
    original: Product,
    number: number,
    readonly position: number,
  ) {
    this.id = idOfCopy(original.id, number);
    this.copy = { original, number };
  }

  get data(): ProductData {
    const { self, copy } = this;
    return (self.ownData ??= copyOfData(copy.original.data, self, copy.number));
  }

  get options(): Option[] {
    const { self, copy } = this;
    return (self.ownOptions ??= copy.original.options.map((option) => copyOfOption(option, self, copy.number)));
  }

  get variants(): Variant[] {
    const { self, copy } = this;
    return (self.ownVariants ??= copy.original.variants.map((variant) => new VariantCopy(variant, self, copy.number)));
  }

  get modifiers(): Option[] {
    return this.copy.original.modifiers;
  }

  get pictures(): Picture[] {
    return this.copy.original.pictures;
  }

  get played(): Played[] {
    return this.copy.original.played;
  }

  get collections(): Collection[] {
    return this.copy.original.collections;
  }
}

const copyOfData = (data: ProductData, product: Product, number: number): ProductData => ({
  ...data,
  handle: `${data.handle}-no-${number}`,
  title: titleOfCopy(data.title, number),
  get variants() {
    return product.variants.map((variant) => variant.data);
  },
});

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

/** A copy of a variant. A large shop has many, so it keeps little. */
class VariantCopy implements Variant {
  readonly kind = 'variant';
  private readonly self: VariantCopy = this;
  private ownData?: VariantData;
  private ownSku?: string;

  constructor(
    readonly original: Variant,
    readonly product: Product,
    private readonly number: number,
  ) {}

  get copy(): VariantCopy {
    return this.self;
  }

  get sku(): string {
    const { self } = this;
    return (self.ownSku ??= skuOfCopy(self.original.data.sku, self.number));
  }

  get id(): number {
    return idOfCopy(this.original.id, this.number);
  }

  get data(): VariantData {
    const { self } = this;
    return (self.ownData ??= { ...self.original.data, sku: self.sku });
  }

  get title(): string {
    return this.original.title;
  }

  get selectedOptions(): Variant['selectedOptions'] {
    return this.original.selectedOptions;
  }

  get picture(): Picture | undefined {
    return this.original.picture;
  }
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
