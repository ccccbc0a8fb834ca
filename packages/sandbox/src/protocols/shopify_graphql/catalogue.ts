/** Products, variants, collections and pictures. */
import type { Collection, Option, OptionValue, Picture, Product, Variant } from '../../shop/catalogue.js';
import type { Money } from '../../shop/money.js';
import { quantityRuleOf } from '../../shop/quantity.js';
import { recommendationsOf } from '../../shop/recommendations.js';
import { searchProducts } from '../../shop/search.js';
import { pictureAddress } from '../pictures/address.js';
import { connectionOf, type ConnectionArgs } from './connection.js';
import { facetsOf, filterProducts, type ProductFilter } from './filtering.js';
import { entryId, globalId, invalidId, parseEntryId } from './ids.js';
import { moneyV2 } from './money.js';
import type { Context, Resolver, Resolvers } from './resolver.js';
import { findVariant, type Selection } from './selection.js';
import { sortCollections, sortProducts, sortVariants } from './sorting.js';
import { descriptionOf, truncate } from '../../text.js';

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

/** What the merchant has added to products, beside the platform's own fields. */
function metafieldOf({ specifications = [], sizeGuideHtml }: Product['data'], key: string) {
  const field = (type: string, value: string | undefined) =>
    value === undefined ? null : { namespace: 'custom', key, type, value };
  if (key === 'specifications')
    return field('json', specifications.length > 0 ? JSON.stringify(specifications) : undefined);
  return key === 'size_guide' ? field('multi_line_text_field', sizeGuideHtml) : null;
}

const product: Record<string, Resolver<Product, never>> = {
  ...described,
  adjacentVariants: ({ variants }, selection: Selection, context) => {
    const chosen = selectedOrFirstAvailable(variants, selection, context);
    return variants.filter((variant) => chosen && differences(variant, chosen) === 1);
  },
  availableForSale: ({ variants }, _, { shop }) => variants.some(shop.stock.isAvailable),
  collections: ({ collections }, args: ConnectionArgs) => connectionOf(sortCollections(collections, 'ID'), args, idOf),
  compareAtPriceRange: ({ variants }, _, context) =>
    priceRange(
      variants.map((variant) => {
        const { price, compareAtPrice } = priceOf(variant, context);
        // The platform writes 0.0 where there is none.
        return compareAtPrice ?? { minor: 0, currencyCode: price.currencyCode };
      }),
    ),
  createdAt: ({ data }) => data.publishedAt,
  featuredImage: ({ pictures }) => pictures[0] ?? null,
  images: ({ pictures }, args: ConnectionArgs) => connectionOf(pictures, args, idOf),
  isGiftCard: () => false,
  // All of their sort keys come to the same order here.
  media: ({ pictures }, args: ConnectionArgs) => connectionOf(pictures, args, idOf),
  metafield: ({ data }, { namespace, key }: { namespace?: string | null; key: string }) =>
    namespace === 'custom' ? metafieldOf(data, key) : null,
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

const variant: Record<string, Resolver<Variant, never>> = {
  id: entryId,
  availableForSale: (parent, _, { shop }) => shop.stock.isAvailable(parent),
  compareAtPrice: (parent, _, context) => {
    const { compareAtPrice } = priceOf(parent, context);
    return compareAtPrice ? moneyV2(compareAtPrice) : null;
  },
  currentlyNotInStock: () => false,
  image: ({ picture, product: { pictures } }) => picture ?? pictures[0] ?? null,
  price: (parent, _, context) => moneyV2(priceOf(parent, context).price),
  quantityAvailable: (parent, _, { shop }) => shop.stock.piecesOf(parent) ?? null,
  quantityRule: (parent) => quantityRuleOf(parent),
  requiresShipping: () => true,
  sku: ({ data }) => data.sku,
  taxable: () => true,
  weight: ({ data }) => data.weight ?? null,
  weightUnit: () => 'GRAMS',
};

const option: Record<string, Resolver<Option, never>> = {
  id: entryId,
  optionValues: ({ values }) => values,
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
  image: ({ picture }) => picture ?? null,
  onlineStoreUrl: ({ data }, _, { origin }) => `${origin}/collections/${data.handle}`,
  products: ({ products }, { sortKey, filters, ...args }: SortedArgs & Filtered, context) => ({
    ...connectionOf(filterProducts(sortProducts(products, sortKey, context), filters, context), args, idOf),
    filters: () => facetsOf(products, filters, context),
  }),
  updatedAt: ({ data }) => data.updatedAt,
};

const mediaImage: Record<string, Resolver<Picture, never>> = {
  id: entryId,
  alt: ({ data }) => data.alt,
  image: (parent) => parent,
  mediaContentType: () => 'IMAGE',
  previewImage: (parent) => parent,
};

interface Transform {
  crop?: string;
  maxHeight?: number;
  maxWidth?: number;
  scale: number;
}

const image: Record<string, Resolver<Picture, never>> = {
  id: ({ id }) => globalId('ProductImage', id),
  altText: ({ data }) => data.alt,
  width: ({ data }) => data.width,
  height: ({ data }) => data.height,
  url: ({ data }, { transform }: { transform?: Transform | null }, { origin }) => {
    const url = new URL(pictureAddress(data.path, origin));
    const { crop, maxHeight, maxWidth, scale = 1 } = transform ?? {};
    if (maxWidth) url.searchParams.set('width', String(maxWidth * scale));
    if (maxHeight) url.searchParams.set('height', String(maxHeight * scale));
    if (crop) url.searchParams.set('crop', crop.toLowerCase());
    return url.href;
  },
};

const query: Record<string, Resolver<unknown, never>> = {
  product: (_, { id, handle }: ByIdOrHandle, { shop: { catalogue } }) =>
    (id != null ? entryOf('product', id, catalogue.entry) : catalogue.product(handle ?? '')) ?? null,
  // Null where there is no such product; nobody has chosen what goes with one.
  productRecommendations: (_, { productId, productHandle, intent }: RecommendationArgs, { shop: { catalogue } }) => {
    const entry = productId == null ? undefined : parseEntryId(productId);
    if (productId != null && entry?.kind !== 'product') throw invalidId(productId);
    const found = entry ? catalogue.entry('product', entry.id) : catalogue.product(productHandle ?? '');
    if (!found) return null;
    return intent === 'RELATED' ? recommendationsOf(found, catalogue.products) : [];
  },
  products: (_, { sortKey, query: text, ...args }: SortedArgs & { query?: string | null }, context) => ({
    ...connectionOf(sortProducts(queriedProducts(text, context), sortKey, context), args, idOf),
    // The platform has none here, where no collection and no search is.
    filters: [],
  }),
  search: (_, { sortKey, query: text, productFilters, ...args }: SearchArgs, context) => {
    const found = searchProducts(context.shop.catalogue, text);
    const shown = filterProducts(sortProducts(found, sortKey, context), productFilters, context);
    return {
      ...connectionOf(shown, args, idOf),
      productFilters: () => facetsOf(found, productFilters, context),
      totalCount: shown.length,
    };
  },
  collection: (_, { id, handle }: ByIdOrHandle, { shop: { catalogue } }) =>
    (id != null ? entryOf('collection', id, catalogue.entry) : catalogue.collection(handle ?? '')) ?? null,
  collections: (_, { sortKey, ...args }: SortedArgs, { shop }) =>
    connectionOf(sortCollections(shop.catalogue.collections, sortKey), args, idOf),
};

interface Filtered {
  filters?: ProductFilter[] | null;
}

type SearchArgs = SortedArgs & { query: string; productFilters?: ProductFilter[] | null };

/** Of the platform's search syntax just what names a brand; all else are words to find. */
function queriedProducts(text: string | null | undefined, { shop: { catalogue } }: Context): readonly Product[] {
  if (!text) return catalogue.products;
  const vendor = /^vendor:(?:'([^']*)'|"([^"]*)"|(\S+))$/.exec(text);
  if (!vendor) return searchProducts(catalogue, text);
  const name = (vendor[1] ?? vendor[2] ?? vendor[3] ?? '').toLowerCase();
  return catalogue.products.filter(({ data }) => data.vendor.toLowerCase() === name);
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

export const catalogueResolvers: Resolvers = {
  QueryRoot: query,
  Product: product,
  ProductVariant: variant,
  ProductOption: option,
  ProductOptionValue: optionValue,
  Collection: collection,
  MediaImage: mediaImage,
  Image: image,
};
