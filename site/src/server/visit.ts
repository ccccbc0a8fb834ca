import { CommerceError, withBuyer, type Cart, type Commerce, type SessionStore } from '@vitrine/commerce';
import type { CustomerProviderProps } from '@vitrine/sections';
import { cookies, headers } from 'next/headers';
import { defaultLocale } from '../routing';
import { failAnswer } from './failedAnswer';
import { pathHeader } from './personalRequest';
import { openCookies, type CookieSession } from './session';
import { shopFor } from './shopHandler';

/** The session of who asks for the page that is rendered, or sent its form. Only what a form does can be saved. */
async function visitSession(): Promise<CookieSession> {
  const store = await cookies();
  return openCookies({
    read: (name) => store.get(name)?.value,
    write: (name, value, options) => void store.set(name, value, options),
  });
}

/** Of a page that is rendered: no token may be renewed, since it could not be kept. `personalRequest` has seen to that. */
const forReading = (session: CookieSession): SessionStore => ({
  get: (key) => (key === 'customerAccessTokenExpiresAt' ? undefined : session.get(key)),
  set: () => {},
});

export interface Visit<Own> {
  /** For `CustomerProvider`. */
  visit: Pick<CustomerProviderProps, 'status' | 'customer' | 'path'>;
  /** What was read for the customer who is signed in. */
  own?: Own;
}

/**
 * What the server knows of who asks, with what it reads for them. Where the platform gives no answer, that is only that there is a
 * login: the browser asks again, and says what is wrong.
 */
export async function readVisit<Own = undefined>(readOwn?: (shop: Commerce) => Promise<Own>): Promise<Visit<Own>> {
  const asked = await headers();
  const path = asked.get(pathHeader) ?? undefined;
  const session = await visitSession();
  const guest: Visit<Own> = { visit: { status: 'unauthenticated', path } };
  if (session.get('customerAccessToken') === undefined) return guest;
  const shop = withBuyer(shopFor(forReading(session), asked), { locale: defaultLocale });
  try {
    const [customer, own] = await Promise.all([shop.customer.get(), readOwn?.(shop)]);
    if (!customer) return guest;
    return { visit: { status: 'authenticated', path, customer }, ...(own !== undefined && { own }) };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    if (error.kind === 'unidentified') return guest;
    failAnswer(error.retryAfter);
    return { visit: { status: 'authenticated', path } };
  }
}

/** The cart of who asks; undefined where the platform does not answer: then the browser asks, and says so. */
export async function readCart(): Promise<Cart | undefined> {
  try {
    return await shopFor(await visitSession(), await headers()).cart.get();
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    failAnswer(error.retryAfter);
    return undefined;
  }
}

/** Makes calls for who sent a form, and keeps what they change of the session. */
export async function callShop<Result>(makeCalls: (shop: Commerce) => Promise<Result>): Promise<Result> {
  const session = await visitSession();
  try {
    return await makeCalls(shopFor(session, await headers()));
  } finally {
    await session.save();
  }
}
