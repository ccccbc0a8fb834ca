/** A change of the shop's data that can be seen in pages. */
export type ShopChange =
  /** Products or their stock, by the last part of their ids: '123' of 'gid://shopify/Product/123'. */
  | { of: 'products'; ids: readonly string[] }
  /** Data that any page may show, such as a collection, or a stock whose product the platform does not name. */
  | { of: 'shop' };

/** A request in which a platform reports an event. */
export interface WebhookRequest {
  headers: Headers;
  /** The bytes of the body as they came. The signature is made of them. */
  body: Uint8Array<ArrayBuffer>;
  /** Proves that the platform sent the request. */
  secret: string;
  /** Default: the system's clock. */
  now?: Date;
}

/** A webhook whose sender is proven. */
export interface Webhook {
  /** Names of the delivery. If one of them is known, the delivery came before. */
  names: string[];
  /** The platform's name of the event, such as 'products/update'. */
  topic: string;
  /** Undefined if no page shows what changed, or if the webhook names only an order. */
  change?: ShopChange;
  /** The id of an order whose products the webhook does not name: `readOrderChange` reads them. */
  order?: string;
}

/** The reason to refuse a request: the secret was not used, or it was sent too long ago, or it is no webhook. */
export type WebhookRefusal = 'unsigned' | 'tooOld' | 'malformed';

/** The webhooks of a platform. */
export interface PlatformWebhooks {
  /** The environment variable of the secret: 'SHOPIFY_WEBHOOK_SECRET' */
  secretName: string;
  read(request: WebhookRequest): Promise<Webhook | WebhookRefusal>;
}

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Decodes base64. Undefined for any other text. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const hmac = { name: 'HMAC', hash: 'SHA-256' };

/** Whether the signature is the HMAC-SHA256 of the data. The comparison takes the same time for any signature. */
export async function isSigned(
  key: Uint8Array<ArrayBuffer>,
  data: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer> | undefined,
): Promise<boolean> {
  if (!signature || key.length === 0) return false;
  const imported = await crypto.subtle.importKey('raw', key, hmac, false, ['verify']);
  return crypto.subtle.verify('HMAC', imported, signature, data);
}

/** Whether two texts are equal. The comparison takes the same time for any texts of these lengths. */
export async function isSameSecret(one: string, other: string): Promise<boolean> {
  const random = crypto.getRandomValues(new Uint8Array(32));
  const key = await crypto.subtle.importKey('raw', random, hmac, false, ['sign', 'verify']);
  return crypto.subtle.verify('HMAC', key, await crypto.subtle.sign('HMAC', key, utf8(one)), utf8(other));
}

/** A name of the body itself: whoever repeats a delivery under another id repeats its body. */
export async function digestOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return `sha256 ${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Clocks differ by up to this. */
const ahead = 5 * 60_000;

/** Whether a time is within `longest` milliseconds before now. False for a time that cannot be read. */
export const isRecent = (time: number, now: Date, longest: number): boolean =>
  now.getTime() - time <= longest && time - now.getTime() <= ahead;

/** Parses a JSON object. Undefined for any other body. */
export function objectIn(body: Uint8Array<ArrayBuffer>): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return undefined;
  }
}

export const asObject = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/** Returns ids as texts, each once. Leaves out values that are no ids. */
const idsIn = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value) => typeof value === 'number' || typeof value === 'string').map(String)),
];

/** The change of these products. A change of the whole shop if none is named. */
export function productsChanged(...values: unknown[]): ShopChange {
  const ids = idsIn(values);
  return ids.length > 0 ? { of: 'products', ids } : { of: 'shop' };
}
