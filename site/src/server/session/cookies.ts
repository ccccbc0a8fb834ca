import { sessionKeys, type SessionStore } from '@vitrine/commerce';
import { getIronSession, webCookies, type CookieJar } from 'iron-session';
import { sessionSecret, siteUrl } from '../environment/variables';

/** What the session keeps at the platform's wish, and what it keeps for this server alone. */
const keys = [
  ...sessionKeys,
  /** Who has signed in on this device: see `knownDevice.ts`. It outlives a logout. */
  'device',
] as const;

type Key = (typeof keys)[number];

/** A cookie for each key: of two answers at the same moment, such as to a login and a first addition, neither undoes the other's. */
const cookieNames: Record<Key, string> = {
  cartId: 'vitrine_cart',
  customerAccessToken: 'vitrine_customer',
  customerAccessTokenExpiresAt: 'vitrine_customer_until',
  customerRefreshToken: 'vitrine_customer_refresh',
  customerIdToken: 'vitrine_customer_id',
  customerLogin: 'vitrine_login',
  device: 'vitrine_device',
};

const ninetyDays = 90 * 24 * 60 * 60;

/** A shopper's session with what this server keeps of the device. */
export interface SiteSession extends SessionStore {
  get(key: Key): Promise<string | undefined> | string | undefined;
  set(key: Key, value: string | undefined): Promise<void> | void;
}

/** The session of a browser's cookies; `save` writes those of what has changed. */
export interface CookieSession extends SiteSession {
  get(key: Key): string | undefined;
  save(): Promise<void>;
}

export interface ShopperSession extends SiteSession {
  get(key: Key): string | undefined;
  /** Puts the cookies of what has changed on a response. */
  saveTo(response: Response): Promise<void>;
}

/** What identifies the shopper at the platform, sealed in cookies that only this server can read. */
export async function openSession(request: Request): Promise<ShopperSession> {
  const headers = new Headers();
  const { get, set, save } = await openCookies(webCookies(request, headers));
  return {
    get,
    set,
    async saveTo(response) {
      await save();
      for (const cookie of headers.getSetCookie()) response.headers.append('Set-Cookie', cookie);
    },
  };
}

/** The same of cookies that are read and written as the browser's are. */
export async function openCookies(cookies: CookieJar): Promise<CookieSession> {
  // The key stands within the seal as well, so that no cookie passes for another.
  const open = (key: Key) =>
    getIronSession<Partial<Record<Key, string>>>(cookies, {
      password: sessionSecret(),
      cookieName: cookieNames[key],
      ttl: ninetyDays,
      cookieOptions: { httpOnly: true, sameSite: 'lax', path: '/', secure: siteUrl().protocol === 'https:' },
    });
  const sealed = Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await open(key)]))) as Record<
    Key,
    Awaited<ReturnType<typeof open>>
  >;
  const changed = new Set<Key>();
  return {
    get: (key) => sealed[key][key],
    set(key, value) {
      if (sealed[key][key] === value) return;
      if (value === undefined) delete sealed[key][key];
      else sealed[key][key] = value;
      changed.add(key);
    },
    async save() {
      for (const key of changed)
        if (sealed[key][key] === undefined) sealed[key].destroy();
        else await sealed[key].save();
      changed.clear();
    },
  };
}
