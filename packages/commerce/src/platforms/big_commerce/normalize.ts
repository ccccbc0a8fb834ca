/** Converts responses of the REST API to the common model. Pure; every field is listed. */
import { is } from 'valibot';
import type {
  Brand,
  Cart,
  CartItem,
  Collection,
  CollectionSummary,
  Image,
  InventoryRecord,
  ProductMedia,
  MenuLink,
  Money,
  MediaItem,
  Product,
  ProductColor,
  ProductOption,
  ProductSummary,
  Shop,
  Variant,
  Wait,
} from '../../model/entities.js';
import type { FeedItem, Redirect, SitemapItem } from '../../port/catalog.js';
import { listingPrice, listingPriceRange } from '../../model/listingPrice.js';
import { addMoney, compareMoney } from '../../model/money.js';
import { fileName } from '../shared/fileName.js';
import { toGtin } from '../shared/gtin.js';
import { toExternalVideo } from '../shared/media.js';
import { namedMedia } from '../shared/named.js';
import type { IsNew } from '../shared/newness.js';
import { releaseDate } from '../shared/releaseDate.js';
import { plainText, sanitizeRichText } from '../shared/richText.js';
import { toSwatch } from '../shared/swatch.js';
import { swatchData } from './answers.js';
import type {
  WireBrand,
  WireCart,
  WireCategory,
  WireFeedProduct,
  WireImage,
  WireInventory,
  WireOption,
  WireProduct,
  WireRedirect,
  WireSitemapItem,
  WireStore,
  WireSummary,
  WireVariant,
  WireVideo,
} from './answers.js';
import { toSizeGuide, toSpecifications } from './customFields.js';
import { toVariantId } from './ids.js';
import { brandSlugOf, slugOf, slugOfAddress } from './slugs.js';

/** Data about the store that is not in the responses. */
export interface NormalizeContext {
  /** The base URL of relative pictures in descriptions. */
  baseUrl: string;
  /** The currency of the catalogue's prices. */
  currencyCode: string;
  brands: readonly WireBrand[];
  imageUrl: (src: string) => string;
  isNew: IsNew;
}

export const toShop = ({ name, currency }: WireStore): Shop => ({ name, currencyCode: currency });

/** Makes a menu from the two upper levels of categories. The platform has no menus, and its own storefronts show the tree of categories. */
export const toMenu = (categories: readonly WireCategory[]): MenuLink[] =>
  childrenOf(0, categories).map((category) => {
    const subMenuLinks = childrenOf(category.id, categories).map(toMenuLink);
    return { ...toMenuLink(category), ...(subMenuLinks.length > 0 && { subMenuLinks }) };
  });

const childrenOf = (id: number, categories: readonly WireCategory[]): WireCategory[] =>
  categories.filter(({ parent_id: parent }) => (parent ?? 0) === id);

const toMenuLink = ({ name, custom_url: page }: WireCategory) => ({
  label: name,
  slug: `/collections/${slugOf(page)}`,
});

export const toCollectionSummary = (
  { id, name, custom_url: page, image_url: src }: WireCategory,
  { imageUrl }: Pick<NormalizeContext, 'imageUrl'>,
): CollectionSummary => ({
  id: String(id),
  name,
  slug: slugOf(page),
  image: src ? { src: imageUrl(src), alt: name } : undefined,
});

export const toCollection = (
  category: WireCategory,
  context: Pick<NormalizeContext, 'baseUrl' | 'imageUrl'>,
): Collection => ({
  ...toCollectionSummary(category, context),
  description: plainText(category.description ?? ''),
  descriptionHtml: sanitizeRichText(category.description ?? '', context),
  metaTitle: category.page_title || undefined,
  metaDescription: category.meta_description || undefined,
});

export const toBrand = (
  { id, name, custom_url: page, image_url: src, page_title: title, meta_description: description }: WireBrand,
  { imageUrl }: Pick<NormalizeContext, 'imageUrl'>,
): Brand => ({
  id: String(id),
  name,
  slug: brandSlugOf(page),
  image: src ? { src: imageUrl(src), alt: name } : undefined,
  metaTitle: title || undefined,
  metaDescription: description || undefined,
});

const brandOf = (
  { brand_id: id }: Pick<WireSummary, 'brand_id'>,
  { brands }: Pick<NormalizeContext, 'brands'>,
): string | undefined => brands.find((brand) => brand.id === id)?.name;

const slugWithSlash = (product: Pick<WireSummary, 'id' | 'custom_url'>): string => `/${slugOf(product.custom_url)}`;

export function toProductSummary(product: WireSummary, context: NormalizeContext): ProductSummary {
  const [first, second] = product.variants;
  const own = pricesOf(product, context);
  const { availableForSale, quantity, wait } = toProductInventory(product);
  const shown = first ? { ...own, ...definedOf(pricesOf(first, context)) } : own;
  return {
    id: String(product.id),
    name: product.name,
    slug: slugWithSlash(product),
    brand: brandOf(product, context),
    price: listingPrice({ variants: first ? [{ price: shown.price }] : [], price: own.price }),
    compareAtPrice: shown.compareAtPrice,
    priceRange: listingPriceRange(product.variants.map((variant) => pricesOf(variant, context).price ?? own.price)),
    availableForSale,
    soleVariantId: first && !second ? toVariantId({ productId: product.id, variantId: first.id }) : undefined,
    stock: { quantity, wait },
    isNew: context.isNew(product.date_created),
    media: namedMedia(toMedia(product.images, context).slice(0, 2), product.name),
    colors: toColors(product, context),
    _originalPlatform: 'big_commerce',
  };
}

/** Returns the values of the first option with swatches, each with the picture of its first variant. */
function toColors({ options, variants }: WireSummary, context: NormalizeContext): ProductColor[] | undefined {
  const lists = (options ?? []).map((option) =>
    toOption(option, true, context).optionValues.flatMap(({ value, text, swatch }): ProductColor[] => {
      const variant = variants.find(({ option_values: values }) => values.some(({ id }) => String(id) === value));
      return variant && swatch ? [{ name: text, swatch, image: toVariantImage(variant, context) }] : [];
    }),
  );
  return lists.find(({ length }) => length > 0);
}

/** @param context With all categories of the store, to name the product's collections. */
export function toProduct(
  product: WireProduct,
  context: NormalizeContext & { categories?: readonly WireCategory[] },
): Product {
  const collections = (context.categories ?? [])
    .filter(({ id }) => product.categories?.includes(id))
    .map(({ name, custom_url: page }) => ({ name, slug: slugOf(page) }));
  const pictures = toMedia(product.images, context);
  return {
    id: String(product.id),
    name: product.name,
    slug: slugWithSlash(product),
    brand: brandOf(product, context),
    description: plainText(product.description ?? ''),
    descriptionHtml: sanitizeRichText(product.description ?? '', context),
    media: [...pictures, ...toVideos(product.videos ?? [], pictures[0])],
    variants: product.variants.map((variant) => toVariant(variant, product, context)),
    options: [
      ...product.options.map((option) => toOption(option, true, context)),
      ...product.modifiers.filter(isChoice).map((modifier) => toOption(modifier, false, context)),
    ],
    price: pricesOf(product, context).price,
    inventoryTracking: product.inventory_tracking ?? undefined,
    thumbnail: pictures[0]?.details,
    collections: collections.length > 0 ? collections : undefined,
    specifications: toSpecifications(product.custom_fields ?? []),
    sizeGuideHtml: toSizeGuide(product.custom_fields ?? [], product.options),
    metaTitle: product.page_title || undefined,
    metaDescription: product.meta_description || undefined,
    _originalPlatform: 'big_commerce',
  };
}

/** Converts a product of a long list. The platform lists few products at once with their options, so the options come from the variants. */
export function toFeedItem(product: WireFeedProduct, context: NormalizeContext): FeedItem {
  const options = optionsIn(product.variants);
  return {
    product: { ...toProduct({ ...product, options, modifiers: [] }, context), descriptionHtml: undefined },
    stock: {
      [product.id]: toProductInventory(product),
      ...Object.fromEntries(
        product.variants.map((variant) => [
          toVariantId({ productId: product.id, variantId: variant.id }),
          toVariantInventory(variant, product),
        ]),
      ),
    },
  };
}

/** Returns the options of which variants are made, with the values that variants have. */
function optionsIn(variants: readonly WireVariant[]): WireOption[] {
  const options = new Map<number, { name: string; values: Map<number, string> }>();
  for (const { id, label, option_id: optionId, option_display_name: name } of variants.flatMap(
    (variant) => variant.option_values,
  )) {
    const option = options.get(optionId) ?? { name: name ?? '', values: new Map() };
    options.set(optionId, option);
    option.values.set(id, label);
  }
  return Array.from(options, ([id, { name, values }]) => ({
    id,
    display_name: name,
    option_values: Array.from(values, ([value, label]) => ({ id: value, label })),
  }));
}

/** Whether a modifier has values to choose from. A modifier that shoppers type in has none. */
const isChoice = ({ option_values: values }: WireOption): boolean => (values?.length ?? 0) > 0;

const toOption = (
  { id, display_name: displayName, option_values: values }: WireOption,
  required: boolean,
  { imageUrl }: NormalizeContext,
): ProductOption => {
  const initial = values?.find(({ is_default: isDefault }) => isDefault)?.id;
  return {
    id: String(id),
    displayName,
    defaultValue: initial === undefined ? undefined : String(initial),
    required,
    optionValues: (values ?? []).map(({ id: value, label: text, value_data: data }) => ({
      value: String(value),
      text,
      ...(is(swatchData, data) && toSwatch({ colors: data.colors ?? [], image: data.image_url, imageUrl })),
    })),
  };
};

function toVariant(variant: WireVariant, product: WireProduct, context: NormalizeContext): Variant {
  const { price = pricesOf(product, context).price, compareAtPrice } = definedOf(pricesOf(variant, context));
  return {
    id: toVariantId({ productId: product.id, variantId: variant.id }),
    storefrontId: String(variant.id),
    name: variant.option_values.map(({ label }) => label).join(' / ') || product.name,
    sku: variant.sku || undefined,
    gtin: toGtin(variant.gtin) ?? toGtin(variant.upc),
    price,
    compareAtPrice,
    optionValues: variant.option_values.map((value) => ({
      optionId: String(value.option_id),
      value: String(value.id),
    })),
    image: toVariantImage(variant, context),
  };
}

const toVariantImage = ({ image_url: src }: WireVariant, { imageUrl }: NormalizeContext): Image | undefined =>
  src ? { src: imageUrl(src) } : undefined;

interface Prices {
  price?: Money | undefined;
  compareAtPrice?: Money | undefined;
}

/** Returns the price to pay, and the price before a reduction if it is higher. A variant without its own price has neither. */
function pricesOf(
  { price: full, calculated_price: reduced }: Pick<WireVariant, 'price' | 'calculated_price'>,
  { currencyCode }: Pick<NormalizeContext, 'currencyCode'>,
): Prices {
  const price = toMoney(reduced ?? full, currencyCode);
  const before = toMoney(full, currencyCode);
  return { price, compareAtPrice: price && before && compareMoney(before, price) > 0 ? before : undefined };
}

const definedOf = (prices: Prices): Prices => (prices.price ? prices : {});

/** Converts an amount, which is a number in major units. */
function toMoney(amount: number, currencyCode: string): Money;
function toMoney(amount: number | null | undefined, currencyCode: string): Money | undefined;
function toMoney(amount: number | null | undefined, currencyCode: string): Money | undefined {
  if (amount === null || amount === undefined) return undefined;
  const text = String(amount);
  return { amount: /^-?\d+(\.\d+)?$/.test(text) ? text : amount.toFixed(4), currencyCode };
}

/** Converts images: the thumbnail first, then the others in the merchant's order. */
function toMedia(images: readonly WireImage[], { imageUrl }: Pick<NormalizeContext, 'imageUrl'>): MediaItem[] {
  const place = ({ is_thumbnail: isThumbnail, sort_order: order }: WireImage) => (isThumbnail ? -1 : (order ?? 0));
  return [...images]
    .sort((a, b) => place(a) - place(b))
    .flatMap((image) => {
      const src = image.url_zoom || image.url_standard;
      return src ? [{ id: String(image.id), details: toImage(src, image, imageUrl) }] : [];
    });
}

const folders = new Map([
  ['product', '/products/'],
  ['category', '/collections/'],
  ['brand', '/brands/'],
]);

/** Converts a redirect. Products, categories and brands have folders in the shop, but not at the platform. */
export function toRedirect({ to, to_url: address }: WireRedirect): Redirect | undefined {
  const folder = folders.get(to.type);
  if (!folder) return to.type === 'url' && to.url ? { target: to.url } : undefined;
  const slug = slugOfAddress(address);
  return slug === undefined ? undefined : { target: folder + encodeURIComponent(slug.replace(/^brands\//, '')) };
}

/** Converts an item of the sitemap. */
export function toSitemapItem(
  { id, custom_url: page, date_modified: updatedAt, primary_image: image }: WireSitemapItem,
  imageUrl: (src: string) => string,
): SitemapItem {
  const [first] = toMedia(image ? [image] : [], { imageUrl });
  return {
    slug: slugWithSlash({ id, custom_url: page }),
    ...(updatedAt && { updatedAt }),
    ...(first && { image: first.details }),
  };
}

const toImage = (
  src: string,
  { description }: WireImage,
  imageUrl: (src: string) => string,
): ProductMedia['details'] => ({
  name: fileName(src),
  src: imageUrl(src),
  alt: description ?? undefined,
});

/**
 * Converts videos, in the merchant's order. The platform has no posters. The posters at the host would tell it about the visit, so the product's
 * first picture is the poster. A product without pictures shows no video.
 */
const toVideos = (videos: readonly WireVideo[], picture: MediaItem | undefined): ProductMedia[] =>
  [...videos]
    .sort((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
    .flatMap(({ id, title, type, video_id: videoId, length }) =>
      picture
        ? toExternalVideo(
            { id: `video-${id}`, details: { ...picture.details, alt: title || undefined } },
            { host: type ?? '', videoId, duration: toSeconds(length ?? '') },
          )
        : [],
    );

/** Converts '01:54' or '1:01:54'. Undefined for any other text. */
const toSeconds = (length: string): number | undefined =>
  /^\d+(:\d\d){1,2}$/.test(length)
    ? length.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
    : undefined;

/** Returns the quantity limits of an order. They belong to the product, and 0 means no limit. */
const boundsOf = (product: Omit<WireInventory, 'id' | 'variants'>): Pick<InventoryRecord, 'minOrder' | 'maxOrder'> => ({
  minOrder: product.order_quantity_minimum || undefined,
  maxOrder: product.order_quantity_maximum || undefined,
});

/** The availabilities with which shoppers can buy a product. The platform also has 'disabled'. An unknown value counts as not available. */
const sold = ['available', 'preorder'];

const isSold = ({ availability }: Pick<WireInventory, 'availability'>): boolean => sold.includes(availability ?? '');

/** The platform puts the date into the merchant's words itself. */
const datePlaceholder = '%%DATE%%';

function toWait(product: Omit<WireInventory, 'id' | 'variants'>): Wait | undefined {
  const { availability, preorder_release_date: release, preorder_message: message } = product;
  if (availability !== 'preorder') return undefined;
  const words = message?.includes(datePlaceholder) ? undefined : message || undefined;
  return { kind: 'preOrder', date: releaseDate(release), message: words };
}

/** @param quantity undefined if stock is not counted */
function toRecord(
  isForSale: boolean,
  quantity: number | undefined,
  product: Omit<WireInventory, 'id' | 'variants'>,
): InventoryRecord {
  const bounds = boundsOf(product);
  return {
    availableForSale: isForSale && (quantity === undefined || quantity >= (bounds.minOrder ?? 1)),
    quantity,
    ...bounds,
    wait: toWait(product),
  };
}

export const toProductInventory = (product: Omit<WireInventory, 'id' | 'variants'>): InventoryRecord => {
  const isCounted = product.inventory_tracking === 'product' || product.inventory_tracking === 'variant';
  return toRecord(isSold(product), isCounted ? (product.inventory_level ?? undefined) : undefined, product);
};

/** Converts a variant's stock, which is the variant's, the product's, or not counted. */
export function toVariantInventory(variant: WireVariant, product: WireInventory): InventoryRecord {
  const counted = { product, variant, none: undefined }[product.inventory_tracking ?? 'none'];
  const isForSale = isSold(product) && variant.purchasing_disabled !== true;
  return toRecord(isForSale, counted?.inventory_level ?? undefined, product);
}

type WireItem = WireCart['line_items']['physical_items'][number];

export interface CartContext {
  imageUrl: (src: string) => string;
  /** Names of brands by product id. */
  brandNames: ReadonlyMap<number, string>;
}

/** Converts a cart. It has no `checkoutUrl`, because the link to the checkout works only once and is created on request. */
export function toCart(
  { line_items: items, currency, cart_amount: sum, coupons }: WireCart,
  context: CartContext,
): Cart {
  const discounts = (coupons ?? []).map(({ code, discounted_amount: amount }) => ({
    code,
    amount: toMoney(amount, currency.code),
  }));
  return {
    items: wireItemsOf(items).map((item) => toCartItem(item, currency.code, context)),
    // The platform's amount is the sum after coupons.
    subtotalPrice: discounts.reduce((total, { amount }) => addMoney(total, amount), toMoney(sum, currency.code)),
    discounts: discounts.length > 0 ? discounts : undefined,
  };
}

export const wireItemsOf = ({
  physical_items: physical,
  digital_items: digital,
}: WireCart['line_items']): WireItem[] => [...physical, ...digital];

function toCartItem(item: WireItem, currencyCode: string, { imageUrl, brandNames }: CartContext): CartItem {
  const { product_id: productId, variant_id: variantId } = item;
  const modifiers = (item.options ?? []).flatMap(({ nameId, valueId }) =>
    valueId === null || valueId === undefined ? [] : [{ optionId: String(nameId), value: String(valueId) }],
  );
  const choices = (item.options ?? []).flatMap(({ name, value }) => (name && value ? [{ name, value }] : []));
  return {
    id: item.id,
    lineItemId: item.id,
    productId: String(productId),
    variantId: variantId ? toVariantId({ productId, variantId }) : undefined,
    title: item.name,
    subtitle: brandNames.get(productId),
    price: toMoney(item.sale_price, currencyCode),
    quantity: item.quantity,
    imageUrl: item.image_url ? imageUrl(item.image_url) : undefined,
    slug: slugOfAddress(item.url),
    ...(modifiers.length > 0 && { modifiers }),
    ...(choices.length > 0 && { options: choices }),
  };
}
