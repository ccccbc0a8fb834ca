/** The events of an order: the whole order, sent to the agent that made the checkout, when it is placed and after each change. */
import type { OrderAgent, OrderRecord } from '../../shop/records.js';
import type { Shop } from '../../shop/shop.js';
import { profilePath } from './matches.js';
import { orderData } from './orders.js';
import { signedPost } from './signing.js';

export interface OrderEvent {
  order: OrderRecord;
  agent: OrderAgent;
  occurredAt: Date;
}

export interface EventOptions {
  shop: Shop;
  send: (request: Request) => Promise<Response>;
  /** Milliseconds before each further attempt. */
  retries?: readonly number[];
}

const usualRetries = [5_000, 30_000, 180_000, 600_000];
/** Milliseconds that an agent has to answer. */
const timeout = 10_000;

/** The last event of each order: the next one waits for it, so that an agent never gets an older state after a newer one. */
const lastOf = new WeakMap<Shop, Map<string, Promise<void>>>();

/** Resolves when the agent has the event, or after the last attempt. Attempts end with the process. */
export async function announceOrder(event: OrderEvent, options: EventOptions): Promise<void> {
  const last = lastOf.get(options.shop) ?? new Map<string, Promise<void>>();
  lastOf.set(options.shop, last);
  const { token } = event.order;
  const before = last.get(token);
  const delivery = deliver(event, options, before);
  last.set(token, delivery);
  await delivery;
  if (last.get(token) === delivery) last.delete(token);
}

async function deliver(event: OrderEvent, options: EventOptions, before: Promise<void> | undefined): Promise<void> {
  const { send, retries = usualRetries } = options;
  const requestOf = await signedEvent(event, options);
  await before;
  if (!requestOf) return;
  for (const pause of [0, ...retries]) {
    if (pause > 0) await wait(pause);
    if (await isReceived(requestOf(), send)) return;
  }
}

/** Every attempt sends the same bytes with the same id, so an agent that has the event already can tell. */
function signedEvent({ order, agent, occurredAt }: OrderEvent, { shop }: EventOptions) {
  const { webhookUrl, version, origin } = agent;
  const id = crypto.randomUUID();
  const ucp = { version, status: 'success', capabilities: { 'dev.ucp.shopping.order': [{ version }] } };
  const headers = {
    'ucp-agent': `profile="${origin}${profilePath}"`,
    'idempotency-key': id,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(occurredAt.getTime() / 1000)),
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ ucp, ...orderData(order, { shop, origin }) });
  return signedPost(new URL(webhookUrl), headers, body, shop).catch(() => undefined);
}

/** An agent acknowledges an event with any status of success. */
async function isReceived(request: Request, send: EventOptions['send']): Promise<boolean> {
  try {
    const response = await send(new Request(request, { signal: AbortSignal.timeout(timeout) }));
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** A pending attempt keeps no process of Node from its end. */
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds) as unknown;
    if (typeof timer === 'object' && timer && 'unref' in timer) (timer as NodeJS.Timeout).unref();
  });
