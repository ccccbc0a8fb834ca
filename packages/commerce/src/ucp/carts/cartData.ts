/** A cart in the protocol's shape, which a checkout shares. */
import type { Cart, CartItem } from '../../model/entities.js';
import { multiplyMoney } from '../../model/money.js';
import { toAmount } from '../amounts.js';
import { toVariantId } from '../ids.js';
import { hashOf } from '../idempotency.js';
import type { UcpShop } from '../shop.js';

/** The id of a line's item: the id of the variant in the catalog. */
export const itemIdOf = ({ slug, variantId, productId, title }: CartItem): string =>
  slug && variantId ? toVariantId(slug, variantId) : (variantId ?? productId ?? title);

/** Returns the id of a line. The platform's own can contain the id of its cart, so it stays here. */
export const lineIdOf = async ({ lineItemId }: CartItem): Promise<string> => (await hashOf(lineItemId)).slice(0, 16);

/** Returns the lines, the totals and the currency. The totals are estimates: the checkout adds delivery and taxes. */
export async function cartData({ items, subtotalPrice, discounts = [] }: Cart, { siteUrl }: Pick<UcpShop, 'siteUrl'>) {
  const subtotal = toAmount(subtotalPrice);
  const reductions = discounts.flatMap(({ code, amount }) => {
    const value = amount ? toAmount(amount) : 0;
    return value > 0 ? [{ type: 'discount', display_text: code, amount: -value }] : [];
  });
  const total = reductions.reduce((sum, { amount }) => sum + amount, subtotal);
  return {
    line_items: await Promise.all(items.map((item) => lineData(item, siteUrl))),
    currency: subtotalPrice.currencyCode,
    totals: [{ type: 'subtotal', amount: subtotal }, ...reductions, { type: 'total', amount: total }],
  };
}

async function lineData(item: CartItem, siteUrl: URL) {
  const { title, subtitle, price, quantity, imageUrl, options = [] } = item;
  const amount = toAmount(multiplyMoney(price, quantity));
  const chosen = options.map(({ value }) => value).join(' / ') || undefined;
  return {
    id: await lineIdOf(item),
    item: {
      id: itemIdOf(item),
      title: [title, chosen ?? subtitle].filter(Boolean).join(', '),
      price: toAmount(price),
      ...(imageUrl && { image_url: new URL(imageUrl, siteUrl).href }),
    },
    quantity,
    totals: [
      { type: 'subtotal', amount },
      { type: 'total', amount },
    ],
  };
}
