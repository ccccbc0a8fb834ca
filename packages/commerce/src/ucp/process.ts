/** One request of an agent, from its profile to the response, for both bindings. */
import * as v from 'valibot';
import { CommerceError } from '../port/errors.js';
import type { BuyerContext } from '../port/context.js';
import { createMemorySession } from '../port/session.js';
import { withBuyer } from '../port/withBuyer.js';
import type { ReadAgent } from './agents.js';
import { buyerOf } from './buyer.js';
import { UcpFailure } from './failures.js';
import type { createIdempotency } from './idempotency.js';
import { unrecoverable } from './messages.js';
import { negotiate, type Negotiated } from './negotiation.js';
import type { Carts, Outcome } from './call.js';
import type { Operation } from './operations.js';
import type { UcpShop } from './shop.js';

export interface Processing {
  shop: UcpShop;
  carts: Carts;
  readAgent: ReadAgent;
  runOnce: ReturnType<typeof createIdempotency<Outcome>>;
}

/** A request as a binding has read it. */
export interface Asked {
  agentUrl: string | undefined;
  operation: Operation;
  /** Parsed JSON. */
  payload: unknown;
  id: string;
  idempotencyKey: string | undefined;
  /** The text whose hash tells whether a repeated key comes with the same request. */
  digestOf: string;
  acceptLanguage: string | null;
  /** The buyer's address, for platforms that apply limits by it. */
  ip?: string | undefined;
}

/**
 * Returns the response's body with the protocol's envelope, and whether the operation has returned a resource.
 * @throws UcpFailure
 */
export async function processRequest(asked: Asked, { shop, carts, readAgent, runOnce }: Processing) {
  const { operation, payload, id, idempotencyKey, digestOf } = asked;
  const agent = await readAgent(asked.agentUrl);
  const negotiated = negotiate(agent);
  if (!negotiated.capabilities.has(operation.capability)) return incompatible(negotiated, shop);

  const input = checked(operation, payload);
  const ip: BuyerContext = asked.ip ? { ip: asked.ip } : {};
  const buyer: BuyerContext = { ...buyerOf(payload, asked.acceptLanguage), ...ip };
  const runFor = (one: BuyerContext) =>
    operation.run(input as never, {
      shop,
      carts,
      commerce: withBuyer(shop.commerceFor(createMemorySession()), one),
      buyer: one,
      id,
    });
  // A platform may refuse a country or a language that it does not know. Hints never fail a request.
  const run = () =>
    runFor(buyer)
      .catch((error: unknown) => (isRefusal(error) ? runFor(ip) : Promise.reject(error)))
      .catch(failureOf);
  const outcome =
    operation.does === 'write'
      ? await runOnce(`${agent.url} ${operation.name}`, idempotencyKey, `${id}\n${digestOf}`, run)
      : await run();
  return envelope(outcome, operation, negotiated);
}

function checked({ payload: expected }: Operation, payload: unknown): unknown {
  if (!expected) return undefined;
  const parsed = v.safeParse(expected.schema, payload);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue as v.BaseIssue<unknown>);
  throw new UcpFailure('invalid_request', path ? `${path}: ${issue.message}` : issue.message);
}

/** Nothing was done after a refusal. */
const isRefusal = (error: unknown) => error instanceof CommerceError && error.kind === 'refused';

/** @throws UcpFailure for a failure of the platform; the failure itself if it is one of this program */
function failureOf(error: unknown): never {
  if (!(error instanceof CommerceError)) throw error;
  throw new UcpFailure('unavailable', 'The shop does not answer. Try again later.', {
    retryAfter: Math.ceil((error.retryAfter ?? 10_000) / 1000),
  });
}

function envelope({ isError, ...outcome }: Outcome, { capability }: Operation, { version }: Negotiated) {
  const ucp = {
    version,
    status: isError ? ('error' as const) : ('success' as const),
    capabilities: { [capability]: [{ version }] },
    ...(capability === 'dev.ucp.shopping.checkout' && !isError && { payment_handlers: {} }),
  };
  return { body: { ucp, ...outcome }, isError: isError === true };
}

function incompatible({ version }: Negotiated, { siteUrl }: UcpShop) {
  const content = "The agent's profile and this business have no capability for this operation in common.";
  return {
    body: {
      ucp: { version, status: 'error' as const, capabilities: {} },
      messages: [unrecoverable('capabilities_incompatible', content)],
      continue_url: siteUrl.href,
    },
    isError: true,
  };
}
