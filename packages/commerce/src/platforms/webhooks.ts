import { flavours, type Platform } from '../model/flavours.js';
import { registry } from './registry.js';
import type { PlatformWebhooks, Webhook, WebhookRefusal, WebhookRequest } from './shared/webhooks.js';

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
