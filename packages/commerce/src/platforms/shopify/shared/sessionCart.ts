import { emptyCart } from '../../../model/cart.js';
import type { Cart } from '../../../model/entities.js';
import type { CartClient, CartResult } from '../../../port/cart.js';
import type { CallOptions } from '../../../port/context.js';
import type { UserError } from '../../../port/refusals.js';
import type { SessionStore } from '../../../port/session.js';
import { inCartTurn } from '../../shared/inCartTurn.js';

export interface SessionCartOptions {
  baseUrl: string;
  session: SessionStore;
  /** Returns the session's cart id. Undefined if it has no valid one. */
  readId: (options: CallOptions) => Promise<string | undefined>;
  /** Reads the cart with this id. Undefined if it no longer exists. */
  read: (id: string, options: CallOptions) => Promise<Cart | undefined>;
}

/** Changes the cart. Undefined if the cart no longer exists. */
type Task = (id: string) => Promise<CartResult | undefined>;

export interface SessionCart extends Pick<CartClient, 'checkout'> {
  get: (options?: CallOptions) => Promise<Cart>;
  /** Adds to the cart or creates one. Without items, it only reads the cart. */
  add: (items: readonly unknown[], options: CallOptions, task: () => Promise<CartResult>) => Promise<CartResult>;
  /** Changes lines of the existing cart. Without items, it only reads the cart. */
  changeItems: (items: readonly unknown[], options: CallOptions, task: Task) => Promise<CartResult>;
  /** Changes the existing cart. */
  change: (options: CallOptions, task: Task) => Promise<CartResult>;
}

export const nothingChanged: UserError = { code: 'cart.expired' };

/**
 * Creates access to the cart whose id is in the session. Changes of one session run one after another: two first
 * additions at once would make two carts.
 */
export function createSessionCart({ baseUrl, session, readId, read }: SessionCartOptions): SessionCart {
  const inTurn = <Result>(task: () => Promise<Result>) => inCartTurn(baseUrl, session, task);

  const get = async (options: CallOptions = {}): Promise<Cart> => {
    const id = await readId(options);
    const cart = id && (await read(id, options));
    if (cart) return cart;
    // Another request may have added something to a new cart in the meantime.
    if (id) await inTurn(async () => (await readId(options)) === id && session.set('cartId', undefined));
    return emptyCart();
  };

  const change = (options: CallOptions, task: Task): Promise<CartResult> =>
    inTurn(async () => {
      const id = await readId(options);
      const result = id && (await task(id));
      if (result) return result;
      await session.set('cartId', undefined);
      return { cart: emptyCart(), errors: [nothingChanged], warnings: [] };
    });

  const unchanged = async (options: CallOptions): Promise<CartResult> => ({
    cart: await get(options),
    errors: [],
    warnings: [],
  });

  return {
    get,
    add: (items, options, task) => (items.length > 0 ? inTurn(task) : unchanged(options)),
    changeItems: (items, options, task) => (items.length > 0 ? change(options, task) : unchanged(options)),
    change,
    async checkout(options) {
      const { checkoutUrl } = await get(options);
      return checkoutUrl === undefined ? undefined : { checkoutUrl };
    },
  };
}

export const codesOf = ({ discounts = [] }: Cart): string[] => discounts.map(({ code }) => code);
