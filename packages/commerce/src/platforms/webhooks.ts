import { flavours, type Flavour, type Platform } from '../model/flavours.js';
import type { TransportOptions } from '../shared/transport.js';
import { registry } from './registry.js';
import type { CommerceSettings } from './settings.js';
import {
  productsChanged,
  type PlatformWebhooks,
  type ShopChange,
  type Webhook,
  type WebhookRefusal,
  type WebhookRequest,
} from './shared/webhooks.js';

const webhooksOf = (platform: Platform): PlatformWebhooks | undefined =>
  flavours.flatMap((row) => (row.platform === platform ? (registry[row.name].webhooks ?? []) : []))[0];

/** Returns the environment variable that holds the secret of a platform's webhooks. Undefined if the platform has none. */
export const webhookSecretName = (platform: Platform): string | undefined => webhooksOf(platform)?.secretName;

/**
 * Verifies a webhook of a platform, and reads what changed. Resolves to the reason if it is refused: `'unsigned'` if the sender does not
 * know the secret, `'tooOld'`, or `'malformed'`.
 */
export const readWebhook = async (platform: Platform, request: WebhookRequest): Promise<Webhook | WebhookRefusal> =>
  (await webhooksOf(platform)?.read(request)) ?? 'malformed';

/**
 * Reads the products of an order whose webhook names only the order: their stock has changed. The whole shop has changed if the platform
 * does not name them.
 * @param order the `order` of a `Webhook`
 * @throws CommerceError if the platform does not answer, or if the access token may not read orders
 */
export async function readOrderChange<Name extends Flavour>(
  settings: CommerceSettings<Name>,
  order: string,
  options: TransportOptions,
): Promise<ShopChange> {
  const { readOrderedProducts } = registry[settings.flavour as Name];
  return productsChanged(...((await readOrderedProducts?.(settings, options, order)) ?? []));
}
