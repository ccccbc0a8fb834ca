import { CommerceError, withBuyer, type Cart, type CartItem, type Commerce, type Order } from '@vitrine/commerce';
import type { CustomerProviderProps, InitialStock } from '@vitrine/sections';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { defaultLocale } from '../../routing';
import { failAnswer } from '../request/failedAnswer';
import { pathHeader } from './personalRequest';
import { openCookies, type CookieSession, type SiteSession } from '../session/cookies';
import { shopFor } from './shopHandler';

/** The session of the shopper who requested the page or sent its form. Only a form's changes can be saved. */
async function visitSession(): Promise<CookieSession> {
  const store = await cookies();
  return openCookies({
    read: (name) => store.get(name)?.value,
    write: (name, value, options) => void store.set(name, value, options),
  });
}

/** Returns the session for a page that renders. It renews no token, since the page could not save it. `personalRequest` has done so before. */
const forReading = (session: CookieSession): SiteSession => ({
  get: (key) => (key === 'customerAccessTokenExpiresAt' ? undefined : session.get(key)),
  set: () => {},
});

const shopForReading = async (session: CookieSession): Promise<Commerce> =>
  withBuyer(shopFor(forReading(session), await headers()), { locale: defaultLocale });

/**
 * One order of the requesting customer, read once for a page and its title. Undefined if the customer has no order of this id.
 * @throws CommerceError, of kind 'unidentified' if nobody is signed in
 */
export const readOrder = cache(async (id: string): Promise<Order | undefined> => {
  const shop = await shopForReading(await visitSession());
  return shop.customer.getOrder(id);
});

export interface Visit<Own> {
  /** For `CustomerProvider`. */
  visit: Pick<CustomerProviderProps, 'status' | 'customer' | 'path'>;
  /** The data read for the signed-in customer. */
  own?: Own;
  /** Whether the platform has not answered. */
  isUnanswered?: true;
}

/** Whether the browser navigates within the shop. It already has the customer's data, and reads missing data itself. */
export const isMove = async () => (await headers()).get('sec-fetch-dest') === 'empty';

/**
 * What the server knows about the requesting shopper, with the data that it reads for them when the document loads. If the platform does
 * not answer, it knows only that there is a login; the browser asks again and shows the failure.
 */
export async function readVisit<Own = undefined>(readOwn?: (shop: Commerce) => Promise<Own>): Promise<Visit<Own>> {
  const asked = await headers();
  const path = asked.get(pathHeader) ?? undefined;
  const session = await visitSession();
  const guest: Visit<Own> = { visit: { status: 'unauthenticated', path } };
  if (session.get('customerAccessToken') === undefined) return guest;
  const shop = await shopForReading(session);
  try {
    const [customer, own] = await Promise.all([shop.customer.get(), (await isMove()) ? undefined : readOwn?.(shop)]);
    if (!customer) return guest;
    return { visit: { status: 'authenticated', path, customer }, ...(own !== undefined && { own }) };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    if (error.kind === 'unidentified') return guest;
    failAnswer(error.retryAfter);
    return { visit: { status: 'authenticated', path }, isUnanswered: true };
  }
}

/** The longest that a cart waits for the stock of its lines, in milliseconds. Without it, the browser reads the stock. */
const stockLimit = 1000;

/** The stock of the cart's lines. Undefined if the platform fails or is slow: the cart is complete without it. */
async function readStock({ inventory }: Commerce, { items }: Cart): Promise<InitialStock | undefined> {
  const limit = { signal: AbortSignal.timeout(stockLimit) };
  const lookUp = (type: 'Product' | 'ProductVariant', idOf: (item: CartItem) => string | undefined) => {
    const ids = new Set(items.map(idOf).filter((id) => id !== undefined));
    return ids.size > 0 ? inventory.lookup(type, [...ids], limit) : {};
  };
  try {
    const [variants, products] = await Promise.all([
      lookUp('ProductVariant', ({ variantId }) => variantId),
      lookUp('Product', ({ productId }) => productId),
    ]);
    return { variants, products };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return undefined;
  }
}

interface ReadCart {
  cart: Cart;
  stock: InitialStock | undefined;
}

/** What the last failed form of the cart had. */
export const readCartTexts = async () => (await visitSession()).get('cartTexts');

/** The requesting shopper's cart with its stock. Undefined while the platform does not answer: the browser asks again and shows the failure. */
export async function readCart(): Promise<ReadCart | undefined> {
  try {
    const shop = shopFor(await visitSession(), await headers());
    const cart = await shop.cart.get();
    return { cart, stock: await readStock(shop, cart) };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    failAnswer(error.retryAfter);
    return undefined;
  }
}

/** Calls the platform as the customer who sent the form, and saves the changes to the session. */
export async function callShop<Result>(makeCalls: (shop: Commerce) => Promise<Result>): Promise<Result> {
  const session = await visitSession();
  try {
    return await makeCalls(shopFor(session, await headers()));
  } finally {
    await session.save();
  }
}
