import { cookies, headers } from 'next/headers';
import { CommerceError, type Cart, type Commerce } from '@vitrine/commerce';
import { openCookies, type CookieSession } from './session';
import { shopFor } from './shopHandler';

/** The session of who asks for the page that is rendered, or sent its form. Only what a form does can be saved. */
export async function visitSession(): Promise<CookieSession> {
  const store = await cookies();
  return openCookies({
    read: (name) => store.get(name)?.value,
    write: (name, value, options) => void store.set(name, value, options),
  });
}

/** What the server knows of who asks, for `AuthGuard`: whether the platform knows the customer still, the browser finds out. */
export async function initialStatus(): Promise<'authenticated' | 'unauthenticated'> {
  const session = await visitSession();
  return session.get('customerAccessToken') === undefined ? 'unauthenticated' : 'authenticated';
}

/** The cart of who asks; undefined where the platform does not answer: then the browser asks, and says so. */
export async function readCart(): Promise<Cart | undefined> {
  try {
    return await shopFor(await visitSession(), await headers()).cart.get();
  } catch (error) {
    if (error instanceof CommerceError) return undefined;
    throw error;
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
