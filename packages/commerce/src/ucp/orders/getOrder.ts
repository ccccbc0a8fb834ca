/** `get_order`: the order of a signed link. See docs/decisions/210-signed-links-of-orders.md. */
import type { Call, Outcome } from '../call.js';
import { UcpFailure } from '../failures.js';
import { unrecoverable } from '../messages.js';
import { orderData } from './orderData.js';

/** @throws UcpFailure 'too_many_requests' after too many ids that the shop has not made */
export async function getOrder(_: undefined, call: Call): Promise<Outcome> {
  const { id, orders, shop, buyer, guess } = call;
  const opened = await orders.open(id, buyer.ip);
  if (opened === 'forged') {
    const wait = await guess();
    if (wait > 0)
      throw new UcpFailure('too_many_requests', 'Too many unknown orders. Try again later.', { retryAfter: wait });
  }
  if (opened === 'forged' || !opened || !shop.orderUrl) return failed('not_found', 'Order not found.', shop.siteUrl);
  const permalink = shop.orderUrl(id);
  const data = orderData(opened.order, { id, checkoutId: opened.checkoutId, permalink, siteUrl: shop.siteUrl });
  return data ?? failed('order_unavailable', 'The shop does not report the prices of this order.', permalink);
}

const failed = (code: string, content: string, { href }: URL): Outcome => ({
  isError: true,
  messages: [unrecoverable(code, content)],
  continue_url: href,
});
