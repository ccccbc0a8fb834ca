/** Products, variants, collections and pictures. */
import type { Collection, Option, OptionValue, Picture, Product, Variant } from '../../../shop/catalog/catalog.js';
import type { MetafieldData } from '../../../shop/data.js';
import type { Money } from '../../../shop/money.js';
import { quantityRuleOf } from '../../../shop/catalog/quantity.js';
import { complementsOf, recommendationsOf } from '../../../shop/catalog/recommendations.js';
import { connectionOf, type ConnectionArgs } from '../execution/connection.js';
import { facetsOf, filterProducts, type ProductFilter } from '../search/filtering.js';
import { encodeVariants } from './encodedVariants.js';
import { entryId, invalidId, parseEntryId } from '../ids.js';
import { pictureView } from './images.js';
import { videoDetails } from './played.js';
import { datedMetafields, withMetafields } from './metafields.js';
import { moneyV2 } from '../money.js';
import type { Context } from '../context.js';
import type { Resolver, Resolvers } from '../resolver.js';
import { findVariant, type Selection } from './selection.js';
import { sortCollections, sortProducts, sortVariants } from '../search/sorting.js';
import { descriptionOf, truncate } from '../../../text.js';

type SortedArgs = ConnectionArgs & { sortKey: string };
type Described = Product | Collection;

const idOf = ({ id }: { id: number }) => id;

const priceOf = (variant: Variant, { shop, countryCode }: Context) => shop.pricing.priceOf(variant, countryCode);

const described = {
  id: entryId,
  handle: ({ data }: Described) => data.handle,
  title: ({ data }: Described) => data.title,
  description: (({ data }, { truncateAt }) => truncate(descriptionOf(data), truncateAt)) satisfies Resolver<
    Described,
    { truncateAt?: number }
  >,
  descriptionHtml: ({ data }: Described) => data.descriptionHtml,
  seo: ({ data }: Described) => ({ title: data.seo?.title ?? null, description: data.seo?.description ?? null }),
};

/** Returns a product's custom fields: its specifications, its size guide, its release date, the details of its videos, and its other metafields unchanged. */
function metafieldsOf(
  { data: { specifications = [], sizeGuideHtml, preOrder, media = [], metafields = [], publishedAt } }: Product,
  { origin }: Context,
) {
  const videos = media.flatMap((played) => (played.kind === 'video' ? videoDetails(played, origin) : []));
  const custom = (key: string, type: string, value: string): MetafieldData => ({
    namespace: 'custom',
    key,
    type,
    value,
  });
  return datedMetafields(
    [
      ...(specifications.length > 0 ? [custom('specifications', 'json', JSON.stringify(specifications))] : []),
      ...(sizeGuideHtml === undefined ? [] : [custom('size_guide', 'multi_line_text_field', sizeGuideHtml)]),
      ...(preOrder ? [custom('release_date', 'date', preOrder.date)] : []),
      ...(videos.length > 0 ? [custom('videos', 'json', JSON.stringify(videos))] : []),
      ...metafields,
    ],
    publishedAt,
  );
}

const product: Record<string, Resolver<Product, never>> = {
  ...described,
  ...withMetafields<Product>(entryId, metafieldsOf),
  adjacentVariants: ({ variants }, selection: Selection, context) => {
    const chosen = selectedOrFirstAvailable(variants, selection, context);
    return variants.filter((variant) => chosen && differences(variant, chosen) === 1);
  },
  availableForSale: ({ variants }, _, { shop }) => variants.some(shop.stock.isAvailable),
  collections: ({ collections }, args: ConnectionArgs) => ({
    ...connectionOf(sortCollections(collections, 'ID'), args, idOf),
    totalCount: String(collections.length),
  }),
  compareAtPriceRange: ({ variants }, _, context) =>
    priceRange(
      variants.map((variant) => {
        const { price, compareAtPrice } = priceOf(variant, context);
        // The platform answers 0.0 for a variant without a compare-at price.
        return compareAtPrice ?? { minor: 0, currencyCode: price.currencyCode };
      }),
    ),
  createdAt: ({ data }) => data.publishedAt,
  encodedVariantAvailability: ({ variants, options }, _, { shop }) =>
    encodeVariants(variants.filter(shop.stock.isAvailable), options),
  encodedVariantExistence: ({ variants, options }) => encodeVariants(variants, options),
  featuredImage: ({ pictures }) => productImage(pictures[0]),
  images: ({ pictures }, args: ConnectionArgs) =>
    connectionOf(
      pictures.map((picture) => pictureView(picture, 'ProductImage')),
      args,
      ({ picture }) => picture.id,
    ),
  isGiftCard: () => false,
  // All sort keys of media give the same order here.
  media: ({ pictures, played }, args: ConnectionArgs) => connectionOf([...pictures, ...played], args, idOf),
  onlineStoreUrl: ({ data }, _, { origin }) => `${origin}/products/${data.handle}`,
  options: ({ options }, { first }: { first?: number | null }) => options.slice(0, first ?? undefined),
  priceRange: ({ variants }, _, context) => priceRange(variants.map((variant) => priceOf(variant, context).price)),
  productType: ({ data }) => data.productType,
  publishedAt: ({ data }) => data.publishedAt,
  requiresSellingPlan: () => false,
  selectedOrFirstAvailableVariant: ({ variants }, selection: Selection, context) =>
    selectedOrFirstAvailable(variants, selection, context) ?? null,
  tags: ({ data }) => data.tags,
  totalInventory: (parent, _, { shop }) => shop.stock.totalOf(parent) ?? null,
  updatedAt: ({ data }) => data.publishedAt,
  variantBySelectedOptions: ({ variants }, selection: Selection) => findVariant(variants, selection) ?? null,
  variants: ({ variants }, { sortKey, ...args }: SortedArgs) =>
    connectionOf(sortVariants(variants, sortKey), args, idOf),
  variantsCount: ({ variants }) => ({ count: variants.length, precision: 'EXACT' }),
  vendor: ({ data }) => data.vendor,
};

function selectedOrFirstAvailable(variants: readonly Variant[], selection: Selection, { shop }: Context) {
  return findVariant(variants, selection) ?? variants.find(shop.stock.isAvailable) ?? variants[0];
}

const differences = (a: Variant, b: Variant): number =>
  a.selectedOptions.filter(({ value }, index) => value !== b.selectedOptions[index]?.value).length;

function priceRange(prices: readonly Money[]) {
  const sorted = [...prices].sort((a, b) => a.minor - b.minor);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  return {
    minVariantPrice: lowest && moneyV2(lowest),
    maxVariantPrice: highest && moneyV2(highest),
  };
}

const productImage = (picture: Picture | undefined) => (picture ? pictureView(picture, 'ProductImage') : null);

function compareAtPriceOf(parent: Variant, context: Context) {
  const { compareAtPrice } = priceOf(parent, context);
  return compareAtPrice ? moneyV2(compareAtPrice) : null;
}

const measuredTypes = { ML: 'VOLUME', L: 'VOLUME', G: 'WEIGHT', KG: 'WEIGHT', M: 'LENGTH', ITEM: 'COUNT' } as const;

const variant: Record<string, Resolver<Variant, never>> = {
  id: entryId,
  availableForSale: (parent, _, { shop }) => shop.stock.isAvailable(parent),
  compareAtPrice: (parent, _, context) => compareAtPriceOf(parent, context),
  currentlyNotInStock: (parent, _, { shop }) => shop.stock.isBackOrder(parent),
  compareAtPriceV2: (parent, _, context) => compareAtPriceOf(parent, context),
  image: ({ picture, product: { pictures } }) => productImage(picture ?? pictures[0]),
  price: (parent, _, context) => moneyV2(priceOf(parent, context).price),
  priceV2: (parent, _, context) => moneyV2(priceOf(parent, context).price),
  quantityAvailable: (parent, _, { shop }) => shop.stock.piecesOf(parent) ?? null,
  quantityRule: (parent) => quantityRuleOf(parent),
  requiresComponents: () => false,
  requiresShipping: () => true,
  sku: ({ data }) => data.sku,
  taxable: () => true,
  unitPrice: (parent, _, context) => {
    const { price } = priceOf(parent, context);
    const { unit } = parent.data;
    return unit ? moneyV2({ ...price, minor: Math.round((price.minor * unit.reference) / unit.quantity) }) : null;
  },
  unitPriceMeasurement: ({ data: { unit } }) =>
    unit
      ? {
          measuredType: measuredTypes[unit.unit],
          quantityUnit: unit.unit,
          quantityValue: unit.quantity,
          referenceUnit: unit.unit,
          referenceValue: unit.reference,
        }
      : null,
  weight: ({ data }) => data.weight ?? null,
  weightUnit: () => 'GRAMS',
};

const option: Record<string, Resolver<Option, never>> = {
  id: entryId,
  optionValues: ({ values }) => values,
  values: ({ values }) => values.map(({ name }) => name),
};

const optionValue: Record<string, Resolver<OptionValue, never>> = {
  id: entryId,
  firstSelectableVariant: (parent, _, { shop }) => {
    const having = parent.product.variants.filter(({ selectedOptions }) =>
      selectedOptions.some(({ name, value }) => name === parent.option.name && value === parent.name),
    );
    return having.find(shop.stock.isAvailable) ?? having[0] ?? null;
  },
  swatch: ({ swatch }) => (swatch ? { color: swatch, image: null } : null),
};

const collection: Record<string, Resolver<Collection, never>> = {
  ...described,
  image: ({ picture }) => (picture ? pictureView(picture, 'CollectionImage') : null),
  onlineStoreUrl: ({ data }, _, { origin }) => `${origin}/collections/${data.handle}`,
  products: ({ products }, { sortKey, filters, ...args }: SortedArgs & Filtered, context) => ({
    ...connectionOf(filterProducts(sortProducts(products, sortKey, context), filters, context), args, idOf),
    filters: () => facetsOf(products, filters, context),
  }),
  updatedAt: ({ data }) => data.updatedAt,
};

const query: Record<string, Resolver<unknown, never>> = {
  product: (_, { id, handle }: ByIdOrHandle, { shop: { catalog } }) =>
    (id != null ? entryOf('product', id, catalog.entry) : catalog.product(handle ?? '')) ?? null,
  // Null for an unknown product.
  productRecommendations: (_, { productId, productHandle, intent }: RecommendationArgs, { shop: { catalog } }) => {
    const entry = productId == null ? undefined : parseEntryId(productId);
    if (productId != null && entry?.kind !== 'product') throw invalidId(productId);
    const found = entry ? catalog.entry('product', entry.id) : catalog.product(productHandle ?? '');
    if (!found) return null;
    return intent === 'RELATED' ? recommendationsOf(found, catalog.products) : complementsOf(found, catalog);
  },
  collection: (_, { id, handle }: ByIdOrHandle, { shop: { catalog } }) =>
    (id != null ? entryOf('collection', id, catalog.entry) : catalog.collection(handle ?? '')) ?? null,
  collectionByHandle: (_, { handle }: { handle: string }, { shop }) => shop.catalog.collection(handle) ?? null,
  productByHandle: (_, { handle }: { handle: string }, { shop }) => shop.catalog.product(handle) ?? null,
  productTags: (_, { first }: { first: number }, { shop }) =>
    stringsOf(shop.catalog.products, ({ data }) => data.tags, first),
  productTypes: (_, { first }: { first: number }, { shop }) =>
    stringsOf(shop.catalog.products, ({ data }) => [data.productType], first),
};

/** Returns each text once, in alphabetical order. */
function stringsOf(products: readonly Product[], textsOf: (product: Product) => readonly string[], first: number) {
  const texts = new Set(products.flatMap(textsOf).filter(Boolean));
  return connectionOf([...texts].sort(), { first }, String);
}

interface Filtered {
  filters?: ProductFilter[] | null;
}

interface RecommendationArgs {
  intent: 'COMPLEMENTARY' | 'RELATED';
  productId?: string | null;
  productHandle?: string | null;
}

interface ByIdOrHandle {
  id?: string | null;
  handle?: string | null;
}

function entryOf<E>(
  kind: 'product' | 'collection',
  id: string,
  entry: (kind: 'product' | 'collection', id: number) => E,
) {
  const parsed = parseEntryId(id);
  if (parsed?.kind !== kind) throw invalidId(id);
  return entry(kind, parsed.id);
}

export const catalogResolvers: Resolvers = {
  QueryRoot: query,
  Product: product,
  ProductVariant: variant,
  ProductOption: option,
  ProductOptionValue: optionValue,
  Collection: collection,
};
