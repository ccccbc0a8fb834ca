/** A product and its variants, in the protocol's shape. The ids are the handle and the SKU. */
import type { Product, Variant } from '../../shop/catalog/catalog.js';
import type { Money } from '../../shop/money.js';
import { descriptionOf } from '../../text.js';
import type { Call } from './call.js';
import { mediaOf, pictureUrl, productUrl } from './places.js';

/** A request as far as its prices need it. */
export interface Priced extends Call {
  countryCode: string | undefined;
}

const toPrice = ({ minor, currencyCode }: Money) => ({ amount: minor, currency: currencyCode });

export const amountOf = (variant: Variant, { shop, countryCode }: Priced): number =>
  shop.pricing.priceOf(variant, countryCode).price.minor;

/** Returns the product with some of its variants, the featured one first. The price range covers all of them. */
export function productData(product: Product, chosen: readonly Variant[], call: Priced) {
  const { data, collections, pictures, variants } = product;
  const hasOptions = data.options.length > 0;
  return {
    id: data.handle,
    handle: data.handle,
    title: data.title,
    description: { plain: descriptionOf(data), html: data.descriptionHtml },
    url: productUrl(product, call),
    ...(collections.length > 0 && {
      categories: collections.map(({ data: { handle: value } }) => ({ value, taxonomy: 'merchant' })),
    }),
    price_range: rangeOf(variants, call),
    media: [
      ...pictures.map((picture) => mediaOf(picture, call)),
      ...product.played.flatMap(({ data: played }) => {
        const [source] = 'sources' in played ? played.sources : [];
        return source
          ? [{ type: played.kind === 'model' ? '3d_model' : 'video', url: pictureUrl(source.path, call) }]
          : [];
      }),
    ],
    ...(hasOptions && {
      options: product.options.map(({ name, values }) => ({
        name,
        values: values.map(({ name: label }) => ({ id: label, label })),
      })),
    }),
    ...(data.tags.length > 0 && { tags: data.tags }),
    variants: chosen.map((variant) => variantData(variant, call)),
  };
}

function rangeOf(variants: readonly Variant[], call: Priced) {
  const amounts = variants.map((variant) => amountOf(variant, call));
  const currency = call.shop.pricing.currencyOf(call.countryCode);
  return {
    min: { amount: Math.min(...amounts), currency },
    max: { amount: Math.max(...amounts), currency },
  };
}

export function variantData(variant: Variant, call: Priced) {
  const { shop, countryCode } = call;
  const { product, data, title, selectedOptions, picture } = variant;
  const { price, compareAtPrice } = shop.pricing.priceOf(variant, countryCode);
  const hasOptions = product.data.options.length > 0;
  const chosen = selectedOptions.map(({ name, value }) => `${name}: ${value}`).join(', ');
  return {
    id: data.sku,
    sku: data.sku,
    title: hasOptions ? title : product.data.title,
    description: { plain: hasOptions ? chosen : product.data.title },
    url: productUrl(product, call, variant),
    price: toPrice(price),
    ...(compareAtPrice && compareAtPrice.minor > price.minor && { list_price: toPrice(compareAtPrice) }),
    availability: availabilityOf(variant, call),
    ...(hasOptions && {
      options: selectedOptions.map(({ name, value }) => ({ name, id: value, label: value })),
    }),
    ...(picture && { media: [mediaOf(picture, call)] }),
  };
}

function availabilityOf(variant: Variant, { shop: { stock } }: Call) {
  if (!stock.isAvailable(variant)) return { available: false, status: 'out_of_stock' };
  if (variant.product.data.preOrder) return { available: true, status: 'preorder' };
  return { available: true, status: stock.isBackOrder(variant) ? 'backorder' : 'in_stock' };
}
