/** Carts and their lines as JSON. */
import { fullName, type Variant } from '../../shop/catalog/catalog.js';
import type { CartLine, CartRecord } from '../../shop/records.js';
import { descriptionOf } from '../../text.js';
import { hundredths } from './money.js';
import { aspectRatio, pictureUrl } from './pictures.js';
import { fullToken, type Visit } from './visit.js';

/** Returns the key that identifies a line for changes. Several lines can have the same variant. */
export const lineKey = (line: CartLine, variant: Variant): string => `${variant.id}:${line.id}`;

export interface LineOfVariant {
  line: CartLine;
  variant: Variant;
}

/** Returns the lines, newest first, without lines whose quantity is 0 or whose variant is no longer sold. */
export const linesOf = (cart: CartRecord, { shop }: Visit): LineOfVariant[] =>
  cart.lines
    .flatMap((line): LineOfVariant[] => {
      const variant = shop.catalog.variant(line.sku);
      return variant && line.quantity > 0 ? [{ line, variant }] : [];
    })
    .reverse();

export function cartJson(cart: CartRecord, visit: Visit) {
  const lines = linesOf(cart, visit);
  const items = lines.map((line) => itemJson(line, cart, visit));
  const total = items.reduce((sum, { line_price }) => sum + line_price, 0);
  const { discounts, pricing } = visit.shop;
  const currency = pricing.currencyOf(cart.buyer.countryCode);
  const applied = discounts
    .amountsOf(cart)
    .map(({ code, discount, minor }) => ({ code, discount, amount: hundredths({ minor, currencyCode: currency }) }));
  const off = applied.reduce((sum, { amount }) => sum + amount, 0);
  return {
    token: fullToken(cart),
    note: cart.note ?? null,
    attributes: Object.fromEntries(cart.attributes.map(({ key, value }) => [key, value])),
    original_total_price: total,
    total_price: total - off,
    total_discount: off,
    total_weight: items.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0),
    item_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    items,
    requires_shipping: items.length > 0,
    currency,
    items_subtotal_price: total,
    cart_level_discount_applications: applied.map(({ code, discount, amount }) => ({
      type: 'discount_code',
      key: code,
      title: code,
      description: code,
      value_type: 'percentage' in discount ? 'percentage' : 'fixed_amount',
      allocation_method: 'across',
      target_selection: discount.products ? 'entitled' : 'all',
      target_type: 'line_item',
      total_allocated_amount: amount,
    })),
    discount_codes: discounts.of(cart).map(({ code, problem }) => ({ code, applicable: problem === undefined })),
  };
}

export function itemJson({ line, variant }: LineOfVariant, cart: CartRecord, { shop, origin }: Visit) {
  const { product } = variant;
  const price = hundredths(shop.pricing.priceOf(variant, cart.buyer.countryCode).price);
  const linePrice = price * line.quantity;
  const picture = variant.picture ?? product.pictures[0];
  const hasOptions = product.data.options.length > 0;
  return {
    id: variant.id,
    properties: Object.fromEntries(line.attributes.map(({ key, value }) => [key, value])),
    quantity: line.quantity,
    variant_id: variant.id,
    key: lineKey(line, variant),
    title: fullName(variant),
    price,
    original_price: price,
    discounted_price: price,
    line_price: linePrice,
    original_line_price: linePrice,
    total_discount: 0,
    discounts: [],
    sku: variant.data.sku,
    grams: variant.data.weight ?? 0,
    vendor: product.data.vendor,
    taxable: true,
    product_id: product.id,
    product_has_only_default_variant: !hasOptions,
    gift_card: false,
    final_price: price,
    final_line_price: linePrice,
    url: `/products/${product.data.handle}?variant=${variant.id}`,
    featured_image: picture
      ? {
          aspect_ratio: aspectRatio(picture.data),
          alt: picture.data.alt,
          height: picture.data.height,
          url: pictureUrl(picture, origin),
          width: picture.data.width,
        }
      : { aspect_ratio: null, alt: null, height: null, url: null, width: null },
    image: picture ? pictureUrl(picture, origin) : null,
    handle: product.data.handle,
    requires_shipping: true,
    product_type: product.data.productType,
    product_title: product.data.title,
    product_description: descriptionOf(product.data),
    variant_title: hasOptions ? variant.title : null,
    variant_options: variant.selectedOptions.map(({ value }) => value),
    options_with_values: variant.selectedOptions,
    line_level_discount_allocations: [],
    line_level_total_discount: 0,
    has_components: false,
  };
}
