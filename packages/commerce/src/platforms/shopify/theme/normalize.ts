/** Converts the theme's JSON to the common model. Pure. */
import type {
  Cart,
  CartAttribute,
  CartDiscount,
  CartItem,
  Collection,
  CollectionSummary,
  Image,
  InventoryRecord,
  ProductMedia,
  Money,
  MediaItem,
  Product,
  ProductOption,
  ProductSummary,
  Shop,
  Variant,
} from '../../../model/entities.js';
import type { FeedItem } from '../../../port/catalog.js';
import { listingPriceRange } from '../../../model/listingPrice.js';
import { fileName } from '../../shared/fileName.js';
import { toGtin } from '../../shared/gtin.js';
import { toExternalVideo, toModel, toVideo } from '../../shared/media.js';
import { named, namedMedia } from '../../shared/named.js';
import type { IsNew } from '../../shared/newness.js';
import { plainText, sanitizeRichText } from '../../shared/richText.js';
import { isChoice, toCompareAtPrice, toWait, variantTitle } from '../shared/normalize.js';
import type { VideoDetails } from '../shared/videoDetails.js';
import type { Seo } from '../storefront/normalize.js';
import { productId, variantNumber } from './ids.js';
import type {
  WireCart,
  WireCartItem,
  WireCollection,
  WireListedProduct,
  WireProduct,
  WireShop,
  WireStockRecord,
  WireVariant,
} from './wire.js';

/** Data about the shop that is not in the responses. */
export interface NormalizeContext {
  baseUrl: string;
  imageUrl: (src: string) => string;
  isNew: IsNew;
}

/** Converts hundredths to money. Prices of products and carts are hundredths in every currency: ₩8900 arrives as 890000. */
export const fromHundredths = (hundredths: number, currencyCode: string): Money => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const sign = hundredths < 0 ? '-' : '';
  return { amount: `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`, currencyCode };
};

export const toShop = ({ name, description, currency }: WireShop): Shop => ({
  name,
  description: description || undefined,
  currencyCode: currency,
});

export const toCollectionSummary = (
  { id, title, handle, image }: WireCollection,
  context: NormalizeContext,
): CollectionSummary => {
  const picture = toImage(image, context);
  return { id: String(id), name: title, slug: handle, image: picture && named(picture, title) };
};

export const toCollection = (collection: WireCollection, seo: Seo, context: NormalizeContext): Collection => ({
  ...toCollectionSummary(collection, context),
  ...seo,
  description: plainText(collection.description ?? ''),
  descriptionHtml: sanitizeRichText(collection.description ?? '', context),
});

export function toProductSummary(
  { id, title, handle, vendor, published_at: publishedAt, variants, images }: WireListedProduct,
  currencyCode: string,
  context: NormalizeContext,
): ProductSummary {
  const [first, second] = variants;
  const price = first && { amount: first.price, currencyCode };
  const before = first?.compare_at_price ? { amount: first.compare_at_price, currencyCode } : undefined;
  return {
    id: productId(id, handle),
    name: title,
    slug: `/${handle}`,
    brand: vendor || undefined,
    price,
    compareAtPrice: toCompareAtPrice(price, before),
    priceRange: listingPriceRange(variants.map((variant) => ({ amount: variant.price, currencyCode }))),
    availableForSale: variants.some(({ available }) => available === true),
    soleVariantId: first && !second ? String(first.id) : undefined,
    isNew: context.isNew(publishedAt),
    media: namedMedia(
      images.slice(0, 2).flatMap((image) => toMediaItem(image.id, image, context)),
      title,
    ),
    _originalPlatform: 'shopify',
  };
}

/** Converts a recommended product, which the platform returns in full, to a summary. */
export function toRecommendedSummary(
  product: WireProduct,
  currencyCode: string,
  context: NormalizeContext,
): ProductSummary {
  const { id, name, slug, brand, media, variants, _originalPlatform } = toProduct(product, currencyCode, context);
  return {
    id,
    name,
    slug,
    brand,
    price: variants[0]?.price,
    compareAtPrice: variants[0]?.compareAtPrice,
    priceRange: listingPriceRange(variants.map((variant) => variant.price)),
    availableForSale: product.variants.some(({ available }) => available),
    soleVariantId: variants.length === 1 ? variants[0]?.id : undefined,
    isNew: context.isNew(product.published_at),
    media: namedMedia(media.slice(0, 2), name),
    _originalPlatform,
  };
}

/** @param videos Data about the product's videos, which only the Storefront API has. */
export function toProduct(
  product: WireProduct,
  currencyCode: string,
  context: NormalizeContext,
  videos: readonly VideoDetails[] = [],
): Product {
  const options = toOptions(product);
  const media = toMedia(product, context, videos);
  return {
    id: productId(product.id, product.handle),
    name: product.title,
    slug: `/${product.handle}`,
    brand: product.vendor || undefined,
    type: product.type || undefined,
    description: plainText(product.description ?? ''),
    descriptionHtml: sanitizeRichText(product.description ?? '', context),
    media,
    variants: product.variants.map((variant) => toVariant(variant, product, currencyCode, context)),
    options,
    price: fromHundredths(product.price, currencyCode),
    inventoryTracking: isCounted(product) ? 'variant' : undefined,
    thumbnail: media[0]?.details,
    _originalPlatform: 'shopify',
  };
}

const isCounted = ({ variants }: WireProduct): boolean =>
  variants.length > 0 && variants.every((variant) => Boolean(variant.inventory_management));

const optionId = (index: number): string => `option${index + 1}`;

/** The id of the only option of a product that lists its variants, but no options. */
const variantOption = 'variant';

const namesItsOptions = ({ options, variants }: WireProduct): boolean => options.length > 0 || variants.length < 2;

/**
 * Converts options. Every option is required, and none has a default. If a product names no options, its variants are the values of a
 * single option, whose default is the first variant.
 */
function toOptions(product: WireProduct): ProductOption[] {
  if (namesItsOptions(product)) {
    return product.options.flatMap(({ name, values }, index): ProductOption[] =>
      isChoice(name, values)
        ? [
            {
              id: optionId(index),
              displayName: name,
              required: true,
              optionValues: values.map((value) => ({ value, text: value })),
            },
          ]
        : [],
    );
  }
  return [
    {
      id: variantOption,
      displayName: 'Variant',
      defaultValue: String(product.variants[0]?.id),
      required: true,
      optionValues: product.variants.map(({ id, title }) => ({ value: String(id), text: title })),
    },
  ];
}

function toVariant(
  variant: WireVariant,
  product: WireProduct,
  currencyCode: string,
  context: NormalizeContext,
): Variant {
  const price = fromHundredths(variant.price, currencyCode);
  const before = variant.compare_at_price ? fromHundredths(variant.compare_at_price, currencyCode) : undefined;
  return {
    id: String(variant.id),
    name: variantTitle(variant.title) ?? product.title,
    sku: variant.sku || undefined,
    gtin: toGtin(variant.barcode),
    price,
    compareAtPrice: toCompareAtPrice(price, before),
    optionValues: toOptionValues(variant, product),
    image: toImage(variant.featured_image, context),
  };
}

function toOptionValues(variant: WireVariant, product: WireProduct): Variant['optionValues'] {
  if (!namesItsOptions(product)) return [{ optionId: variantOption, value: String(variant.id) }];
  return variant.options.flatMap((value, index) => {
    const option = product.options[index];
    return option && isChoice(option.name, option.values) ? [{ optionId: optionId(index), value }] : [];
  });
}

interface WireImage {
  src: string;
  alt?: string | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** Converts an image. Some URLs have no scheme, so they are resolved against the shop's URL. */
function toImage(image: WireImage | null | undefined, { baseUrl, imageUrl }: NormalizeContext): Image | undefined {
  if (!image || !URL.canParse(image.src, baseUrl)) return undefined;
  return {
    src: imageUrl(new URL(image.src, baseUrl).href),
    alt: image.alt ?? undefined,
    width: image.width ?? undefined,
    height: image.height ?? undefined,
  };
}

function toMediaItem(id: number, image: WireImage, context: NormalizeContext): MediaItem[] {
  const details = toImage(image, context);
  return details ? [{ id: String(id), details: { name: fileName(image.src), ...details } }] : [];
}

function toMedia({ media }: WireProduct, context: NormalizeContext, videos: readonly VideoDetails[]): ProductMedia[] {
  const first = media.find(({ preview_image: image }) => image)?.preview_image;
  const told = [...videos];
  return media.flatMap((item): ProductMedia[] => {
    const { id, alt, preview_image: own, media_type: kind = 'image', sources } = item;
    const image = own ?? (kind === 'image' ? undefined : first);
    const [poster] = image ? toMediaItem(id, { ...image, alt }, context) : [];
    if (!poster) return [];
    const files = (sources ?? []).map(({ mime_type: mimeType, ...file }) => ({ ...file, mimeType }));
    const duration = item.duration ? item.duration / 1000 : undefined;
    if (kind === 'video') return toVideo(poster, files, { fileUrl: context.imageUrl, duration, ...told.shift() });
    if (kind === 'external_video')
      return toExternalVideo(poster, { host: item.host ?? '', videoId: item.external_id ?? undefined, duration });
    return kind === 'model' ? toModel(poster, files) : [poster];
  });
}

export const toInventoryRecord = ({
  availableForSale,
  quantity,
  minOrder,
  maxOrder,
  currentlyNotInStock,
  releaseDate,
}: WireStockRecord): InventoryRecord => ({
  availableForSale,
  // A back order has no limit.
  quantity: currentlyNotInStock ? undefined : (quantity ?? undefined),
  minOrder: minOrder ?? undefined,
  maxOrder: maxOrder ?? undefined,
  wait: toWait(currentlyNotInStock, releaseDate),
});

export const toCart = (cart: WireCart, context: NormalizeContext): Cart => ({
  items: cart.items.map((item) => toCartItem(item, cart.currency, context)),
  // The token is the Storefront API's token of the cart, with its key, so the link needs no cookie.
  checkoutUrl: cart.items.length > 0 ? `${context.baseUrl.replace(/\/+$/, '')}/cart/c/${cart.token}` : undefined,
  subtotalPrice: fromHundredths(cart.items_subtotal_price, cart.currency),
  discounts: toDiscounts(cart),
  note: cart.note || undefined,
  attributes: toAttributes(cart),
});

function toAttributes({ attributes }: WireCart): CartAttribute[] | undefined {
  const filled = Object.entries(attributes).flatMap(([key, value]) => (value ? [{ key, value }] : []));
  return filled.length > 0 ? filled : undefined;
}

function toDiscounts({ discount_codes: codes, cart_level_discount_applications: applied, currency }: WireCart) {
  const amountOf = (code: string) =>
    applied.find(({ type, title }) => type === 'discount_code' && title === code)?.total_allocated_amount;
  const discounts = codes
    .filter(({ applicable }) => applicable)
    .map(({ code }): CartDiscount => {
      const amount = amountOf(code);
      return { code, amount: amount === undefined ? undefined : fromHundredths(amount, currency) };
    });
  return discounts.length > 0 ? discounts : undefined;
}

function toCartItem(item: WireCartItem, currencyCode: string, context: NormalizeContext): CartItem {
  const src = item.featured_image?.url ?? item.image;
  const image = src ? toImage({ src, alt: item.featured_image?.alt }, context) : undefined;
  const choices = item.options_with_values.filter(({ name, value }) => isChoice(name, [value]));
  return {
    id: item.key,
    lineItemId: item.key,
    productId: productId(item.product_id, item.handle),
    variantId: String(item.variant_id),
    title: item.product_title,
    subtitle: variantTitle(item.variant_title ?? null),
    price: fromHundredths(item.price, currencyCode),
    quantity: item.quantity,
    imageUrl: image?.src,
    imageAlt: image?.alt,
    slug: `${item.handle}?variant=${item.variant_id}`,
    options: choices.length > 0 ? choices : undefined,
  };
}

/** Gives a summary of the Storefront API the ids of this flavour, and prices in the form of the theme's: '22.00'. */
export const toThemeSummary = (summary: ProductSummary): ProductSummary => ({
  ...summary,
  id: themeId(summary),
  soleVariantId: summary.soleVariantId && variantNumber(summary.soleVariantId),
  price: withDecimals(summary.price),
  compareAtPrice: withDecimals(summary.compareAtPrice),
  priceRange: summary.priceRange && {
    min: withDecimals(summary.priceRange.min),
    max: withDecimals(summary.priceRange.max),
  },
});

const themeId = ({ id, slug }: Pick<Product, 'id' | 'slug'>): string =>
  productId(Number(id.replace(/^.*\//, '')), slug.replace(/^\//, ''));

/** Gives a product of the Storefront API, and its stock, the ids of this flavour, and prices in the form of the theme's. */
export const toThemeFeedItem = ({ product, stock }: FeedItem): FeedItem => ({
  product: {
    ...product,
    id: themeId(product),
    price: withDecimals(product.price),
    variants: product.variants.map((variant) => ({
      ...variant,
      id: themeVariantId(variant.id),
      price: withDecimals(variant.price),
      compareAtPrice: withDecimals(variant.compareAtPrice),
    })),
  },
  stock: Object.fromEntries(Object.entries(stock).map(([id, record]) => [themeVariantId(id), record])),
});

const themeVariantId = (id: string): string => variantNumber(id) ?? id;

function withDecimals<Price extends Money | undefined>(money: Price): Price {
  const [whole, decimals = ''] = money?.amount.split('.') ?? [];
  return money && { ...money, amount: `${whole}.${decimals.padEnd(2, '0')}` };
}
