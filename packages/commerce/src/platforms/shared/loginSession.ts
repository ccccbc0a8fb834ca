import type { Device } from '../../model/entities.js';
import type { SessionKey, SessionStore } from '../../port/session.js';
import { hasEnded, type LoginLists } from './logins.js';

/** A login in its session. It is kept in one value with the token, so that nobody can use the token without it. */
export interface OwnLogin {
  account: string;
  id: string;
  began: number;
  proved: number;
  token: string;
}

export interface LoginSession extends SessionStore {
  /** The login, unless it has ended. */
  own(): Promise<OwnLogin | undefined>;
  /** Saves the login in the session and in the list. */
  save(login: OwnLogin): Promise<void>;
  /** Runs a login: it may set a token of its own, which replaces the present login if it succeeds. */
  during<Result>(login: () => Promise<Result>): Promise<Result>;
  /** Runs calls with the token and without a look at the list, such as the logout after all logins have ended. */
  unchecked<Result>(run: () => Promise<Result>): Promise<Result>;
}

export interface LoginSessionOptions {
  session: SessionStore;
  lists: LoginLists;
  device: Device | undefined;
  /** Milliseconds. */
  now: () => number;
}

/** Milliseconds after which the list gets the time of a further use. */
const noteEvery = 5 * 60_000;

const ofLogin = [
  'customerAccessToken',
  'customerAccessTokenExpiresAt',
  'customerRefreshToken',
  'customerIdToken',
] as const satisfies readonly SessionKey[];

/** The session as an adapter sees it: without a token as soon as its login has ended. */
export function createLoginSession({ session, lists, device, now }: LoginSessionOptions): LoginSession {
  let state: 'usual' | 'entering' | 'unchecked' = 'usual';

  const write = (login: OwnLogin) => session.set('customerAccessToken', JSON.stringify(login));

  const put = async ({ account, id, began, proved, token }: OwnLogin) => {
    const cartId = await session.get('cartId');
    const kept = { id, began, proved, token, used: now(), ...(device && { device }), ...(cartId && { cartId }) };
    await lists.put(account, kept);
  };

  const clear = async () => {
    for (const key of ofLogin) await session.set(key, undefined);
  };

  /** The list notes the use. While the store does not answer, the platform alone decides whether a login is valid. */
  const own = async (): Promise<OwnLogin | undefined> => {
    const text = await session.get('customerAccessToken');
    const login = text === undefined ? undefined : parse(text);
    if (!login) {
      // A token that is in no list could not be ended.
      if (text !== undefined) await clear();
      return undefined;
    }
    const list = await lists.read(login.account).catch(() => undefined);
    if (list && hasEnded(login, list)) {
      await clear();
      return undefined;
    }
    const kept = list?.logins.find(({ id }) => id === login.id);
    const isSame = kept?.token === login.token && kept.cartId === (await session.get('cartId'));
    const isNoted = isSame && now() - kept.used < noteEvery;
    if (list && !isNoted) await put(login).catch(() => {});
    return login;
  };

  const present = async () => {
    const text = await session.get('customerAccessToken');
    return text === undefined ? undefined : parse(text);
  };

  const setToken = async (token: string | undefined) => {
    const login = await present();
    if (token !== undefined && login && state !== 'entering') return write({ ...login, token });
    if (login) await lists.end(login.account, login.id).catch(() => {});
    return session.set('customerAccessToken', token);
  };

  const within = async <Result>(next: typeof state, run: () => Promise<Result>): Promise<Result> => {
    state = next;
    try {
      return await run();
    } finally {
      state = 'usual';
    }
  };

  return {
    own,
    async save(login) {
      await write(login);
      await put(login).catch(() => {});
    },
    during: (login) => within('entering', login),
    unchecked: (run) => within('unchecked', run),
    async get(key) {
      if (key !== 'customerAccessToken') return session.get(key);
      if (state === 'usual') return (await own())?.token;
      const text = await session.get(key);
      return text === undefined ? undefined : (parse(text)?.token ?? text);
    },
    set: (key, value) => (key === 'customerAccessToken' ? setToken(value) : session.set(key, value)),
  };
}

/** Undefined for a bare token, such as one from before the shop had lists. */
function parse(text: string): OwnLogin | undefined {
  if (!text.startsWith('{')) return undefined;
  return JSON.parse(text) as OwnLogin;
}
