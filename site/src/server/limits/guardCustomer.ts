import { setTimeout as sleep } from 'node:timers/promises';
import type { CustomerClient, CustomerResult } from '@vitrine/commerce';
import { defaultPaths } from '@vitrine/sections/paths';
import { allowedResetUrl, allowedTarget, type AllowedPlaces } from '../../redirects';
import { reportSecurityEvent } from '../log/securityEvents';
import type { SiteSession } from '../session/cookies';
import type { Attempts, Limit } from './attempts';
import { knownDevice, rememberOnDevice } from './knownDevice';

export interface GuardOptions {
  attempts: Attempts;
  /** The key under which the visitor's attempts are counted. */
  visitor: string;
  session: SiteSession;
  places: AllowedPlaces;
  /** Receives events that may be an attack. Default: writes a line of the log. */
  report?: typeof reportSecurityEvent;
  /** Waits for a number of milliseconds. Default: a timer. */
  delay?: (milliseconds: number) => Promise<unknown>;
}

/** Milliseconds by which each further attempt from an unknown device is delayed, after such devices have made as many on an account as one visitor may. */
export const strangersDelay = 5000;

/** Limits of attempts by visitor, and for an account by visitor or device. A person who mistypes stays below them. */
export const limits = {
  login: { ofVisitor: { most: 50, minutes: 15 }, ofAccount: { most: 10, minutes: 15 } },
  register: { ofVisitor: { most: 20, minutes: 60 }, ofAccount: { most: 5, minutes: 60 } },
  findOrder: { ofVisitor: { most: 20, minutes: 15 }, ofAccount: { most: 10, minutes: 15 } },
  recoverPassword: { ofVisitor: { most: 20, minutes: 60 }, ofAccount: { most: 5, minutes: 60 } },
} as const satisfies Record<string, Record<'ofVisitor' | 'ofAccount', Limit>>;

type Action = keyof typeof limits;

const addressOf = (email: string) => email.trim().toLowerCase();

/** Guards the customer's calls: limits attempts, and checks the addresses to which the calls lead. */
export function guardCustomer(
  customer: CustomerClient,
  { attempts, visitor, session, places, report = reportSecurityEvent, delay = sleep }: GuardOptions,
): CustomerClient {
  /**
   * Counts an attempt. Resolves to a refusal if there were too many, whether or not an account has this e-mail address.
   * A device on which the account was signed in has its own count, which other devices cannot use up. Attempts from all
   * other devices together are delayed and not refused: the owner of the account may use one of them.
   */
  const refusal = async (action: Action, email: string): Promise<CustomerResult | undefined> => {
    const { ofVisitor, ofAccount } = limits[action];
    const device = await knownDevice(session, email);
    const wait =
      (device === undefined && (await attempts.count(`${action} by ${visitor}`, ofVisitor))) ||
      (await attempts.count(accountKey(action, email, device), ofAccount));
    if (wait > 0) {
      report(action === 'login' ? 'authn_login_fail_max' : 'excess_rate_limit_exceeded', { visitor, action });
      return { errors: [{ code: 'customer.tooManyAttempts', parameters: { minutes: Math.ceil(wait / 60_000) } }] };
    }
    if (device === undefined && (await attempts.count(`${action} for ${addressOf(email)}`, ofAccount)) > 0)
      await delay(strangersDelay);
    return undefined;
  };

  const accountKey = (action: Action, email: string, device: string | undefined) =>
    `${action} for ${addressOf(email)} ${device === undefined ? `by ${visitor}` : `on ${device}`}`;

  /** Ends an earlier login, here and at the platform. */
  const endEarlierLogin = async (options: Parameters<CustomerClient['logout']>[0]) => {
    if ((await session.get('customerAccessToken')) !== undefined) await customer.logout(options);
    await session.set('customerLogin', undefined);
  };

  const changed = (action: string, result: CustomerResult): CustomerResult => {
    if (result.errors.length === 0) report('authn_password_change', { visitor, action });
    return result;
  };

  return {
    ...customer,

    async login(input, options) {
      const refused = await refusal('login', input.email);
      if (refused) return refused;
      await endEarlierLogin(options);
      const result = await customer.login(input, options);
      if (result.errors.length === 0) {
        await attempts.forget(accountKey('login', input.email, await knownDevice(session, input.email)));
        await rememberOnDevice(session, input.email);
      } else report('authn_login_fail', { visitor, action: 'login' });
      return result;
    },

    async register(input, options) {
      return (await refusal('register', input.email)) ?? customer.register(input, options);
    },

    async recoverPassword(input, options) {
      return (await refusal('recoverPassword', input.email)) ?? customer.recoverPassword(input, options);
    },

    async findOrder(input, options) {
      return (await refusal('findOrder', input.email)) ?? customer.findOrder(input, options);
    },

    async resetPassword(input, options) {
      const resetUrl = allowedResetUrl(input.resetUrl, [places.site.origin, ...places.checkouts]);
      if (resetUrl === undefined) return { errors: [{ code: 'customer.linkInvalid', field: ['resetUrl'] }] };
      return changed('resetPassword', await customer.resetPassword({ ...input, resetUrl }, options));
    },

    updateCustomer: async (...input) => changed('updateCustomer', await customer.updateCustomer(...input)),

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
