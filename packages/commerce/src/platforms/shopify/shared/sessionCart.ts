import { emptyCart } from '../../../model/cart.js';
import type { Cart } from '../../../model/entities.js';
import type { CartClient, CartResult } from '../../../port/cart.js';
import type { CallOptions } from '../../../port/context.js';
import type { UserError } from '../../../port/refusals.js';
import type { SessionStore } from '../../../port/session.js';
import { inCartTurn } from '../../shared/inTurn.js';

export interface SessionCartOptions {
  baseUrl: string;
  session: SessionStore;
  /** The id that the session keeps; undefined where it keeps none that is valid. */
  readId: () => Promise<string | undefined>;
  /** The cart of this id; undefined where the platform has it no longer. */
  read: (id: string, options: CallOptions) => Promise<Cart | undefined>;
}

/** Undefined where the platform has the cart no longer. */
type Task = (id: string) => Promise<CartResult | undefined>;

export interface SessionCart extends Pick<CartClient, 'checkout'> {
  get: (options?: CallOptions) => Promise<Cart>;
  /** Adds to the cart or makes one, unless there is nothing to add. */
  add: (items: readonly unknown[], options: CallOptions, task: () => Promise<CartResult>) => Promise<CartResult>;
  /** Changes lines of the cart that is there, unless there is nothing to change. */
  changeItems: (items: readonly unknown[], options: CallOptions, task: Task) => Promise<CartResult>;
  /** Changes the cart that is there. */
  change: (task: Task) => Promise<CartResult>;
}

export const nothingChanged: UserError = { code: 'cart.expired' };

/** The cart whose id a session keeps. Changes of one session wait for each other: two first adds at once would make two carts. */
export function createSessionCart({ baseUrl, session, readId, read }: SessionCartOptions): SessionCart {
  const inTurn = <Result>(task: () => Promise<Result>) => inCartTurn(baseUrl, session, task);

  const get = async (options: CallOptions = {}): Promise<Cart> => {
    const id = await readId();
    const cart = id && (await read(id, options));
    if (cart) return cart;
    // By now something may have been added, to a new cart.
    if (id) await inTurn(async () => (await readId()) === id && session.set('cartId', undefined));
    return emptyCart();
  };

  const change = (task: Task): Promise<CartResult> =>
    inTurn(async () => {
      const id = await readId();
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
    changeItems: (items, options, task) => (items.length > 0 ? change(task) : unchanged(options)),
    change,
    async checkout(options) {
      const { checkoutUrl } = await get(options);
      return checkoutUrl === undefined ? undefined : { checkoutUrl };
    },
  };
}

export const codesOf = ({ discounts = [] }: Cart): string[] => discounts.map(({ code }) => code);
