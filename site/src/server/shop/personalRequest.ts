import { CommerceError } from '@vitrine/commerce';
import { openSession, type ShopperSession } from '../session/cookies';
import { shopFor } from './shopHandler';

/** Says which page of the shop was asked for: Next shows a page no address. */
export const pathHeader = 'x-vitrine-path';

/** Milliseconds before its end from which a token is renewed before the page is rendered, which could not keep another. */
const renewBefore = 5 * 60_000;

const isEnding = (session: ShopperSession) =>
  Date.parse(session.get('customerAccessTokenExpiresAt') ?? '') - Date.now() < renewBefore;

export interface PersonalRequest {
  /** Of the request, as the page is to see them. */
  headers: Headers;
  /** Puts the cookies of what has changed on a response. */
  saveTo(response: Response): Promise<void>;
}

/** A request for a page of one shopper, with a login that lasts while the page is rendered. */
export async function personalRequest(request: Request): Promise<PersonalRequest> {
  const headers = new Headers(request.headers);
  const { pathname, search } = new URL(request.url);
  headers.set(pathHeader, pathname + search);
  const session = await openSession(request);
  if (!isEnding(session)) return { headers, saveTo: async () => {} };
  try {
    await shopFor(session, request.headers).customer.get();
  } catch (error) {
    // The page says so.
    if (!(error instanceof CommerceError)) throw error;
  }
  const renewed = new Response();
  await session.saveTo(renewed);
  const cookies = renewed.headers.getSetCookie();
  headers.set('Cookie', withCookies(request.headers.get('Cookie') ?? '', cookies));
  return {
    headers,
    saveTo: async (response) => cookies.forEach((cookie) => response.headers.append('Set-Cookie', cookie)),
  };
}

/** A request's cookies with those that a response sets, one that it ends being empty. */
function withCookies(sent: string, set: readonly string[]): string {
  const pairs = [...sent.split('; '), ...set.map((cookie) => cookie.split(';', 1)[0] ?? '')].filter(Boolean);
  return [...new Map(pairs.map((pair) => [pair.split('=', 1)[0], pair])).values()].join('; ');
}
