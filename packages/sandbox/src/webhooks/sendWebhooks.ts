import type { Shop } from '../shop/shop.js';
import { messagesOf, type Message } from './messages.js';

export interface WebhookSettings {
  /** The webhooks are posted to `shopify` and `big_commerce` below this URL: 'http://localhost:3000/api/webhooks' */
  url: string;
  /** Signs the webhooks of both platforms. */
  secret: string;
}

interface Sending {
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds before each further try. Default: 1, 5 and 30 seconds. The platforms try for hours. */
  pauses?: readonly number[];
}

const usualPauses = [1_000, 5_000, 30_000];
/** Milliseconds that an answer may take. */
const patience = 5_000;

/** Posts the webhooks of both platforms after each change that they report. An address that does not exist gets no further try. */
export function sendWebhooks(
  shop: Shop,
  { url, secret }: WebhookSettings,
  { fetch = globalThis.fetch, pauses = usualPauses }: Sending = {},
): void {
  const isDelivered = async ({ platform, body, headersAt }: Message) => {
    const headers = { 'Content-Type': 'application/json', ...(await headersAt(shop.now())) };
    const address = `${url.replace(/\/$/, '')}/${platform}`;
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(address, { method: 'POST', body, headers, signal, redirect: 'manual' });
    return response.ok || response.status === 404;
  };
  const deliver = async (message: Message, [pause, ...further]: readonly number[]): Promise<void> => {
    if ((await isDelivered(message).catch(() => false)) || pause === undefined) return;
    const timer: unknown = setTimeout(() => void deliver(message, further), pause);
    // In Node it keeps no process that has nothing else to do.
    if (typeof timer === 'object' && timer !== null && 'unref' in timer) (timer as { unref(): void }).unref();
  };
  shop.listen((change) => {
    for (const made of messagesOf(change, shop, secret)) void made.then((message) => deliver(message, pauses));
  });
}
