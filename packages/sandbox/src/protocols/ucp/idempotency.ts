/** The results of changes, kept in the store by the agent's key: a repeated request changes nothing again, also after a restart. */
import type { Shop } from '../../shop/shop.js';
import { UcpFailure } from './failures.js';
import type { Outcome } from './messages.js';

/** Milliseconds. The protocol asks for 24 hours at least. */
const keptFor = 48 * 60 * 60 * 1000;
/** Characters. */
const longestKey = 255;

interface Keyed {
  /** The agent and the operation. A key is the agent's own. */
  owner: string;
  key: string | undefined;
  /** Tells whether a repeated key comes with the same request. */
  request: string;
}

/** @throws UcpFailure 'idempotency_conflict' if the key was used for another request */
export function runOnce({ owner, key, request }: Keyed, { store, now }: Shop, run: () => Outcome): Outcome {
  if (key === undefined) return run();
  if (!key || key.length > longestKey) throw new UcpFailure('invalid_request', 'The idempotency key is not valid.');
  const name = JSON.stringify([owner, key]);
  const kept = store.get('agentAnswer', name);
  const isFresh = kept !== undefined && now().getTime() - Date.parse(kept.answeredAt) < keptFor;
  if (isFresh && kept.request !== request)
    throw new UcpFailure('idempotency_conflict', 'The idempotency key was used for another request.');
  if (isFresh) return JSON.parse(kept.outcome) as Outcome;
  const outcome = run();
  store.put('agentAnswer', name, { request, outcome: JSON.stringify(outcome), answeredAt: now().toISOString() });
  return outcome;
}
