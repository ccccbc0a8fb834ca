import {
  asObject,
  bytesOf,
  digestOf,
  isRecent,
  isSigned,
  objectIn,
  productsChanged,
  utf8,
  type PlatformWebhooks,
  type ShopChange,
} from '../shared/webhooks.js';

/** Milliseconds. The platform repeats a delivery for four hours, with the time of the event. */
const longest = 5 * 3_600_000;

type Payload = Record<string, unknown>;

/** Topics by their first part, with the change that their payload names. */
const changes: Readonly<Record<string, (payload: Payload) => ShopChange>> = {
  products: ({ id }) => productsChanged(id),
  product_listings: ({ product_listing: listing }) => productsChanged(asObject(listing)?.product_id),
  variants: ({ product_id: id }) => productsChanged(id),
  // The stock of what was ordered or given back.
  orders: ({ line_items: lines }) => productsChanged(...productIdsOf(lines)),
  collections: () => ({ of: 'shop' }),
  collection_listings: () => ({ of: 'shop' }),
  inventory_levels: () => ({ of: 'shop' }),
  inventory_items: () => ({ of: 'shop' }),
  markets: () => ({ of: 'shop' }),
  shop: () => ({ of: 'shop' }),
};

const productIdsOf = (lines: unknown): unknown[] =>
  Array.isArray(lines) ? lines.map((line) => asObject(line)?.product_id) : [];

/** The platform signs the body alone. Its other headers are as trustworthy as the connection. */
export const webhooks: PlatformWebhooks = {
  secretName: 'SHOPIFY_WEBHOOK_SECRET',
  async read({ headers, body, secret, now = new Date() }) {
    const signature = bytesOf(headers.get('x-shopify-hmac-sha256') ?? '');
    if (!(await isSigned(utf8(secret), body, signature))) return 'unsigned';
    const [id, topic] = [headers.get('x-shopify-webhook-id'), headers.get('x-shopify-topic')];
    const payload = objectIn(body);
    if (!id || !topic || !payload) return 'malformed';
    if (!isRecent(Date.parse(headers.get('x-shopify-triggered-at') ?? ''), now, longest)) return 'tooOld';
    const [kind = ''] = topic.split('/');
    const change = Object.hasOwn(changes, kind) ? changes[kind]?.(payload) : undefined;
    return { names: [`shopify ${id}`, await digestOf(body)], topic, ...(change && { change }) };
  },
};
