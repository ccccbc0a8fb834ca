/** The shop as a business of the Universal Commerce Protocol, made from the port: see docs/agents.md. */
import { createCarts, type SealedCart } from './carts/carts.js';
import { createOrders, servesOrders, type SealedOrder } from './orders/orders.js';
import { createSealing } from './sealing.js';
import type { Order } from '../model/entities.js';
import { createAgents, type AgentsOptions } from './agents.js';
import { UcpFailure } from './failures.js';
import { createIdempotency } from './idempotency.js';
import { answerMcp } from './mcp.js';
import type { Outcome } from './call.js';
import type { Processing, Visitor as Sender } from './process.js';
import { profileOf, type IsServed, type ProfileOptions } from './profile.js';
import { answerRest, restFailure } from './rest.js';
import type { UcpShop } from './shop.js';
import { currentVersion, isVersion } from './versions.js';

export interface UcpOptions extends ProfileOptions, AgentsOptions {
  shop: UcpShop;
  /** Secret texts of 32 characters or more. The first one seals the ids of carts and orders, and all open them. */
  secrets: () => readonly string[];
  /** Gets failures of this program, for the log. The agent learns nothing of them. */
  onError: (error: unknown) => void;
}

export interface Ucp {
  /** Returns the profile of a version as JSON. Default: the current one. Undefined for a version that is not served. */
  profile(version?: string): string | undefined;
  /**
   * Answers a request to the endpoint, without a cookie.
   * @param path below the endpoint: '/catalog/search', '/mcp'
   * @param visitor.wait seconds until the caller may ask again, if it has asked too often
   */
  answer(request: Request, path: string, visitor?: Visitor): Promise<Response>;
  /**
   * Returns the URL of the platform's checkout for the buyer who follows a `continue_url`, made for this visit. Undefined if the cart is
   * unknown, empty, ordered or canceled.
   */
  checkoutUrl(token: string, visitor?: Visitor): Promise<string | undefined>;
  /**
   * Returns the id of an order, of which `UcpShop.orderUrl` makes its signed link. Anyone who has the id can read the order.
   * @param key the order's `Order.key`
   */
  signOrder(key: string): Promise<string>;
  /**
   * Returns the order of an id, without its addresses. Undefined if the platform no longer has it, 'forged' if this shop has not made the id:
   * count these as attempts.
   */
  readOrder(id: string, visitor?: Visitor): Promise<Order | 'forged' | undefined>;
}

export interface Visitor extends Sender {
  wait?: number;
}

export function createUcp({ shop, secrets, onError, ...options }: UcpOptions): Ucp {
  const { now } = options;
  const { host } = shop.siteUrl;
  const orders = createOrders(shop, createSealing<SealedOrder>('link to an order', secrets, host));
  const carts = createCarts(shop, createSealing<SealedCart>('cart of an agent', secrets, host), orders);
  const isServed: IsServed = (name) => name !== 'dev.ucp.shopping.order' || servesOrders(shop);
  const processing: Processing = {
    shop,
    carts,
    orders,
    isServed,
    readAgent: createAgents(options),
    runOnce: createIdempotency<Outcome>(now),
  };

  const failureOf = (error: unknown): UcpFailure => {
    if (error instanceof UcpFailure) return error;
    onError(error);
    return new UcpFailure('internal_error', 'The shop failed.');
  };

  return {
    profile(version = currentVersion) {
      return isVersion(version) ? JSON.stringify(profileOf(version, options, isServed)) : undefined;
    },
    async checkoutUrl(token, { ip } = {}) {
      const opened = await carts.open(token, ip);
      return (await opened?.commerce.cart.checkout())?.checkoutUrl;
    },
    signOrder: (key) => orders.sign(key),
    async readOrder(id, { ip } = {}) {
      const opened = await orders.open(id, ip);
      return opened === 'forged' ? opened : opened?.order;
    },
    async answer(request, path, { wait = 0, ...visitor } = {}) {
      const tooMany =
        wait > 0
          ? new UcpFailure('too_many_requests', 'Too many requests. Try again later.', { retryAfter: wait })
          : undefined;
      if (path === '/mcp')
        return answerMcp(request, { ...processing, failureOf, ...(tooMany && { tooMany }) }, visitor);
      try {
        if (tooMany) throw tooMany;
        return await answerRest(request, path, processing, visitor);
      } catch (error) {
        return restFailure(failureOf(error), shop.siteUrl);
      }
    },
  };
}
