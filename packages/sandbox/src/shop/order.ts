/** Turning a cart into an order. */
import type { Catalogue } from './catalogue.js';
import { formatMoney } from './money.js';
import type { Pricing } from './pricing.js';
import type { Address, CartLine, CartRecord, MailRecord, OrderLine, OrderRecord } from './records.js';

export interface CheckoutDetails {
  email: string;
  address: Address;
}

/** The lines that can be had, with their prices in the cart's currency. */
export function orderLines(cart: CartRecord, catalogue: Catalogue, pricing: Pricing): OrderLine[] {
  return cart.lines.filter(({ quantity }) => quantity > 0).flatMap((line) => orderLine(line, cart, catalogue, pricing));
}

function orderLine(line: CartLine, { buyer }: CartRecord, catalogue: Catalogue, pricing: Pricing): OrderLine[] {
  const variant = catalogue.variant(line.sku);
  if (!variant) return [];
  const { product, title, picture = product.pictures[0] } = variant;
  return [
    {
      sku: line.sku,
      title: product.data.title,
      ...(product.data.options.length > 0 && { variantTitle: title }),
      quantity: line.quantity,
      price: pricing.priceOf(variant, buyer.countryCode).price.minor,
      ...(picture && { picture: picture.data.path }),
    },
  ];
}

export const subtotalOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

export function confirmationOf(order: OrderRecord, shopName: string, id: string): MailRecord {
  const amount = (minor: number) => formatMoney({ minor, currencyCode: order.currencyCode });
  const { address, lines } = order;
  return {
    id,
    to: order.email,
    subject: `Order #${order.number} confirmed`,
    text: [
      `Hello ${address.firstName},`,
      '',
      `Thank you for your order #${order.number} at ${shopName}.`,
      '',
      ...lines.map(
        ({ quantity, title, variantTitle, price }) =>
          `${quantity} × ${title}${variantTitle ? `, ${variantTitle}` : ''}: ${amount(price * quantity)}`,
      ),
      '',
      `Total: ${amount(order.total)}`,
    ].join('\n'),
    sentAt: order.placedAt,
  };
}
