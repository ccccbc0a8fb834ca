import { flavours, type Platform } from '@vitrine/commerce';
import {
  readOrderChange,
  readWebhook,
  webhookSecretName,
  type ShopChange,
  type Webhook,
  type WebhookRefusal,
} from '@vitrine/commerce/server';
import { settings, webhookSecret } from '../environment/variables';
import { log } from '../log/log';
import { reportRequest } from '../log/securityEvents';
import type { Store } from '../store/store';
import { platformFetch } from '../shop/platformFetch';
import { readBytes } from './readBytes';

/** Bytes. Platforms shorten what they report of a product with many variants. */
const longestWebhook = 1_000_000;

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text && `${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });

const refusals: Record<WebhookRefusal, { status: number; text: string }> = {
  unsigned: { status: 401, text: 'The webhook is not signed with the secret of this shop.' },
  tooOld: { status: 400, text: 'The webhook is too old.' },
  malformed: { status: 400, text: 'This is no webhook.' },
};

const platformNamed = (name: string): Platform | undefined =>
  flavours.find(({ platform }) => platform === name)?.platform;

/**
 * Answers a webhook of a platform: 200 if it is taken, or was before; 404 if the shop has no secret for it; 400, 401, 405 or 413 if it is
 * refused; 503 if the other servers could not be told, so the platform repeats it.
 * @param name of the platform
 */
export async function answerWebhook(request: Request, name: string, store: Store): Promise<Response> {
  const platform = platformNamed(name);
  const secret = platform && webhookSecret(webhookSecretName(platform));
  if (!platform || !secret) return plain(404, 'There is no such address.');
  if (request.method !== 'POST') return plain(405, 'Webhooks are posted.', { Allow: 'POST' });
  const body = await readBytes(request, longestWebhook);
  if (!body) return plain(413, `A webhook may hold ${longestWebhook} bytes.`);
  const webhook = await readWebhook(platform, { headers: request.headers, body, secret });
  return typeof webhook === 'string' ? refuse(request, webhook) : take(webhook, store);
}

function refuse(request: Request, refusal: WebhookRefusal): Response {
  reportRequest('input_validation_fail', request, 'webhook');
  const { status, text } = refusals[refusal];
  return plain(status, text);
}

/**
 * Ends the pages that show what changed. A delivery is known after that, since a server may die meanwhile: two copies at once end the pages twice.
 */
async function take(webhook: Webhook, { deliveries, changes }: Store): Promise<Response> {
  const { names, topic } = webhook;
  if (!webhook.change && webhook.order === undefined) return plain(200, '');
  // While the store does not answer, nobody knows whether it came before. This server's pages end all the same.
  const isKnown = await deliveries.isKnown(names).catch(() => false);
  if (isKnown) return plain(200, '');
  const change = webhook.change ?? (await changeOfOrder(String(webhook.order)));
  try {
    await changes.publish(change);
  } catch (err) {
    log().error({ err, topic }, 'A webhook could not be passed to all servers. The platform sends it again.');
    return plain(503, 'Try again later.', { 'Retry-After': '10' });
  }
  // If it comes again, the pages end again.
  await deliveries.note(names).catch(() => {});
  return plain(200, '');
}

/** Reads the change of an order whose products the webhook does not name. Any page may show them if the platform does not tell. */
async function changeOfOrder(order: string): Promise<ShopChange> {
  try {
    return await readOrderChange(settings(), order, { fetch: platformFetch() });
  } catch (err) {
    log().warn({ err, order }, 'The products of an order could not be read, so all pages are made again.');
    return { of: 'shop' };
  }
}
