/** Carts in the platform's format. */
import { idOf, type Product, type Variant } from '../../shop/catalog/catalog.js';
import { toDecimal } from '../../shop/money.js';
import { orderLines, subtotalOf } from '../../shop/order/order.js';
import { taxOfLines } from '../../shop/order/tax.js';
import type { CartLine, CartRecord } from '../../shop/records.js';
import { toUuid } from './ids.js';
import { optionValuesOf, pathOf, pictureUrl, type ViewContext } from './products.js';

export type CartInclude =
  'redirect_urls' | 'line_items.physical_items.options' | 'line_items.digital_items.options' | 'promotions.banners';

interface LineView {
  line: CartLine;
  variant: Variant;
  /** The price of one piece in minor units. */
  price: number;
  /** The price of one piece before a reduction, in minor units. */
  listPrice: number;
}

/** Returns the views of a cart's lines, without lines whose variant is no longer sold. */
export function lineViewsOf({ lines, buyer }: CartRecord, { shop }: ViewContext): LineView[] {
  return lines.flatMap((line) => {
    const variant = shop.catalog.variant(line.sku);
    if (!variant) return [];
    const { price, compareAtPrice } = shop.pricing.priceOf(variant, buyer.countryCode);
    return [{ line, variant, price: price.minor, listPrice: Math.max(price.minor, compareAtPrice?.minor ?? 0) }];
  });
}

export const currencyOf = ({ buyer }: CartRecord, { shop }: ViewContext): string =>
  shop.pricing.currencyOf(buyer.countryCode);

/** Returns a function that converts minor units of a currency to major units. */
export const amountIn =
  (currencyCode: string) =>
  (minor: number): number =>
    Number(toDecimal({ minor, currencyCode }));

/** Returns the price of a cart after coupons, in minor units. */
export const minorOfCart = (cart: CartRecord, context: ViewContext): number =>
  subtotalOf(orderLines(cart, context.shop));

export const taxOfCart = (cart: CartRecord, { shop }: ViewContext): number =>
  taxOfLines(orderLines(cart, shop), shop.data.tax)?.minor ?? 0;

export function cartView(cart: CartRecord, include: readonly CartInclude[], context: ViewContext) {
  const views = lineViewsOf(cart, context);
  const code = currencyOf(cart, context);
  const amount = amountIn(code);
  const minor = views.reduce((total, { line, price }) => total + line.quantity * price, 0);
  const coupons = context.shop.discounts.amountsOf(cart);
  const { tax } = context.shop.data;
  const added = tax && !tax.isIncluded ? taxOfCart(cart, context) : 0;
  const withOptions = include.includes('line_items.physical_items.options');
  return {
    id: toUuid(cart.token),
    customer_id: cart.buyer.customerId ?? 0,
    channel_id: 1,
    email: cart.buyer.email ?? '',
    currency: { code },
    tax_included: tax?.isIncluded ?? false,
    base_amount: amount(minor),
    discount_amount: 0,
    manual_discount_amount: 0,
    cart_amount: amount(minorOfCart(cart, context) + added),
    coupons: coupons.map(({ code: name, discount, minor: discounted }) => ({
      id: idOf(`coupon ${name}`),
      code: name,
      display_name: name,
      coupon_type: 'percentage' in discount ? 'percentage_discount' : 'per_total_discount',
      discounted_amount: amount(discounted),
    })),
    discounts: [],
    line_items: {
      physical_items: views.map((view) => itemView(view, withOptions, amount, context)),
      digital_items: [],
      gift_certificates: [],
      custom_items: [],
    },
    created_time: timeOf(cart.createdAt),
    updated_time: timeOf(cart.updatedAt),
    locale: 'en',
    ...(include.includes('promotions.banners') && { promotions: { banners: [] } }),
  };
}

export const timeOf = (iso: string): string => iso.replace(/\.\d+Z$/, '+00:00');

export function itemView(
  { line, variant, price, listPrice }: LineView,
  withOptions: boolean,
  amount: (minor: number) => number,
  context: ViewContext,
) {
  const { product, data, picture = product.pictures[0] } = variant;
  return {
    id: toUuid(line.id),
    variant_id: variant.id,
    product_id: product.id,
    sku: data.sku,
    name: product.data.title,
    url: context.origin + pathOf(product),
    quantity: line.quantity,
    taxable: true,
    image_url: picture ? pictureUrl(picture, context) : '',
    discounts: [],
    coupons: [],
    discount_amount: 0,
    coupon_amount: 0,
    original_price: amount(listPrice),
    list_price: amount(listPrice),
    sale_price: amount(price),
    extended_list_price: amount(listPrice * line.quantity),
    extended_sale_price: amount(price * line.quantity),
    is_require_shipping: true,
    is_mutable: true,
    added_by_promotion: false,
    ...(withOptions && { options: selectionViews(line, variant, product) }),
  };
}

/** Returns the selected options: the variant's option values and the modifiers. */
function selectionViews({ attributes }: CartLine, variant: Variant, { modifiers }: Product) {
  const modified = modifiers.flatMap(({ name, values }) => {
    const chosen = attributes.find(({ key }) => key === name)?.value;
    return values.find((value) => value.name === chosen) ?? [];
  });
  return [...optionValuesOf(variant), ...modified].map(({ id, name, option }) => ({
    name: option.name,
    nameId: option.id,
    value: name,
    valueId: id,
  }));
}
