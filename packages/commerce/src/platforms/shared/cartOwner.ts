/** The customer whom the platform knows of a cart: its checkout shows this customer's name and address to whoever has the cart's id. */
import type { CallOptions } from '../../port/context.js';
import { CommerceError } from '../../port/errors.js';
import type { SessionStore } from '../../port/session.js';
import { inCartTurn } from './inCartTurn.js';

/** @typeParam Proof What the platform needs to know the customer: a token or an id. */
export interface CartOwner<Proof> {
  /**
   * Returns the id of the session's cart. After a login has ended, the cart is a guest's again before its id is returned.
   * @throws CommerceError if the platform does not answer: the cart could show the name of another shopper.
   */
  cartId(options?: CallOptions): Promise<string | undefined>;
  /** Makes a cart that nobody else knows the customer's. Never rejects: the cart works without a customer, and the checkout then asks. */
  own(cartId: string, customer: Proof, options: CallOptions): Promise<void>;
  /**
   * Gives the customer a new cart with the same content, at the login: someone else may know the id of the guest's cart. If the platform cannot
   * copy all of it, the session keeps the cart, and the cart stays a guest's. Never rejects.
   */
  begin(customer: Proof, options: CallOptions): Promise<void>;
  /** Makes the cart a guest's, at the logout. If the platform does not answer, the cart's next use does it. Never rejects. */
  end(options: CallOptions): Promise<void>;
}

export interface CartOwnerOptions<Proof> {
  session: SessionStore;
  /** A name that distinguishes this store from others. */
  scope: string;
  /** Assigns a cart to a customer, or to a guest. Resolves to false if the platform refuses. */
  identify: (cartId: string, customer: Proof | undefined, options: CallOptions) => Promise<boolean>;
  /** Copies a guest's cart. Resolves to the new id, or to undefined if the copy would lack something. */
  copy: (cartId: string, options: CallOptions) => Promise<string | undefined>;
}

export function createCartOwner<Proof>({ session, scope, identify, copy }: CartOwnerOptions<Proof>): CartOwner<Proof> {
  const isOwned = async (cartId: string): Promise<boolean> => (await session.get('cartOwned')) === cartId;

  /** A cart that the platform refuses to change is none that this session may use. */
  const disown = async (cartId: string, options: CallOptions): Promise<void> => {
    if (!(await identify(cartId, undefined, options))) await session.set('cartId', undefined);
    await session.set('cartOwned', undefined);
  };

  const own = async (cartId: string, customer: Proof, options: CallOptions): Promise<void> => {
    // Noted before the call: without an answer, the platform may have done it.
    await session.set('cartOwned', cartId);
    await identify(cartId, customer, options).catch(ignoreFailure);
  };

  const handOver = async (customer: Proof, options: CallOptions): Promise<void> => {
    const cartId = await session.get('cartId');
    if (cartId === undefined) return;
    const copied = await copy(cartId, options).catch(ignoreFailure);
    if (copied !== undefined) {
      await session.set('cartId', copied);
      await own(copied, customer, options);
      return;
    }
    // An earlier customer's cart is not this one's.
    if (await isOwned(cartId)) await disown(cartId, options).catch(() => session.set('cartId', undefined));
  };

  return {
    async cartId(options = {}) {
      const cartId = await session.get('cartId');
      if (cartId === undefined || !(await isOwned(cartId))) return cartId;
      if ((await session.get('customerAccessToken')) === undefined) await disown(cartId, options);
      return session.get('cartId');
    },
    own,
    begin: (customer, options) => inCartTurn(scope, session, () => handOver(customer, options)),
    async end(options) {
      const cartId = await session.get('cartId');
      if (cartId === undefined) return;
      await session.set('cartOwned', cartId);
      await disown(cartId, options).catch(ignoreFailure);
    },
  };
}

/** Rethrows what is no failure of the platform. */
function ignoreFailure(error: unknown): undefined {
  if (!(error instanceof CommerceError)) throw error;
  return undefined;
}

/** The carts of shops without customers: no cart has a known customer. */
export const guestCarts = (session: SessionStore): CartOwner<never> => ({
  cartId: async () => session.get('cartId'),
  own: async () => {},
  begin: async () => {},
  end: async () => {},
});
