/** One request of an agent, and its result. */
import type { Cart, Order } from '../model/entities.js';
import type { Commerce } from '../port/commerce.js';
import type { BuyerContext } from '../port/context.js';
import type { LineInput } from './inputs.js';
import type { Message } from './messages.js';
import type { UcpShop } from './shop.js';

/** The result of an operation, without the protocol's envelope. */
export interface Outcome {
  /** The operation has no resource to return: the messages say why. */
  isError?: true;
  messages?: readonly Message[];
  [field: string]: unknown;
}

export interface Call {
  shop: UcpShop;
  carts: Carts;
  orders: Orders;
  /** Counts an id of an order that the shop has not made. Resolves to the seconds to wait. */
  guess: () => Promise<number>;
  /** From the request's context. */
  buyer: BuyerContext;
  /** The shop for a session without a cart. */
  commerce: Commerce;
  /** The id in the path or beside the payload. Empty for operations without one. */
  id: string;
}

/** A cart after a change. */
export interface Changed {
  cart: Cart;
  messages: Message[];
}

/** A cart that exists. */
interface OpenCart {
  /** The sealed id, without the prefix of a cart or a checkout: a checkout is the same cart. */
  token: string;
  commerce: Commerce;
  cart: Cart;
}

export interface Carts {
  /** Creates a cart with these lines. If the shop sells none of them, there is no cart but only the reasons. */
  create(lines: readonly LineInput[], buyer: BuyerContext): Promise<{ token?: string } & Changed>;
  /** Undefined if the cart is unknown, empty, ordered or canceled. */
  open(token: string, ip?: string): Promise<OpenCart | undefined>;
  /** Returns the order that the cart became, with its id. Undefined while there is none, and on platforms that do not report it. */
  order(token: string, checkoutId: string, ip?: string): Promise<{ order: Order; id: string } | undefined>;
  /** Replaces the lines. The token is another one if the platform had to start another cart. */
  replace(token: string, lines: readonly LineInput[], ip?: string): Promise<({ token: string } & Changed) | undefined>;
}

export interface Orders {
  /**
   * Returns an order's id, which is the end of its signed link.
   * @param key the order's `Order.key`
   * @param checkoutId the checkout that became the order. Default: unknown
   */
  sign(key: string, checkoutId?: string): Promise<string>;
  /** Returns the order of an id, without addresses. Undefined if the platform no longer has it, 'forged' if the shop has not made the id. */
  open(id: string, ip?: string): Promise<SignedOrder | 'forged' | undefined>;
}

interface SignedOrder {
  /** Without addresses. */
  order: Order;
  /** The checkout that became the order. Empty if it is unknown. */
  checkoutId: string;
}
