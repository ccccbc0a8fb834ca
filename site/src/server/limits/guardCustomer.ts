import type { CustomerClient, CustomerResult, PasswordProof } from '@vitrine/commerce';
import { defaultPaths } from '@vitrine/sections/paths';
import { allowedResetUrl, allowedTarget, type AllowedPlaces } from '../../redirects';
import { reportSecurityEvent } from '../log/securityEvents';
import type { SiteSession } from '../session/cookies';
import { countAll, isOutage, takeAllBack, tooManyAttempts, type Attempts, type Count, type Limit } from './attempts';
import { isGuessable, wordsOf } from './guessablePasswords';
import { knownDevice, rememberOnDevice } from './knownDevice';

export interface GuardOptions {
  attempts: Attempts;
  /** The key under which the visitor's attempts are counted. */
  visitor: string;
  session: SiteSession;
  places: AllowedPlaces;
  /** No password may be this name. */
  shopName: string;
  /** Receives events that may be an attack. Default: writes a line of the log. */
  report?: typeof reportSecurityEvent;
}

/** The limit of attempts on an account from all unknown devices together: one in 5 seconds. */
const strangersPace: Limit = { most: 1, minutes: 5 / 60 };

/** Limits of attempts by visitor, and for an account by visitor or device. A person who mistypes stays below them. */
export const limits = {
  login: { ofVisitor: { most: 50, minutes: 15 }, ofAccount: { most: 10, minutes: 15 } },
  register: { ofVisitor: { most: 20, minutes: 60 }, ofAccount: { most: 5, minutes: 60 } },
  provePassword: { ofVisitor: { most: 20, minutes: 15 }, ofAccount: { most: 10, minutes: 15 } },
  findOrder: { ofVisitor: { most: 20, minutes: 15 }, ofAccount: { most: 10, minutes: 15 } },
  recoverPassword: { ofVisitor: { most: 20, minutes: 60 }, ofAccount: { most: 5, minutes: 60 } },
} as const satisfies Record<string, Record<'ofVisitor' | 'ofAccount', Limit>>;

type Action = keyof typeof limits;

/** Guesses of a password have the strangers' pace from the first one. Others have it after as many as one visitor may make. */
const pacedAtOnce: readonly Action[] = ['login', 'provePassword'];

/** A change that needs the current password. */
interface ProvenChange {
  action: string;
  /** Reported after a success. */
  event: Parameters<typeof reportSecurityEvent>[0];
  /** A refusal before the password is tried; undefined for none. */
  refuse?: (email: string) => Promise<CustomerResult | undefined>;
  call: () => Promise<CustomerResult>;
}

const addressOf = (email: string) => email.trim().toLowerCase();

/** Guards the customer's calls: limits attempts, and checks the addresses to which the calls lead. */
export function guardCustomer(
  customer: CustomerClient,
  { attempts, visitor, session, places, shopName, report = reportSecurityEvent }: GuardOptions,
): CustomerClient {
  /**
   * Makes a call that may be a guess, or refuses it if there were too many, whether or not an account has this e-mail address.
   * A device on which the account was signed in has its own count, which other devices cannot use up. Attempts from all
   * other devices together are slowed down, and not ended: the owner of the account may use one of them.
   */
  const attempt = async (
    action: Action,
    email: string,
    call: () => Promise<CustomerResult>,
  ): Promise<CustomerResult> => {
    const { ofVisitor, ofAccount } = limits[action];
    const account = addressOf(email);
    const device = await knownDevice(session, email);
    const counts: Count[] = [
      ...(device === undefined ? [[`${action} by ${visitor}`, ofVisitor] satisfies Count] : []),
      [accountKey(action, email, device), ofAccount],
    ];
    const ownWait = await countAll(attempts, counts);
    if (ownWait > 0) return refused(action, account, ownWait);
    if (device === undefined && (await isPaced(action, email))) {
      const pace: Count = [paceKey(action, email), strangersPace];
      const wait = await attempts.count(...pace);
      if (wait > 0) {
        // It did not reach the platform: the owner may try again.
        await takeAllBack(attempts, counts);
        return refused(action, account, wait);
      }
      counts.push(pace);
    }
    const result = await call().catch(async (error: unknown) => {
      if (isOutage(error)) await takeAllBack(attempts, counts);
      throw error;
    });
    // Who knows the password is no stranger.
    if (device === undefined && pacedAtOnce.includes(action) && result.errors.length === 0)
      await attempts.forget(paceKey(action, email));
    return result;
  };

  const isPaced = async (action: Action, email: string) =>
    pacedAtOnce.includes(action) || (await attempts.count(strangersKey(action, email), limits[action].ofAccount)) > 0;

  const refused = (action: Action, account: string, wait: number): CustomerResult => {
    report(action === 'login' ? 'authn_login_fail_max' : 'excess_rate_limit_exceeded', { visitor, action, account });
    return { errors: [tooManyAttempts(wait)] };
  };

  const accountKey = (action: Action, email: string, device: string | undefined) =>
    `${action} for ${addressOf(email)} ${device === undefined ? `by ${visitor}` : `on ${device}`}`;

  const strangersKey = (action: Action, email: string) => `${action} for ${addressOf(email)} by strangers`;

  const paceKey = (action: Action, email: string) => `${strangersKey(action, email)}, one by one`;

  /** Ends an earlier login, here and at the platform. */
  const endEarlierLogin = async (options: Parameters<CustomerClient['logout']>[0]) => {
    if ((await session.get('customerAccessToken')) !== undefined) await customer.logout(options);
    await session.set('customerLogin', undefined);
  };

  /** A refusal of a password that others can guess. `field` is its name in the call. */
  const guessable = async (password: string, email: string, field: string): Promise<CustomerResult | undefined> =>
    (await isGuessable(password, [shopName, ...wordsOf(email)]))
      ? { errors: [{ code: 'customer.passwordGuessable', field: [field] }] }
      : undefined;

  /** Reports a call that the platform did not answer as failed, and passes the failure on. */
  const reporting =
    (event: Parameters<typeof report>[0], details: Parameters<typeof report>[1]) => (error: unknown) => {
      report(event, details);
      throw error;
    };

  /** Makes a change that needs the signed-in customer's password. The guesses of all such changes count together. */
  const withProof = async (
    { currentPassword }: Partial<PasswordProof>,
    options: Parameters<CustomerClient['get']>[0],
    { action, event, refuse, call }: ProvenChange,
  ): Promise<CustomerResult> => {
    const signedIn = await customer.get(options);
    // The platform's answer says that nobody is signed in.
    if (!signedIn) return call();
    const email = signedIn.email ?? '';
    const details = { visitor, action, ...(email && { account: addressOf(email) }) };
    if (!currentPassword) {
      // The shop's own form has one.
      report('authn_login_fail', details);
      return { errors: [{ code: 'customer.passwordWrong', field: ['currentPassword'] }] };
    }
    const refusal = await refuse?.(email);
    if (refusal) return refusal;
    const result = await attempt('provePassword', email, call);
    if (result.errors.length === 0) report(event, details);
    if (result.errors.some(({ code }) => code === 'customer.passwordWrong')) report('authn_login_fail', details);
    return result;
  };

  return {
    ...customer,

    login: (input, options) =>
      attempt('login', input.email, async () => {
        await endEarlierLogin(options);
        const details = { visitor, action: 'login', account: addressOf(input.email) };
        const result = await customer.login(input, options).catch(reporting('authn_login_fail', details));
        const isIn = result.errors.length === 0;
        if (isIn) {
          await attempts.forget(accountKey('login', input.email, await knownDevice(session, input.email)));
          await rememberOnDevice(session, input.email);
        }
        report(isIn ? 'authn_login_success' : 'authn_login_fail', details);
        return result;
      }),

    async completeLogin(input, options) {
      const details = { visitor, action: 'completeLogin' };
      const result = await customer.completeLogin(input, options).catch(reporting('authn_login_fail', details));
      report(result.errors.length === 0 ? 'authn_login_success' : 'authn_login_fail', details);
      return result;
    },

    endLogin: (input, options) =>
      withProof(input, options, {
        action: 'endLogin',
        event: 'authn_token_revoked',
        call: () => customer.endLogin(input, options),
      }),

    logoutEverywhere: (input, options) =>
      withProof(input, options, {
        action: 'logoutEverywhere',
        event: 'authn_token_revoked',
        call: () => customer.logoutEverywhere(input, options),
      }),

    register: (input, options) =>
      attempt(
        'register',
        input.email,
        async () =>
          (await guessable(input.password, input.email, 'password')) ?? (await customer.register(input, options)),
      ),

    recoverPassword: (input, options) =>
      attempt('recoverPassword', input.email, () => customer.recoverPassword(input, options)),

    findOrder: (input, options) => attempt('findOrder', input.email, () => customer.findOrder(input, options)),

    async getOrder(id, options) {
      const order = await customer.getOrder(id, options);
      // Another customer's order looks the same here as one that nobody has.
      if (!order) report('authz_fail', { visitor, action: 'getOrder' });
      return order;
    },

    /** Only the server opens orders by their keys, from signed links: some platforms' keys can be guessed. */
    getOrderByKey: () => Promise.resolve(undefined),
    /** Only agents ask for the order of their cart. A browser may be used by several people. */
    getOrderOfCart: () => Promise.resolve(undefined),

    async resetPassword(input, options) {
      // A link in a mail does not tell whose it is.
      const details = { visitor, action: 'resetPassword' };
      const resetUrl = allowedResetUrl(input.resetUrl, [places.site.origin, ...places.checkouts]);
      if (resetUrl === undefined) {
        report('authn_password_change_fail', details);
        return { errors: [{ code: 'customer.linkInvalid', field: ['resetUrl'] }] };
      }
      // A look-up of the account would tell strangers its address. This device knows the addresses that have signed in on it.
      const isAddress = (await knownDevice(session, input.password)) !== undefined;
      const weak = await guessable(input.password, isAddress ? input.password : '', 'password');
      if (weak) return weak;
      const call = customer.resetPassword({ ...input, resetUrl }, options);
      const result = await call.catch(reporting('authn_password_change_fail', details));
      report(result.errors.length === 0 ? 'authn_password_change' : 'authn_password_change_fail', details);
      return result;
    },

    updateCustomer: (update, options) =>
      withProof(update, options, {
        action: 'updateCustomer',
        event: 'authn_password_change',
        refuse: (email) => guessable(update.newPassword, email, 'newPassword'),
        call: () => customer.updateCustomer(update, options),
      }),

    loginPage: ({ returnTo }, options) =>
      customer.loginPage(
        {
          returnTo: allowedTarget(returnTo, places) ?? defaultPaths.account,
          callbackUrl: new URL(defaultPaths.loginCallback, places.site).href,
        },
        options,
      ),
  };
}
