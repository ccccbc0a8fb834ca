import type { Login } from '../../model/entities.js';
import type { CallOptions } from '../../port/context.js';
import type { CustomerResult } from '../../port/customer.js';
import { createMemorySession, type SessionStore } from '../../port/session.js';
import { systemClock } from '../../shared/transport.js';
import type { CommerceDependencies } from './dependencies.js';
import type { FlavourCustomers, FlavourShop, PlatformAddresses } from './flavour.js';
import { ignoreFailure, nobody, wrongPassword } from './login.js';
import { latestFirst, mostLogins, type KeptLogin, type LoginLists } from './logins.js';
import { createLoginSession, type LoginSession, type OwnLogin } from './loginSession.js';

type Create = (session: SessionStore) => FlavourShop;

/**
 * Creates a shop that lists where its customers are signed in, and whose logins end with all copies of their cookies. On a platform with a page of
 * its own for logins, there is no list. Without `logins` and without customers, it is the shop that `create` makes.
 * @param resetLink the platform's links to a new password. Default: it ends the logins of their account by itself.
 */
export function withLogins(
  create: Create,
  { session, logins, clock = systemClock }: CommerceDependencies,
  resetLink?: PlatformAddresses['resetLink'],
): FlavourShop {
  const shop = create(session);
  if (!logins || !shop.customer) return shop;
  const { lists, device } = logins;
  const own = createLoginSession({ session, lists, device, now: clock.now });
  const listed = create(own);
  if (!listed.customer) return listed;
  const options = { create, lists, own, now: clock.now, resetLink };
  const customer =
    shop.capabilities.login === 'redirect' ? withEnds(listed.customer, options) : withList(listed.customer, options);
  return { ...listed, customer };
}

interface ListOptions {
  create: Create;
  lists: LoginLists;
  own: LoginSession;
  now: () => number;
  resetLink: PlatformAddresses['resetLink'];
}

/**
 * Customers who sign in at the platform. It ends a login when the browser comes to its page. Here each login has a list of its own, by which all
 * servers refuse it at once, also a copied cookie.
 */
function withEnds(customer: FlavourCustomers, { lists, own, now }: ListOptions): FlavourCustomers {
  const end = async (login: OwnLogin | undefined) => {
    if (login) await lists.endAll(login.account, after(now(), [login])).catch(() => {});
  };
  return {
    ...customer,

    async completeLogin(callback, options = {}) {
      const former = await own.own();
      const result = await own.during(() => customer.completeLogin(callback, options));
      const token = await own.unchecked(async () => own.get('customerAccessToken'));
      if (result.errors.length > 0 || token === undefined) return result;
      await end(former);
      const [id, began] = [crypto.randomUUID(), now()];
      await own.save({ account: `the login ${id}`, id, began, proved: began, token });
      return result;
    },

    async logout(options = {}) {
      await end(await own.own());
      return own.unchecked(() => customer.logout(options));
    },
  };
}

function withList(
  { checkPassword, ...customer }: FlavourCustomers,
  { create, lists, own, now, resetLink }: ListOptions,
): FlavourCustomers {
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
      await lists.end(found.id, login.id).catch(() => {});
      await endThere(login, options);
    }
    await own.save({ account: found.id, id: crypto.randomUUID(), began, proved, token });
  };

  const isAlive = async (login: KeptLogin, options: CallOptions): Promise<boolean> => {
    const found = await callsOf(login)?.get(options).catch(orUnknown);
    return found !== undefined;
  };

  /** Ends all logins of an account whose password is new, whatever the platform does. Returns the time until which they were proved. */
  const markEnd = async (account: string, login?: OwnLogin): Promise<number> => {
    const { logins } = await lists.read(account).catch(() => ({ logins: [] }));
    const until = after(now(), login ? [login, ...logins] : logins);
    await lists.endAll(account, until).catch(() => {});
    return until;
  };

  const present = async (call: string): Promise<OwnLogin> => {
    const login = await own.own();
    if (!login) throw nobody(call);
    return login;
  };

  const prove = async (password: string, options: CallOptions): Promise<CustomerResult> =>
    (await checkPassword?.(password, options)) ?? { errors: [wrongPassword] };

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

    // The list ends the login. If the platform does not answer, the shop refuses it nevertheless.
    logout: async (options = {}) => (await customer.logout(options).catch(ignoreFailure)) ?? {},

    async updateCustomer(update, options = {}) {
      const login = await own.own();
      const result = await customer.updateCustomer(update, options);
      if (!login || result.errors.length > 0) return result;
      const until = await markEnd(login.account, login);
      // This one goes on.
      const token = (await own.unchecked(async () => own.get('customerAccessToken'))) ?? login.token;
      await own.save({ ...login, token, proved: until + 1 });
      return result;
    },

    async resetPassword(reset, options = {}) {
      const result = await customer.resetPassword(reset, options);
      const account = URL.canParse(reset.resetUrl) ? resetLink?.accountOf?.(new URL(reset.resetUrl)) : undefined;
      if (account !== undefined && result.errors.length === 0) await markEnd(account);
      return result;
    },

    async getLogins(options = {}) {
      const { account, id: ownId } = await present('getLogins');
      const { logins } = await lists.read(account);
      const kept = await Promise.all(
        latestFirst(logins).map(async (login) => {
          if (login.id === ownId || (await isAlive(login, options))) return login;
          await lists.end(account, login.id).catch(() => {});
          return undefined;
        }),
      );
      return kept
        .filter((login) => login !== undefined)
        .map((login) => toLogin(login, ownId))
        .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
    },

    async endLogin({ id, currentPassword }, options = {}) {
      const { account } = await present('endLogin');
      const proof = await prove(currentPassword, options);
      if (proof.errors.length > 0) return proof;
      const { logins } = await lists.read(account);
      const login = logins.find((kept) => kept.id === id);
      if (!login) return proof;
      await lists.end(account, id);
      await endThere(login, options);
      return proof;
    },

    async logoutEverywhere({ currentPassword }, options = {}) {
      const login = await present('logoutEverywhere');
      const { account, id: ownId } = login;
      const proof = await prove(currentPassword, options);
      if (proof.errors.length > 0) return proof;
      const { logins } = await lists.read(account);
      await lists.endAll(account, after(now(), [login, ...logins]));
      const others = logins.filter(({ id }) => id !== ownId);
      await Promise.all(others.map((other) => endThere(other, options)));
      await own.unchecked(() => customer.logout(options)).catch(ignoreFailure);
      return proof;
    },
  };
}

/** A time that is not before the proof of any of these logins, which may be by the clock of a server that is ahead. */
const after = (time: number, logins: readonly Pick<KeptLogin, 'proved'>[]): number =>
  Math.max(time, ...logins.map(({ proved }) => proved));

const toLogin = ({ id, began, used, device = {} }: KeptLogin, ownId: string): Login => ({
  id,
  beganAt: new Date(began).toISOString(),
  usedAt: new Date(used).toISOString(),
  ...device,
  isCurrent: id === ownId,
});

/** A platform that does not answer has not ended a login. */
const orUnknown = (error: unknown): 'unknown' => {
  ignoreFailure(error);
  return 'unknown';
};
