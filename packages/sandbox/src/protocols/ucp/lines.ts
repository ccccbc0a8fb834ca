/** The lines and the totals that carts, checkouts and orders share. */
import { fullName, type Variant } from '../../shop/catalog/catalog.js';
import { quantityRuleOf } from '../../shop/catalog/quantity.js';
import type { CartPolicy, CartProblem } from '../../shop/cart/cart.js';
import { addedTax, taxOfLines } from '../../shop/order/tax.js';
import { orderLines } from '../../shop/order/order.js';
import { fullPriceOf, goodsOf, reducedPriceOf, type Totals } from '../../shop/order/totals.js';
import type { CartLine, CartRecord, OrderLine } from '../../shop/records.js';
import type { CartOutcome } from '../../shop/shop.js';
import type { Call } from './call.js';
import { recoverable, type Message } from './messages.js';
import { pictureUrl } from './places.js';

export interface LineInput {
  item: { id: string };
  quantity: number;
}

/** What the shop has not enough of is refused, and the line stays unchanged. */
export const policy: CartPolicy = { shortage: 'refuse' };

/** A line that can be ordered, with its price. */
export interface Sold {
  id: string;
  line: OrderLine;
}

export function soldLines(cart: CartRecord, { shop }: Pick<Call, 'shop'>): Sold[] {
  const lines = cart.lines.filter(({ sku, quantity }) => quantity > 0 && shop.catalog.variant(sku));
  return orderLines({ ...cart, lines }, shop).map((line, index) => ({ id: lines[index]?.id ?? '', line }));
}

export const itemData = ({ sku, title, variantTitle, price, picture }: OrderLine, call: Pick<Call, 'origin'>) => ({
  id: sku,
  title: [title, variantTitle].filter(Boolean).join(', '),
  price,
  ...(picture !== undefined && { image_url: pictureUrl(picture, call) }),
});

export const lineTotals = (line: OrderLine) => [
  { type: 'subtotal', amount: fullPriceOf(line) },
  ...(line.discount ? [{ type: 'items_discount', amount: -line.discount }] : []),
  { type: 'total', amount: reducedPriceOf(line) },
];

export const lineData = ({ id, line }: Sold, call: Call) => ({
  id,
  item: itemData(line, call),
  quantity: line.quantity,
  totals: lineTotals(line),
});

/** The rows before the total add up to it. A discount of the shipping has a row of its own. A tax that the prices include has none. */
export function totalsData({ lines, shipping, shippingDiscount = 0, tax, total }: Totals, hasShipping: boolean) {
  const offItems = lines.reduce((sum, { discount = 0 }) => sum + discount, 0);
  return [
    { type: 'subtotal', amount: goodsOf(lines) },
    ...(offItems > 0 ? [{ type: 'items_discount', amount: -offItems }] : []),
    ...(shippingDiscount > 0 ? [{ type: 'discount', amount: -shippingDiscount }] : []),
    ...(hasShipping ? [{ type: 'fulfillment', amount: shipping + shippingDiscount }] : []),
    ...(tax && !tax.isIncluded ? [{ type: 'tax', amount: tax.minor }] : []),
    { type: 'total', amount: total },
  ];
}

/** Returns the sums of a cart. The shipping is 0 while the checkout has no address. */
export function totalsOf(cart: CartRecord, sold: readonly Sold[], hasShipping: boolean, { shop }: Call): Totals {
  const lines = sold.map(({ line }) => line);
  const tax = taxOfLines(lines, shop.data.tax);
  const shipping = hasShipping ? shop.delivery.shippingOf(cart) : 0;
  return {
    lines,
    discounts: shop.discounts.appliedTo(cart),
    currencyCode: shop.pricing.currencyOf(cart.buyer.countryCode),
    shipping,
    shippingDiscount: hasShipping ? shop.delivery.savedOf(cart) : 0,
    ...(tax && { tax }),
    total: lines.reduce((sum, line) => sum + reducedPriceOf(line), 0) + shipping + addedTax(tax),
  };
}

export interface Replaced {
  cart: CartRecord;
  messages: Message[];
}

/** Replaces the lines of a cart. A line that is refused stays as it was, and the others change. Lines of the same item keep their id. */
export function replaceLines(cart: CartRecord, wanted: readonly LineInput[], call: Call): Replaced {
  const quantities = new Map<string, number>();
  for (const { item, quantity } of wanted) quantities.set(item.id, (quantities.get(item.id) ?? 0) + quantity);
  const { shop } = call;
  const dropped = cart.lines.filter(({ sku }) => !quantities.has(sku)).map(({ id }) => id);
  let current = shop.removeLines(cart, dropped, policy).cart ?? cart;
  const messages: Message[] = [];
  for (const [sku, quantity] of quantities) {
    const outcome = setQuantity(current, sku, quantity, call);
    current = outcome.cart ?? current;
    messages.push(...outcome.problems.map((problem) => problemMessage(problem, sku, soldLines(current, call))));
  }
  return { cart: current, messages };
}

function setQuantity(cart: CartRecord, sku: string, quantity: number, { shop }: Call): CartOutcome {
  const line: CartLine | undefined = cart.lines.find((one) => one.sku === sku);
  return line
    ? shop.updateLines(cart, [{ id: line.id, quantity }], policy)
    : shop.addLines(cart, [{ variant: shop.catalog.variant(sku), quantity, attributes: [] }], policy);
}

function problemMessage({ reason, variant, pieces = 0 }: CartProblem, sku: string, sold: readonly Sold[]): Message {
  const index = sold.findIndex(({ line }) => line.sku === sku);
  const path = index < 0 ? '$.line_items' : `$.line_items[${index}].quantity`;
  const name = variant ? fullName(variant) : sku;
  switch (reason) {
    case 'unknown-variant':
    case 'unknown-line':
      return recoverable('item_unavailable', `The shop does not sell ${sku}.`, '$.line_items');
    case 'out-of-stock':
      return recoverable('out_of_stock', `${name} is sold out.`, path);
    case 'not-enough-stock':
      return recoverable('out_of_stock', `Only ${pieces} of ${name} can be had.`, path);
    case 'too-many-lines':
      return recoverable('cart_too_large', 'The cart has the maximum number of lines.', '$.line_items');
    default:
      return recoverable('quantity_invalid', `${name} ${ruleText(variant)}`, path);
  }
}

function ruleText(variant: Variant | undefined): string {
  const { minimum, maximum, increment } = variant ? quantityRuleOf(variant) : { minimum: 1, increment: 1 };
  const most = maximum === undefined ? '' : `, and at most ${maximum}`;
  return `is sold from ${minimum} on${increment > 1 ? `, in multiples of ${increment}` : ''}${most}.`;
}
