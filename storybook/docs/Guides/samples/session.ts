import type { SessionKey, SessionStore } from '@vitrine/commerce';
import { getIronSession, webCookies } from 'iron-session';

export interface CookieSession extends SessionStore {
  /** Adds the cookie to a response if the session has changed. */
  saveTo(response: Response): Promise<void>;
}

/** Opens the shopper's session, which is sealed in a cookie that only the server can read. */
export async function openSession(request: Request): Promise<CookieSession> {
  const headers = new Headers();
  const session = await getIronSession<Partial<Record<SessionKey, string>>>(webCookies(request, headers), {
    // At least 32 random characters, the same on every server of the shop.
    password: process.env.SESSION_SECRET ?? '',
    cookieName: 'shop_session',
    ttl: 90 * 24 * 60 * 60,
    // Set `secure: false` only if the shop is served over plain http.
    cookieOptions: { httpOnly: true, sameSite: 'lax', path: '/', secure: true },
  });
  let isChanged = false;
  return {
    get: (key) => session[key],
    set(key, value) {
      if (session[key] === value) return;
      if (value === undefined) delete session[key];
      else session[key] = value;
      isChanged = true;
    },
    async saveTo(response) {
      if (!isChanged) return;
      await session.save();
      for (const cookie of headers.getSetCookie()) response.headers.append('Set-Cookie', cookie);
    },
  };
}
