/** Paged lists of products and collections: `/products.json`, `/collections.json`, `/collections/{handle}/products.json`. */
import type { Collection, Picture, Product, Variant } from '../../shop/catalog/catalog.js';
import { decimal } from './money.js';
import { pictureUrl } from './pictures.js';
import type { Visit } from './visit.js';

const defaultLimit = 30;
const largestLimit = 250;

/** Returns the items of the requested page. Ignores invalid page numbers and limits, as the platform does. */
export function pageOf<T>(items: readonly T[], query: URLSearchParams): readonly T[] {
  const number = (name: string, usual: number) => {
    const text = query.get(name) ?? '';
    return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : usual;
  };
  const limit = Math.min(number('limit', defaultLimit), largestLimit);
  const start = (number('page', 1) - 1) * limit;
  return items.slice(start, start + limit);
}

export function listedProductJson(product: Product, visit: Visit) {
  const { data, id } = product;
  return {
    id,
    title: data.title,
    handle: data.handle,
    body_html: data.descriptionHtml,
    published_at: data.publishedAt,
    created_at: data.publishedAt,
    updated_at: data.publishedAt,
    vendor: data.vendor,
    product_type: data.productType,
    tags: data.tags,
    variants: product.variants.map((variant, index) => listedVariantJson(variant, index + 1, visit)),
    images: product.pictures.map((picture, index) => imageJson(picture, index + 1, product, visit)),
    options: product.options.map(({ name, values }, index) => ({
      name,
      position: index + 1,
      values: values.map((value) => value.name),
    })),
  };
}

function listedVariantJson(variant: Variant, position: number, visit: Visit) {
  const { data, product, selectedOptions } = variant;
  // Listings are the same for everybody: their prices are in the shop's own currency.
  const { price, compareAtPrice } = visit.shop.pricing.priceOf(variant);
  const values = selectedOptions.map(({ value }) => value);
  return {
    id: variant.id,
    title: variant.title,
    option1: values[0] ?? null,
    option2: values[1] ?? null,
    option3: values[2] ?? null,
    sku: data.sku,
    requires_shipping: true,
    taxable: true,
    featured_image: variant.picture
      ? {
          ...imageJson(variant.picture, product.pictures.indexOf(variant.picture) + 1, product, visit),
          alt: variant.picture.data.alt,
        }
      : null,
    available: visit.shop.stock.isAvailable(variant),
    price: decimal(price),
    grams: data.weight ?? 0,
    compare_at_price: compareAtPrice ? decimal(compareAtPrice) : null,
    position,
    product_id: product.id,
    created_at: product.data.publishedAt,
    updated_at: product.data.publishedAt,
  };
}

const imageJson = (picture: Picture, position: number, product: Product, { origin }: Visit) => ({
  id: picture.id,
  created_at: product.data.publishedAt,
  position,
  updated_at: product.data.publishedAt,
  product_id: product.id,
  variant_ids: product.variants.filter((variant) => variant.picture === picture).map(({ id }) => id),
  src: pictureUrl(picture, origin),
  width: picture.data.width,
  height: picture.data.height,
});

export const collectionJson = ({ id, data, picture, products }: Collection, { origin }: Visit) => ({
  id,
  title: data.title,
  handle: data.handle,
  description: data.descriptionHtml,
  published_at: data.updatedAt,
  updated_at: data.updatedAt,
  image: picture
    ? { id: picture.id, created_at: data.updatedAt, src: pictureUrl(picture, origin), alt: picture.data.alt }
    : null,
  products_count: products.length,
});
