import {
  asObject,
  bytesOf,
  digestOf,
  isRecent,
  isSameSecret,
  isSigned,
  objectIn,
  productsChanged,
  utf8,
  type PlatformWebhooks,
  type ShopChange,
  type WebhookRefusal,
  type WebhookRequest,
} from '../shared/webhooks.js';

/** Milliseconds since the attempt, which the signature covers: as Standard Webhooks has it. */
const longestSigned = 5 * 60_000;
/** Milliseconds since the event. The platform repeats a delivery for 48 hours. */
const longestUnsigned = 49 * 3_600_000;

/** The header that the merchant adds to a webhook if no app's secret signs it. */
const secretHeader = 'x-webhook-secret';

/** Scopes of which any page may show a part. */
const ofShop = /^store\/(?:category|categoryTree|brand|information|inventory|priceList|metafield)\b/i;

/** Scopes of what changes the stock of an order's products: it was placed, paid, cancelled or refunded. */
const ofOrder = /^store\/order\/(?:created|updated|archived|statusUpdated|refund\/created)$/;

type Payload = Record<string, unknown>;

/** 'store/channel/1/product/updated' is 'store/product/updated' of one channel. */
const plainScope = (scope: string) => scope.replace(/^store\/channel\/\d+\//, 'store/');

/** Returns the id of an order that changed. Undefined for other scopes. */
const orderOf = (scope: string, { id }: Payload): string | undefined =>
  ofOrder.test(plainScope(scope)) && (typeof id === 'number' || typeof id === 'string') && /^\d+$/.test(String(id))
    ? String(id)
    : undefined;

const changeOf = (scope: string, data: Payload): ShopChange | undefined => {
  const plain = plainScope(scope);
  const inner = asObject(data.inventory) ?? asObject(data.sku) ?? data;
  if (/^store\/(?:product|sku)\//.test(plain))
    return productsChanged(inner.product_id ?? (data.type === 'product' ? data.id : undefined));
  return ofShop.test(plain) ? { of: 'shop' } : undefined;
};

/** The key of a signature: the bytes of an app's client secret, or of a secret of Standard Webhooks. */
const keyOf = (secret: string) =>
  (secret.startsWith('whsec_') ? bytesOf(secret.slice('whsec_'.length)) : undefined) ?? utf8(secret);

/** Returns the time of the attempt in ms, if the request is signed by Standard Webhooks. */
async function signedAt({ headers, body, secret }: WebhookRequest): Promise<number | undefined> {
  const [id, seconds] = [headers.get('webhook-id'), headers.get('webhook-timestamp')];
  const head = utf8(`${id}.${seconds}.`);
  const data = new Uint8Array(head.length + body.length);
  data.set(head);
  data.set(body, head.length);
  const signatures = (headers.get('webhook-signature') ?? '').split(' ').filter((each) => each.startsWith('v1,'));
  for (const signature of signatures)
    if (await isSigned(keyOf(secret), data, bytesOf(signature.slice('v1,'.length)))) return Number(seconds) * 1000;
  return undefined;
}

const isSecretSent = async ({ headers, secret }: WebhookRequest) =>
  isSameSecret(headers.get(secretHeader) ?? '', secret);

/** Returns the name of a delivery that the platform has sent, or the reason to refuse it. */
async function nameOf(
  request: WebhookRequest,
  payload: Payload | undefined,
): Promise<{ name: string } | WebhookRefusal> {
  const { headers, body, now = new Date() } = request;
  const time = await signedAt(request);
  if (time !== undefined)
    return isRecent(time, now, longestSigned) ? { name: `big_commerce ${headers.get('webhook-id')}` } : 'tooOld';
  if (!(await isSecretSent(request))) return 'unsigned';
  if (!payload) return 'malformed';
  // Without a signature there is no id. Two events of one second may have the same body.
  return isRecent(Number(payload.created_at) * 1000, now, longestUnsigned) ? { name: await digestOf(body) } : 'tooOld';
}

/** An app's webhooks are signed as Standard Webhooks are. Others carry the secret in a header that the merchant adds. */
export const webhooks: PlatformWebhooks = {
  secretName: 'BIGCOMMERCE_WEBHOOK_SECRET',
  async read(request) {
    const payload = objectIn(request.body);
    const named = await nameOf(request, payload);
    if (typeof named === 'string') return named;
    const { scope, data } = payload ?? {};
    if (typeof scope !== 'string') return 'malformed';
    const object = asObject(data) ?? {};
    const [change, order] = [changeOf(scope, object), orderOf(scope, object)];
    return { names: [named.name], topic: scope, ...(change && { change }), ...(order && { order }) };
  },
};
