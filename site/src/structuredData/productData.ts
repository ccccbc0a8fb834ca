import {
  isProductAvailable,
  isVariantAvailable,
  type InventoryRecord,
  type Money,
  type Product,
  type Variant,
} from '@vitrine/commerce';
import type { Offer, Product as ProductThing, ProductGroup, PropertyValue, VideoObject } from 'schema-dts';
import { productHref, variantParam } from '../routing';
import { decimalAmount } from './amounts';
import { deliveryData, returnsData, type Trade } from './tradeData';

export interface ProductDataOptions {
  /** The shop's origin. URLs are absolute. */
  site: URL;
  /** The shop's name, as the seller. */
  seller: string;
  /** Delivery and returns. Default: the offers say nothing of them. */
  trade?: Trade;
  /** The stock by the id of a product or a variant. Undefined if it is not known: the offers then say nothing of it. */
  records?: Readonly<Record<string, InventoryRecord>>;
}

/** The options that schema.org has a property for, by their names in lower case. */
const properties = new Map<string, 'color' | 'size' | 'material' | 'pattern'>([
  ['color', 'color'],
  ['colour', 'color'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
]);

/** Returns the property of an option: 'color' for 'Colour'. Feeds have attributes of the same names. */
export const propertyOf = (name: string) => properties.get(name.toLowerCase());

/**
 * Returns a product for search engines and agents: a `Product` with one offer or, if the shopper chooses between variants, a `ProductGroup`
 * with a `Product` for each. It has the facts that the page shows: the variant's price, its stock, the product's name and pictures.
 */
export function productData(product: Product, options: ProductDataOptions): ProductThing | ProductGroup {
  const [only, ...others] = product.variants;
  const common = descriptionOf(product, options);
  if (only && others.length > 0)
    return {
      '@type': 'ProductGroup',
      ...common,
      productGroupID: variantParam(product.id),
      variesBy: variesBy(product),
      hasVariant: product.variants.map((variant) => variantData(product, variant, options)),
    };
  return {
    '@type': 'Product',
    ...common,
    ...(only?.sku && { sku: only.sku }),
    ...(only?.gtin && { gtin: only.gtin }),
    ...offersOf(product, only, options),
  };
}

function descriptionOf(product: Product, { site }: ProductDataOptions) {
  const { name, slug, brand, description = product.metaDescription, specifications } = product;
  const images = picturesOf(product);
  const films = filmsOf(product, site);
  return {
    name,
    url: new URL(productHref(slug), site).href,
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand' as const, name: brand } }),
    ...(images.length > 0 && { image: images.map((src) => new URL(src, site).href) }),
    ...(films.length > 0 && { subjectOf: films }),
    ...(specifications?.length && {
      additionalProperty: specifications.map(({ name: title, value }) => propertyValue(title, value)),
    }),
  };
}

/** Returns the URLs of the product's pictures, the first one first. Search engines want no posters of videos. */
export const picturesOf = ({ media, thumbnail }: Product): string[] =>
  media.length > 0
    ? media.flatMap(({ kind, details }) => (kind === undefined ? details.src : []))
    : thumbnail
      ? [thumbnail.src]
      : [];

/** Search engines take a video with its date only. */
const filmsOf = ({ name, description, media }: Product, site: URL): VideoObject[] =>
  media.flatMap((item) => {
    const [source] = item.kind === 'video' ? item.sources : [];
    if (item.kind !== 'video' || !item.uploadDate || !source) return [];
    return [
      {
        '@type': 'VideoObject' as const,
        name: item.details.alt ?? name,
        ...(description && { description }),
        thumbnailUrl: new URL(item.details.src, site).href,
        contentUrl: new URL(source.src, site).href,
        uploadDate: item.uploadDate,
        ...(item.duration && { duration: `PT${item.duration}S` }),
      },
    ];
  });

const propertyValue = (name: string, value: string): PropertyValue => ({ '@type': 'PropertyValue', name, value });

const variesBy = ({ options }: Product): string[] =>
  options.map(({ displayName }) => {
    const property = propertyOf(displayName);
    return property ? `https://schema.org/${property}` : displayName;
  });

/** The name of a variant with the name of its product. */
export const nameOf = (product: Product, variant: Variant): string => `${product.name}, ${variant.name}`;

/** Returns the picture of a variant. Search engines want one of each, so it is the product's first one as a fallback. */
export const pictureOf = (product: Product, variant: Variant): string | undefined =>
  variant.image?.src ?? picturesOf(product)[0];

function variantData(product: Product, variant: Variant, options: ProductDataOptions): ProductThing {
  const { site } = options;
  const { sku, gtin } = variant;
  const image = pictureOf(product, variant);
  return {
    '@type': 'Product',
    name: nameOf(product, variant),
    url: new URL(productHref(product.slug, variant.id), site).href,
    ...(sku && { sku }),
    ...(gtin && { gtin }),
    ...(image && { image: new URL(image, site).href }),
    ...choicesOf(product, variant),
    ...offersOf(product, variant, options),
  };
}

/** Returns what a shopper chooses with the variant: { name: 'Size', text: 'M' }. */
export const chosenIn = ({ options }: Product, { optionValues }: Variant) =>
  optionValues.flatMap(({ optionId, value }) => {
    const option = options.find(({ id }) => id === optionId);
    const text = option?.optionValues.find((one) => one.value === value)?.text;
    return option && text ? [{ name: option.displayName, text }] : [];
  });

/** Returns the variant's choices, each as the property of schema.org that it has, or as a further one. */
function choicesOf(product: Product, variant: Variant) {
  const chosen = chosenIn(product, variant);
  const further = chosen.filter(({ name }) => !propertyOf(name));
  return {
    ...Object.fromEntries(
      chosen.filter((one) => !further.includes(one)).map(({ name, text }) => [propertyOf(name), text]),
    ),
    ...(further.length > 0 && { additionalProperty: further.map(({ name, text }) => propertyValue(name, text)) }),
  };
}

/** Returns the offer of a variant, or of a product without variants. Nothing without a price. */
function offersOf(
  product: Product,
  variant: Variant | undefined,
  { site, seller, trade, records }: ProductDataOptions,
): { offers?: Offer } {
  const price = variant?.price ?? product.price;
  if (!price) return {};
  return {
    offers: {
      '@type': 'Offer',
      url: new URL(productHref(product.slug, variant?.id), site).href,
      ...amountOf(price),
      itemCondition: 'https://schema.org/NewCondition',
      ...(records && {
        availability: `https://schema.org/${availabilityOf(product, variant, records)}`,
      }),
      seller: { '@type': 'Organization', name: seller },
      ...(trade && {
        shippingDetails: deliveryData(trade, price.currencyCode),
        hasMerchantReturnPolicy: returnsData(trade, site),
      }),
    },
  };
}

const amountOf = (price: Money) => ({ price: decimalAmount(price), priceCurrency: price.currencyCode });

/** Whether the platform keeps one stock for the whole product. */
export const isCountedAsOne = ({ inventoryTracking, variants }: Product) =>
  inventoryTracking === 'product' || variants.length === 0;

/** Follows the rule of the buy button: see `isVariantAvailable`. */
export function availabilityOf(
  product: Product,
  variant: Variant | undefined,
  records: Readonly<Record<string, InventoryRecord>>,
) {
  const record = variant && !isCountedAsOne(product) ? records[variant.id] : records[product.id];
  const isForSale = variant && !isCountedAsOne(product) ? isVariantAvailable : isProductAvailable;
  if (!isForSale(product, record)) return 'OutOfStock';
  return record?.wait ? waits[record.wait.kind] : 'InStock';
}

const waits = { backOrder: 'BackOrder', preOrder: 'PreOrder' } as const;
