/** The platforms' webhooks, as they are posted. */
import type { Shop, ShopChange } from '../shop/shop.js';
import { bigCommerceEvents } from './bigCommerceEvents.js';
import { shopifyEvents } from './shopifyEvents.js';
import { hmac, sha1 } from './signing.js';

export interface Message {
  /** The last part of the address: 'shopify' */
  platform: string;
  body: string;
  /** Returns the headers of one try to deliver it. */
  headersAt(time: Date): Promise<Record<string, string>>;
}

/** Returns the webhooks of both platforms that report a change. */
export const messagesOf = (change: ShopChange, shop: Shop, secret: string): Promise<Message>[] => [
  ...shopifyEvents(change, shop).map(({ topic, payload }) => shopifyMessage(topic, payload, shop, secret)),
  ...bigCommerceEvents(change, shop).map(({ scope, data }) => bigCommerceMessage(scope, data, shop, secret)),
];

/** Its id and time are the same for each try. */
async function shopifyMessage(topic: string, payload: object, shop: Shop, secret: string): Promise<Message> {
  const id = crypto.randomUUID();
  const body = JSON.stringify(payload);
  const headers = {
    'X-Shopify-Topic': topic,
    'X-Shopify-Hmac-Sha256': await hmac(secret, body),
    'X-Shopify-Shop-Domain': 'sandbox.myshopify.com',
    'X-Shopify-API-Version': '2026-04',
    'X-Shopify-Webhook-Id': id,
    'X-Shopify-Event-Id': crypto.randomUUID(),
    'X-Shopify-Triggered-At': shop.now().toISOString(),
  };
  return { platform: 'shopify', body, headersAt: () => Promise.resolve(headers) };
}

/** A light payload, which only names what changed. Each try is signed with its own time, by Standard Webhooks. */
async function bigCommerceMessage(scope: string, data: object, shop: Shop, secret: string): Promise<Message> {
  const id = crypto.randomUUID();
  const event = {
    scope,
    data,
    created_at: Math.floor(shop.now().getTime() / 1000),
    store_id: '1',
    producer: 'stores/sandbox',
  };
  const body = JSON.stringify({ ...event, hash: await sha1(JSON.stringify(event)) });
  return {
    platform: 'big_commerce',
    body,
    async headersAt(time) {
      const seconds = Math.floor(time.getTime() / 1000);
      return {
        'Webhook-Id': id,
        'Webhook-Timestamp': String(seconds),
        'Webhook-Signature': `v1,${await hmac(secret, `${id}.${seconds}.${body}`)}`,
      };
    },
  };
}
