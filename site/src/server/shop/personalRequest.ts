import { CommerceError } from '@vitrine/commerce';
import { openSession, type ShopperSession } from '../session/cookies';
import { shopFor } from './shopHandler';

/** The header with the path and query of the requested page, which Next does not show to the page. */
export const pathHeader = 'x-vitrine-path';

/** Milliseconds. A token that ends sooner is renewed before the page renders, since a page cannot save a new one. */
const renewBefore = 5 * 60_000;

const isEnding = (session: ShopperSession) =>
  Date.parse(session.get('customerAccessTokenExpiresAt') ?? '') - Date.now() < renewBefore;

export interface PersonalRequest {
  /** The request's headers for the page. */
  headers: Headers;
  /** Adds the cookies of changed keys to a response. */
  saveTo(response: Response): Promise<void>;
}

/** Prepares a request for a personal page: renews a login that would end while the page renders. */
export async function personalRequest(request: Request): Promise<PersonalRequest> {
  const headers = new Headers(request.headers);
  const { pathname, search } = new URL(request.url);
  headers.set(pathHeader, pathname + search);
  const session = await openSession(request);
  if (!isEnding(session)) return { headers, saveTo: async () => {} };
  try {
    await shopFor(session, request.headers).customer.get();
  } catch (error) {
    // The page shows the failure.
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

/** Merges a request's cookies with the cookies that a response sets. A cookie that the response deletes is empty. */
function withCookies(sent: string, set: readonly string[]): string {
  const pairs = [...sent.split('; '), ...set.map((cookie) => cookie.split(';', 1)[0] ?? '')].filter(Boolean);
  return [...new Map(pairs.map((pair) => [pair.split('=', 1)[0], pair])).values()].join('; ');
}
