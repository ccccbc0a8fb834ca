/** Converts the platform's data to the common model. The functions are pure. */
import type { CollectionData, ImageData, ProductData, ShopData, VariantData } from '@vitrine/sandbox';
import type {
  Collection,
  CollectionSummary,
  InventoryRecord,
  MediaItem,
  Product,
  ProductSummary,
  Variant,
} from '../../model/entities.js';
import { listingPriceRange } from '../../model/listingPrice.js';
import type { Platform } from '../../model/flavours.js';
import { moneyFromMinorUnits } from '../../model/money.js';
import { fileName } from '../../platforms/shared/fileName.js';
import type { IsNew } from '../../platforms/shared/newness.js';
import { plainText, sanitizeRichText } from '../../platforms/shared/richText.js';

export interface NormalizeContext {
  data: ShopData;
  baseUrl: string;
  imageUrl: (src: string) => string;
  isNew: IsNew;
}

const platform: string = 'toy';
// A listed platform needs no cast, because the type contains its name.
const _originalPlatform = platform as Platform;

/** A variant's id is its SKU. An option's id is its name, a product's id its handle. */
export function toProduct(product: ProductData, context: NormalizeContext): Product {
  const { handle, title, vendor, productType, descriptionHtml, options, seo } = product;
  const media = toMedia(product, context);
  return {
    id: handle,
    name: title,
    slug: `/${handle}`,
    brand: vendor,
    type: productType || undefined,
    description: plainText(descriptionHtml),
    descriptionHtml: sanitizeRichText(descriptionHtml, context),
    media,
    variants: product.variants.map((variant) => toVariant(variant, product, media, context)),
    options: options.map(({ name, values }) => ({
      id: name,
      displayName: name,
      required: true,
      optionValues: values.map((value) => ({ value: value.name, text: value.name })),
    })),
    inventoryTracking: product.variants.some(({ stock }) => stock !== undefined) ? 'variant' : 'none',
    collections: context.data.collections
      .filter(({ products }) => products.includes(handle))
      .map((collection) => ({ name: collection.title, slug: collection.handle })),
    metaTitle: seo?.title,
    metaDescription: seo?.description,
    _originalPlatform,
  };
}

export const toCollectionSummary = (
  { handle, title, image }: CollectionData,
  context: NormalizeContext,
): CollectionSummary => ({ id: handle, slug: handle, name: title, image: image && toImage(image, context) });

export const toCollection = (collection: CollectionData, context: NormalizeContext): Collection => ({
  ...toCollectionSummary(collection, context),
  description: plainText(collection.descriptionHtml),
  descriptionHtml: sanitizeRichText(collection.descriptionHtml, context),
  metaTitle: collection.seo?.title,
  metaDescription: collection.seo?.description,
});

export function toSummary(data: ProductData, context: NormalizeContext): ProductSummary {
  const { id, name, slug, brand, variants } = toProduct(data, context);
  const { price, compareAtPrice } = variants[0] ?? {};
  const availableForSale = data.variants.some((variant) => toRecord(variant).availableForSale);
  return {
    id,
    name,
    slug,
    brand,
    price,
    compareAtPrice,
    priceRange: listingPriceRange(variants.map((variant) => variant.price)),
    availableForSale,
    soleVariantId: variants.length === 1 ? variants[0]?.id : undefined,
    isNew: context.isNew(data.publishedAt),
    media: toMedia(data, context).slice(0, 2),
    _originalPlatform,
  };
}

export const toRecord = ({ stock, quantityRule }: VariantData): InventoryRecord => ({
  availableForSale: stock === undefined || stock > 0,
  quantity: stock,
  minOrder: quantityRule?.minimum ?? 1,
  maxOrder: quantityRule?.maximum,
});

function toVariant(
  { sku, values, price, compareAtPrice, image }: VariantData,
  { title, options }: ProductData,
  media: readonly MediaItem[],
  { data }: NormalizeContext,
): Variant {
  const money = (amount: number) => moneyFromMinorUnits(amount, data.shop.currencyCode);
  return {
    id: sku,
    sku,
    name: values.join(' / ') || title,
    price: money(price),
    compareAtPrice: compareAtPrice !== undefined && compareAtPrice > price ? money(compareAtPrice) : undefined,
    optionValues: values.map((value, index) => ({ optionId: options[index]?.name ?? '', value })),
    image: image === undefined ? undefined : media[image]?.details,
  };
}

const toMedia = ({ images }: ProductData, context: NormalizeContext): MediaItem[] =>
  images.map((image) => ({ id: image.path, details: toImage(image, context) }));

function toImage(
  { path, alt, width, height }: ImageData,
  { baseUrl, imageUrl }: NormalizeContext,
): MediaItem['details'] {
  const src = new URL(path, `${baseUrl}/cdn/`).href;
  return { src: imageUrl(src), alt, width, height, name: fileName(src) };
}
