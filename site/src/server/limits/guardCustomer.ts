import type { CustomerClient, CustomerResult, SessionStore } from '@vitrine/commerce';
import { allowedResetUrl, allowedTarget, type AllowedPlaces } from '../../redirects';
import type { Attempts, Limit } from './attempts';

export interface GuardOptions {
  attempts: Attempts;
  /** Whose attempts are counted together. */
  visitor: string;
  session: SessionStore;
  places: AllowedPlaces;
}

/** Limits of attempts by visitor and by account. A person who mistypes stays below them. */
export const limits = {
  login: { ofVisitor: { most: 50, minutes: 15 }, ofEmail: { most: 10, minutes: 15 } },
  register: { ofVisitor: { most: 20, minutes: 60 }, ofEmail: { most: 5, minutes: 60 } },
  recoverPassword: { ofVisitor: { most: 20, minutes: 60 }, ofEmail: { most: 5, minutes: 60 } },
} as const satisfies Record<string, Record<'ofVisitor' | 'ofEmail', Limit>>;

type Action = keyof typeof limits;

const callbackPath = '/account/login/callback';

const emailKey = (action: Action, email: string) => `${action} for ${email.trim().toLowerCase()}`;

/** The customer's calls with what the shop's server sees to: how often they are tried, and where they lead. */
export function guardCustomer(
  customer: CustomerClient,
  { attempts, visitor, session, places }: GuardOptions,
): CustomerClient {
  /** Why it may not be tried now; the answer is the same whether or not anybody has this e-mail address. */
  const refusal = async (action: Action, email: string): Promise<CustomerResult | undefined> => {
    const { ofVisitor, ofEmail } = limits[action];
    const wait =
      (await attempts.count(`${action} by ${visitor}`, ofVisitor)) ||
      (await attempts.count(emailKey(action, email), ofEmail));
    if (wait === 0) return undefined;
    return { errors: [{ code: 'customer.tooManyAttempts', parameters: { minutes: Math.ceil(wait / 60_000) } }] };
  };

  /** Nothing of an earlier login stays: neither here nor at the platform. */
  const endEarlierLogin = async (options: Parameters<CustomerClient['logout']>[0]) => {
    if ((await session.get('customerAccessToken')) !== undefined) await customer.logout(options);
    await session.set('customerLogin', undefined);
  };

  return {
    ...customer,

    async login(input, options) {
      const refused = await refusal('login', input.email);
      if (refused) return refused;
      await endEarlierLogin(options);
      const result = await customer.login(input, options);
      if (result.errors.length === 0) await attempts.forget(emailKey('login', input.email));
      return result;
    },

    async register(input, options) {
      return (await refusal('register', input.email)) ?? customer.register(input, options);
    },

    async recoverPassword(input, options) {
      return (await refusal('recoverPassword', input.email)) ?? customer.recoverPassword(input, options);
    },

    async resetPassword(input, options) {
      const resetUrl = allowedResetUrl(input.resetUrl, [places.site.origin, ...places.checkouts]);
      if (resetUrl === undefined) return { errors: [{ code: 'customer.linkInvalid', field: ['resetUrl'] }] };
      return customer.resetPassword({ ...input, resetUrl }, options);
    },

    loginPage: ({ returnTo }, options) =>
      customer.loginPage(
        {
          returnTo: allowedTarget(returnTo, places) ?? '/account',
          callbackUrl: new URL(callbackPath, places.site).href,
        },
        options,
      ),
  };
}
