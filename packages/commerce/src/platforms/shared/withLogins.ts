import type { Login } from '../../model/entities.js';
import type { CallOptions } from '../../port/context.js';
import { CommerceError } from '../../port/errors.js';
import { createMemorySession, type SessionStore } from '../../port/session.js';
import { systemClock } from '../../shared/transport.js';
import type { CommerceDependencies } from './dependencies.js';
import type { FlavourCustomers, FlavourShop } from './flavour.js';
import { nobody } from './login.js';
import { latestFirst, mostLogins, type KeptLogin, type LoginLists } from './logins.js';
import { createLoginSession, type LoginSession, type OwnLogin } from './loginSession.js';

type Create = (session: SessionStore) => FlavourShop;

/**
 * Creates a shop that lists where its customers are signed in. Without `logins`, without customers, and on a platform with a page of its own
 * for logins, it is the shop that `create` makes.
 */
export function withLogins(
  create: Create,
  { session, logins, clock = systemClock }: CommerceDependencies,
): FlavourShop {
  const shop = create(session);
  if (!logins || !shop.customer || shop.capabilities.login === 'redirect') return shop;
  const { lists, device } = logins;
  const own = createLoginSession({ session, lists, device, now: clock.now });
  const listed = create(own);
  return listed.customer
    ? { ...listed, customer: withList(listed.customer, { create, lists, own, now: clock.now }) }
    : listed;
}

interface ListOptions {
  create: Create;
  lists: LoginLists;
  own: LoginSession;
  now: () => number;
}

function withList(customer: FlavourCustomers, { create, lists, own, now }: ListOptions): FlavourCustomers {
  /** The customers' calls of another login, to ask about it and to end it. */
  const callsOf = ({ token, cartId }: KeptLogin) => {
    const session = createMemorySession();
    void session.set('customerAccessToken', token);
    void session.set('cartId', cartId);
    return create(session).customer;
  };

  /** Ends a login at the platform, and takes the customer's data from its cart. If that fails, the shop still refuses it. */
  const endThere = (login: KeptLogin, options: CallOptions) =>
    Promise.resolve(callsOf(login)?.logout(options)).then(() => {}, ignoreFailure);

  /** Gives the new token its place in the list of its account. */
  const enter = async (options: CallOptions): Promise<void> => {
    const [found, token] = await own.unchecked(
      async () => [await customer.get(options), await own.get('customerAccessToken')] as const,
    );
    if (!found || token === undefined) throw nobody('login');
    const list = await lists.read(found.id).catch(() => ({ logins: [], endedAt: undefined }));
    const began = now();
    // A login at the same moment as the end of all earlier ones is later than it.
    const proved = Math.max(began, (list.endedAt ?? 0) + 1);
    for (const login of latestFirst(list.logins).slice(mostLogins - 1)) {
      await lists.remove(found.id, login.id).catch(() => {});
      await endThere(login, options);
    }
    await own.save({ account: found.id, id: crypto.randomUUID(), began, proved, token });
  };

  const isAlive = async (login: KeptLogin, options: CallOptions): Promise<boolean> => {
    const found = await callsOf(login)?.get(options).catch(orUnknown);
    return found !== undefined;
  };

  const present = async (call: string): Promise<OwnLogin> => {
    const login = await own.own();
    if (!login) throw nobody(call);
    return login;
  };

  return {
    ...customer,

    async login(credentials, options = {}) {
      const result = await own.during(() => customer.login(credentials, options));
      if (result.errors.length > 0) return result;
      try {
        await enter(options);
      } catch (error) {
        await own.unchecked(() => customer.logout(options)).catch(ignoreFailure);
        throw error;
      }
      return result;
    },

    async updateCustomer(update, options = {}) {
      const login = await own.own();
      const result = await customer.updateCustomer(update, options);
      if (!login || result.errors.length > 0) return result;
      // The platform has ended all others, and here a copied cookie ends at once. This one goes on.
      const until = now();
      await lists.endAll(login.account, until).catch(() => {});
      const token = (await own.unchecked(async () => own.get('customerAccessToken'))) ?? login.token;
      await own.save({ ...login, token, proved: until + 1 });
      return result;
    },

    async getLogins(options = {}) {
      const { account, id: ownId } = await present('getLogins');
      const { logins } = await lists.read(account);
      const kept = await Promise.all(
        latestFirst(logins).map(async (login) => {
          if (login.id === ownId || (await isAlive(login, options))) return login;
          await lists.remove(account, login.id).catch(() => {});
          return undefined;
        }),
      );
      return kept
        .filter((login) => login !== undefined)
        .map((login) => toLogin(login, ownId))
        .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
    },

    async logoutEverywhere(options = {}) {
      const { account, id: ownId } = await present('logoutEverywhere');
      const { logins } = await lists.read(account);
      await lists.endAll(account, now());
      const others = logins.filter(({ id }) => id !== ownId);
      await Promise.all(others.map((login) => endThere(login, options)));
      await own.unchecked(() => customer.logout(options)).catch(ignoreFailure);
      return {};
    },
  };
}

const toLogin = ({ id, began, used, device = {} }: KeptLogin, ownId: string): Login => ({
  id,
  beganAt: new Date(began).toISOString(),
  usedAt: new Date(used).toISOString(),
  ...device,
  isCurrent: id === ownId,
});

const ignoreFailure = (error: unknown): void => {
  if (!(error instanceof CommerceError)) throw error;
};

/** A platform that does not answer has not ended a login. */
const orUnknown = (error: unknown): 'unknown' => {
  ignoreFailure(error);
  return 'unknown';
};
