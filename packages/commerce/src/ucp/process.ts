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
import type { Carts, Orders, Outcome } from './call.js';
import type { IsServed } from './profile.js';
import type { Operation } from './operations.js';
import type { UcpShop } from './shop.js';

export interface Processing {
  shop: UcpShop;
  carts: Carts;
  orders: Orders;
  isServed: IsServed;
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
  visitor: Visitor;
}

/** The sender of a request. */
export interface Visitor {
  /** The buyer's address is unknown: this is the caller's, for platforms that apply limits by it. */
  ip?: string | undefined;
  /**
   * Counts an id of an order that this shop has not made. Resolves to the seconds to wait, or 0 if the caller may go on guessing. Default:
   * nothing is counted.
   */
  guess?: () => Promise<number>;
}

/**
 * Returns the response's body with the protocol's envelope, and whether the operation has returned a resource.
 * @throws UcpFailure
 */
export async function processRequest(asked: Asked, processing: Processing) {
  const { operation, payload, id, idempotencyKey, digestOf } = asked;
  const { shop, carts, orders, isServed, readAgent, runOnce } = processing;
  const agent = await readAgent(asked.agentUrl);
  const negotiated = negotiate(agent, isServed);
  if (!negotiated.capabilities.has(operation.capability)) return incompatible(negotiated, shop);

  const input = checked(operation, payload);
  const ip: BuyerContext = asked.visitor.ip ? { ip: asked.visitor.ip } : {};
  const buyer: BuyerContext = { ...buyerOf(payload, asked.acceptLanguage), ...ip };
  const runFor = (one: BuyerContext) =>
    operation.run(input as never, {
      shop,
      carts,
      orders,
      guess: asked.visitor.guess ?? (() => Promise.resolve(0)),
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
