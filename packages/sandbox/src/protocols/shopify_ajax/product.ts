/** A product in the format of `/products/{handle}.js`. */
import { fullName, type Picture, type Played, type Product, type Variant } from '../../shop/catalog/catalog.js';
import type { Money } from '../../shop/money.js';
import { quantityRuleOf } from '../../shop/catalog/quantity.js';

import { mimeTypes } from '../media.js';
import { pictureAddress } from '../pictures/address.js';
import { hundredths } from './money.js';
import { aspectRatio, pictureUrl, schemelessUrl } from './pictures.js';
import type { Visit } from './visit.js';

export function productJson(product: Product, visit: Visit) {
  const { data } = product;
  const prices = rangeOf(product.variants.map((variant) => priceOf(variant, visit)));
  const before = rangeOf(product.variants.flatMap((variant) => compareAtPriceOf(variant, visit) ?? []));
  const images = product.pictures.map((picture) => schemelessUrl(picture, visit.origin));
  return {
    id: product.id,
    title: data.title,
    handle: data.handle,
    description: data.descriptionHtml,
    published_at: data.publishedAt,
    created_at: data.publishedAt,
    vendor: data.vendor,
    type: data.productType,
    tags: data.tags,
    price: prices.min,
    price_min: prices.min,
    price_max: prices.max,
    available: product.variants.some(visit.shop.stock.isAvailable),
    price_varies: prices.min !== prices.max,
    compare_at_price: before.min || null,
    compare_at_price_min: before.min,
    compare_at_price_max: before.max,
    compare_at_price_varies: before.min !== before.max,
    variants: product.variants.map((variant) => variantJson(variant, visit)),
    images,
    featured_image: images[0] ?? null,
    options: product.options.map(({ name, values }, index) => ({
      name,
      position: index + 1,
      values: values.map((value) => value.name),
    })),
    url: `/products/${data.handle}`,
    media: [
      ...product.pictures.map((picture, index) => mediaJson(picture, index + 1, visit)),
      ...product.played.map((played, index) => playedJson(played, product.pictures.length + index + 1, visit)),
    ],
    requires_selling_plan: false,
    selling_plan_groups: [],
    content: data.descriptionHtml,
  };
}

function variantJson(variant: Variant, visit: Visit) {
  const { data, product, selectedOptions, picture, title } = variant;
  const values = selectedOptions.map(({ value }) => value);
  const { minimum, maximum, increment } = quantityRuleOf(variant);
  const hasOptions = product.data.options.length > 0;
  return {
    id: variant.id,
    title,
    option1: values[0] ?? null,
    option2: values[1] ?? null,
    option3: values[2] ?? null,
    sku: data.sku,
    requires_shipping: true,
    taxable: true,
    featured_image: picture
      ? {
          id: picture.id,
          product_id: product.id,
          position: product.pictures.indexOf(picture) + 1,
          created_at: product.data.publishedAt,
          updated_at: product.data.publishedAt,
          alt: picture.data.alt,
          width: picture.data.width,
          height: picture.data.height,
          src: schemelessUrl(picture, visit.origin),
          variant_ids: product.variants.filter((other) => other.picture === picture).map(({ id }) => id),
        }
      : null,
    available: visit.shop.stock.isAvailable(variant),
    name: fullName(variant),
    public_title: hasOptions ? title : null,
    options: values,
    price: priceOf(variant, visit),
    weight: data.weight ?? 0,
    compare_at_price: compareAtPriceOf(variant, visit) ?? null,
    inventory_management: data.stock === undefined ? null : 'shopify',
    barcode: null,
    quantity_rule: { min: minimum, max: maximum ?? null, increment },
    quantity_price_breaks: [],
    requires_selling_plan: false,
    selling_plan_allocations: [],
  };
}

const mediaJson = (picture: Picture, position: number, { origin }: Visit) => {
  const { alt, width, height } = picture.data;
  const shape = { aspect_ratio: aspectRatio(picture.data), height, width, src: pictureUrl(picture, origin) };
  return { alt, id: picture.id, position, preview_image: shape, ...shape, media_type: 'image' };
};

function playedJson({ id, data, poster }: Played, position: number, { origin }: Visit) {
  const { width, height } = poster.data;
  const ratio = { aspect_ratio: aspectRatio(poster.data) };
  const image = { ...ratio, height, width, src: pictureUrl(poster, origin) };
  const shared = { alt: data.alt, id, position, preview_image: image };
  switch (data.kind) {
    case 'video':
      return {
        ...shared,
        ...ratio,
        duration: data.duration * 1000,
        media_type: 'video',
        sources: data.sources.map(({ path, format, ...size }) => ({
          ...size,
          format,
          mime_type: mimeTypes[format],
          url: pictureAddress(path, origin),
        })),
      };
    case 'externalVideo':
      return { ...shared, ...ratio, media_type: 'external_video', external_id: data.videoId, host: data.host };
    case 'model':
      return {
        ...shared,
        media_type: 'model',
        sources: [{ format: 'glb', mime_type: mimeTypes.glb, url: pictureAddress(data.path, origin) }],
      };
  }
}

const pricesOf = (variant: Variant, { shop, countryCode }: Visit) => shop.pricing.priceOf(variant, countryCode);

const priceOf = (variant: Variant, visit: Visit): number => hundredths(pricesOf(variant, visit).price);

const compareAtPriceOf = (variant: Variant, visit: Visit): number | undefined => {
  const before: Money | undefined = pricesOf(variant, visit).compareAtPrice;
  return before && hundredths(before);
};

/** Returns the smallest and the largest number; 0 for an empty list. */
const rangeOf = (numbers: readonly number[]) =>
  numbers.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...numbers), max: Math.max(...numbers) };
