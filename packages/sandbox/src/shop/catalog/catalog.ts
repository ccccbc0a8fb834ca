/** The goods of a shop, linked to each other and found by id, handle or SKU. */
import type { CollectionData, ImageData, OptionData, PlayedData, ProductData, ShopData, VariantData } from '../data.js';

export interface Product {
  kind: 'product';
  id: number;
  /** The position in the shop's own order, from 0. */
  position: number;
  data: ProductData;
  options: Option[];
  /** Options that can be chosen in addition to the variant. */
  modifiers: Option[];
  variants: Variant[];
  pictures: Picture[];
  /** Videos and 3D models. */
  played: Played[];
  collections: Collection[];
  /** Present if the product is a numbered copy of another one. */
  copy?: { original: Product; number: number };
}

export interface Option {
  kind: 'option';
  id: number;
  name: string;
  values: OptionValue[];
  /** The name of the initial value. */
  default?: string;
}

export interface OptionValue {
  kind: 'optionValue';
  id: number;
  name: string;
  /** A CSS colour. */
  swatch?: string;
  product: Product;
  option: Option;
}

export interface Variant {
  kind: 'variant';
  id: number;
  data: VariantData;
  product: Product;
  /** 'Large / Green'; 'Default Title' if the product has one variant and nothing to choose. */
  title: string;
  selectedOptions: { name: string; value: string }[];
  picture?: Picture | undefined;
  /** Present if the product is a numbered copy: the variant of the original, and the own SKU. */
  copy?: { original: Variant; sku: string };
}

export interface Picture {
  kind: 'picture';
  id: number;
  data: ImageData;
}

/** A video or a 3D model. */
export interface Played<Data extends PlayedData = PlayedData> {
  kind: Data['kind'];
  id: number;
  data: Data;
  poster: Picture;
}

export interface Collection {
  kind: 'collection';
  id: number;
  /** The position in the shop's own order, from 0. */
  position: number;
  data: CollectionData;
  products: Product[];
  picture?: Picture;
}

export type CatalogEntry = Product | Option | OptionValue | Variant | Picture | Collection;

export interface Catalog {
  products: readonly Product[];
  collections: readonly Collection[];
  /** The largest number of variants, of pictures and of all media that any product has. */
  largest: { variants: number; pictures: number; media: number };
  product(handle: string): Product | undefined;
  collection(handle: string): Collection | undefined;
  variant(sku: string): Variant | undefined;
  entry<K extends CatalogEntry['kind']>(kind: K, id: number): Extract<CatalogEntry, { kind: K }> | undefined;
}

/** Returns the titles of the product and the variant: 'Jersey - S / Green', or just 'Bell'. */
export const fullName = ({ product: { data }, title }: Variant): string =>
  data.options.length > 0 ? `${data.title} - ${title}` : data.title;

/** The option of a product without options, so that every variant has a selected value. */
const nothingToChoose: OptionData = { name: 'Title', values: [{ name: 'Default Title' }] };

/**
 * Returns a number that is always the same for the same name, so that links and carts survive changes to other data
 * (FNV-1a, 32 bits).
 */
export function idOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** @throws Error when two things share a handle or SKU, or a variant does not fit its product's options. */
export function createCatalog(data: ShopData): Catalog {
  const entries = new Map<string, CatalogEntry>();
  const add = <E extends CatalogEntry>(entry: E): E => {
    // Among many names, two sometimes have the same number. The second takes the next free one.
    while (entries.has(`${entry.kind}/${entry.id}`)) entry.id = (entry.id + 1) >>> 0;
    entries.set(`${entry.kind}/${entry.id}`, entry);
    return entry;
  };

  // A picture may be shown in several places.
  const pictures = new Map<string, Picture>();
  const pictureOf = (image: ImageData): Picture => {
    const known = pictures.get(image.path);
    if (known) return known;
    const picture = add<Picture>({ kind: 'picture', id: idOf(`picture ${image.path}`), data: image });
    pictures.set(image.path, picture);
    return picture;
  };

  const products = data.products.map((product, position) => linkProduct(product, position, add, pictureOf));
  const byHandle = indexBy(products, (product) => product.data.handle, 'product handle');
  const bySku = indexBy(
    products.flatMap((product) => product.variants),
    (variant) => variant.data.sku,
    'SKU',
  );
  const collections = data.collections.map((collection, position) =>
    linkCollection(collection, position, byHandle, add, pictureOf),
  );
  const byCollectionHandle = indexBy(collections, (collection) => collection.data.handle, 'collection handle');

  return {
    products,
    collections,
    largest: {
      variants: products.reduce((most, { variants }) => Math.max(most, variants.length), 0),
      pictures: products.reduce((most, product) => Math.max(most, product.pictures.length), 0),
      media: products.reduce((most, product) => Math.max(most, product.pictures.length + product.played.length), 0),
    },
    product: (handle) => byHandle.get(handle),
    collection: (handle) => byCollectionHandle.get(handle),
    variant: (sku) => bySku.get(sku),
    entry: (kind, id) => entries.get(`${kind}/${id}`) as never,
  };
}

type Add = <E extends CatalogEntry>(entry: E) => E;
type PictureOf = (image: ImageData) => Picture;

function linkProduct(data: ProductData, position: number, add: Add, pictureOf: PictureOf): Product {
  const { handle } = data;
  const product: Product = {
    kind: 'product',
    id: idOf(`product ${handle}`),
    position,
    data,
    options: [],
    modifiers: [],
    variants: [],
    pictures: data.images.map(pictureOf),
    played: (data.media ?? []).map((played, index) => ({
      kind: played.kind,
      id: idOf(`media ${handle} ${index}`),
      data: played,
      poster: pictureOf(played.poster),
    })),
    collections: [],
  };
  const options = data.options.length > 0 ? data.options : [nothingToChoose];
  if (new Set(options.map(({ name }) => name)).size < options.length)
    throw new Error(`The product ${handle} has two options of one name.`);
  product.options = options.map((option) => {
    const linked = linkOption(option, product);
    linked.values.forEach(add);
    return add(linked);
  });
  // Modifiers cannot be found by their ids alone, because not every platform has modifiers.
  product.modifiers = (data.modifiers ?? []).map((modifier) => linkOption(modifier, product));
  if (data.variants.length === 0) throw new Error(`The product ${handle} has no variant.`);
  product.variants = data.variants.map((variant) => linkVariant(variant, product, add));
  return add(product);
}

function linkOption({ name, values, default: initial }: OptionData, product: Product): Option {
  const { handle } = product.data;
  if (new Set(values.map((value) => value.name)).size < values.length)
    throw new Error(`The product ${handle} has a value of ${name} twice.`);
  const option: Option = {
    kind: 'option',
    id: idOf(`option ${handle} ${name}`),
    name,
    values: [],
    ...(initial !== undefined && { default: initial }),
  };
  option.values = values.map((value) => ({
    kind: 'optionValue',
    id: idOf(`value ${handle} ${name} ${value.name}`),
    ...value,
    product,
    option,
  }));
  return option;
}

function linkVariant(data: VariantData, product: Product, add: Add): Variant {
  const values = product.data.options.length > 0 ? data.values : ['Default Title'];
  const fits =
    values.length === product.options.length &&
    values.every((value, index) => product.options[index]?.values.some(({ name }) => name === value));
  if (!fits)
    throw new Error(`The variant ${data.sku} has the values [${values.join(', ')}], which its product does not offer.`);
  const picture = data.image === undefined ? undefined : product.pictures[data.image];
  return add<Variant>({
    kind: 'variant',
    id: idOf(`variant ${data.sku}`),
    data,
    product,
    title: values.join(' / '),
    selectedOptions: values.map((value, index) => ({ name: product.options[index]?.name ?? '', value })),
    ...(picture && { picture }),
  });
}

function linkCollection(
  data: CollectionData,
  position: number,
  products: Map<string, Product>,
  add: Add,
  pictureOf: PictureOf,
): Collection {
  const collection: Collection = {
    kind: 'collection',
    id: idOf(`collection ${data.handle}`),
    position,
    data,
    products: data.products.map((handle) => {
      const product = products.get(handle);
      if (!product) throw new Error(`The collection ${data.handle} names ${handle}, which is not a product.`);
      return product;
    }),
    ...(data.image && { picture: pictureOf(data.image) }),
  };
  for (const product of collection.products) product.collections.push(collection);
  return add(collection);
}

function indexBy<T>(items: T[], keyOf: (item: T) => string, what: string): Map<string, T> {
  const index = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    if (index.has(key)) throw new Error(`Two entries of the catalog have the ${what} ${key}.`);
    index.set(key, item);
  }
  return index;
}
