import { sessionKeys, type SessionStore } from '@vitrine/commerce';
import { getIronSession, webCookies, type CookieJar } from 'iron-session';
import { previousSecrets, sessionDays, sessionSecret, sessionsSince, siteUrl } from '../environment/variables';
import { isOver, isStale, now } from './loginTimes';

/** The keys of the platform's session, and the keys that only this server uses. */
const keys = [
  ...sessionKeys,
  /** The customers who have signed in on this device: see `knownDevice.ts`. It outlives a logout. */
  'device',
  /** When the signed-in customer was last here, in whole seconds since 1970: see `loginTimes.ts`. */
  'customerSeen',
  /** What a form of the cart had, as JSON, which was sent without scripts and failed: see `cartTexts.ts`. */
  'cartTexts',
] as const;

type Key = (typeof keys)[number];

/** Each key has its own cookie, so two simultaneous answers, such as to a login and to a first addition, do not undo each other's changes. */
const cookieNames: Record<Key, string> = {
  cartId: 'vitrine_cart',
  cartOwned: 'vitrine_cart_owned',
  customerAccessToken: 'vitrine_customer',
  customerAccessTokenExpiresAt: 'vitrine_customer_until',
  customerRefreshToken: 'vitrine_customer_refresh',
  customerIdToken: 'vitrine_customer_id',
  customerLogin: 'vitrine_login',
  device: 'vitrine_device',
  customerSeen: 'vitrine_customer_seen',
  cartTexts: 'vitrine_cart_texts',
};

/** The keys that end with a login. */
const ofLogin = [
  ...sessionKeys.filter((key) => key.startsWith('customer')),
  'customerSeen',
] as const satisfies readonly Key[];

/** The content of a cookie. */
interface Sealed extends Partial<Record<Key, string>> {
  /** When the value was first set, in seconds since 1970. A new value in place of an earlier one, such as a renewed token, keeps it. */
  since?: number;
  /**
   * The id of the login, in its cookie and in the note of its visits: no other login's note counts. It lasts as long as `since`. Absent in logins of
   * earlier versions.
   */
  login?: string;
}

/** The `Clear-Site-Data` of a logout's response. The browser forgets pages that it may show again, such as on the way back. What it stored for guests stays. */
export const clearedByLogout = '"cache"';

const ninetyDays = 90 * 24 * 60 * 60;
const tenMinutes = 10 * 60;

/** Browsers take a `__Host-` cookie only over TLS, for the whole host and from that host itself: no other subdomain can set it. */
const nameOf = (key: Key, isSecure: boolean) => `${isSecure ? '__Host-' : ''}${cookieNames[key]}`;

/** A shopper's session, with this server's own key for the device. */
export interface SiteSession extends SessionStore {
  get(key: Key): Promise<string | undefined> | string | undefined;
  set(key: Key, value: string | undefined): Promise<void> | void;
}

/** A session in a browser's cookies. `save` writes the cookies of changed keys. */
export interface CookieSession extends SiteSession {
  get(key: Key): string | undefined;
  save(): Promise<void>;
}

export interface ShopperSession extends SiteSession {
  get(key: Key): string | undefined;
  /** Adds the cookies of changed keys to a response. */
  saveTo(response: Response): Promise<void>;
}

/** Opens the shopper's session, which is sealed in cookies that only this server can read. */
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

/** Opens the session in a `CookieJar`, such as Next's cookies. */
export async function openCookies(cookies: CookieJar): Promise<CookieSession> {
  const secure = siteUrl().protocol === 'https:';
  // The sealed content contains the key too, so no cookie can replace another.
  const openWith = (password: string, key: Key) =>
    getIronSession<Sealed>(cookies, {
      password,
      cookieName: nameOf(key, secure),
      ttl: key === 'cartTexts' ? tenMinutes : ninetyDays,
      cookieOptions: { httpOnly: true, sameSite: 'lax', path: '/', secure },
    });
  const changed = new Set<Key>();
  const older = previousSecrets();
  const open = async (key: Key) => {
    const session = await openWith(sessionSecret(), key);
    for (const password of older) {
      if (session[key] !== undefined) break;
      const former = await openWith(password, key);
      if (former[key] === undefined) continue;
      const { [key]: value, since, login } = former;
      Object.assign(session, { [key]: value, ...(since && { since }), ...(login && { login }) });
      // The next response that sets cookies seals it with the current secret.
      changed.add(key);
    }
    return session;
  };
  const sealed = Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await open(key)]))) as Record<
    Key,
    Awaited<ReturnType<typeof open>>
  >;
  const set = (key: Key, value: string | undefined) => {
    if (sealed[key][key] === value) return;
    // The next person at this device does not see them.
    if (key === 'customerAccessToken' && value === undefined) set('cartTexts', undefined);
    if (value === undefined) {
      delete sealed[key][key];
      delete sealed[key].since;
      delete sealed[key].login;
    } else {
      if (key === 'customerAccessToken' && sealed[key].since === undefined) sealed[key].login = crypto.randomUUID();
      sealed[key].since ??= now();
      sealed[key][key] = value;
    }
    changed.add(key);
  };
  const { customerAccessToken: token, since, login } = sealed.customerAccessToken;
  if (token !== undefined) {
    const { customerSeen: seen, login: seenOf } = sealed.customerSeen;
    const times = { since, seen: seenOf === login ? Number(seen ?? Number.NaN) : Number.NaN };
    if (isOver(times, { ...sessionDays(), from: sessionsSince() })) for (const key of ofLogin) set(key, undefined);
    else if (isStale(times)) {
      set('customerSeen', String(now()));
      Object.assign(sealed.customerSeen, { login });
    }
  }
  return {
    get: (key) => sealed[key][key],
    set,
    async save() {
      for (const key of changed)
        if (sealed[key][key] === undefined) sealed[key].destroy();
        else await sealed[key].save();
      changed.clear();
    },
  };
}
