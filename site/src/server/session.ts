import type { SessionKey, SessionStore } from '@vitrine/commerce';
import { getIronSession, webCookies } from 'iron-session';
import { sessionSecret, siteUrl } from './environment';

type SessionData = Partial<Record<SessionKey, string>>;

const ninetyDays = 90 * 24 * 60 * 60;

export interface ShopperSession extends SessionStore {
  /** Puts the cookie on a response, where anything has changed. */
  saveTo(response: Response): Promise<void>;
}

/** What identifies the shopper at the platform, sealed in a cookie that only this server can read. */
export async function openSession(request: Request): Promise<ShopperSession> {
  const headers = new Headers();
  const session = await getIronSession<SessionData>(webCookies(request, headers), {
    password: sessionSecret(),
    cookieName: 'vitrine_session',
    ttl: ninetyDays,
    cookieOptions: { httpOnly: true, sameSite: 'lax', path: '/', secure: siteUrl().protocol === 'https:' },
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
