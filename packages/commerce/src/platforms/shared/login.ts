/** The signed-in customer in the session. */
import type { CustomerResult } from '../../port/customer.js';
import { CommerceError } from '../../port/errors.js';
import type { UserError } from '../../port/refusals.js';
import type { SessionKey, SessionStore } from '../../port/session.js';
import type { Renewals } from './renewals.js';

/** The platform's token for a customer. */
export interface AccessToken {
  accessToken: string;
  /** ISO 8601. Absent if the token does not expire. */
  expiresAt?: string | undefined;
  /** For logins at the platform. */
  refreshToken?: string | undefined;
  idToken?: string | undefined;
}

export interface Login {
  /** Returns the token, and renews it shortly before it expires. Undefined if nobody is signed in. */
  token(): Promise<string | undefined>;
  begin(token: AccessToken): Promise<void>;
  /** Signs out the customer with this token. Does nothing if the session has another token by now. */
  end(token: string): Promise<void>;
}

/** How to renew tokens that expire. */
export interface Renewal {
  /** Keeps renewed tokens for requests that were sent with the old one. */
  renewals: Renewals;
  /** Milliseconds. */
  now: () => number;
  /** A name that distinguishes this store from others. */
  scope: string;
  /** Resolves to undefined if the platform issues no new token. */
  renew(token: string): Promise<AccessToken | undefined>;
  /** The time before a token's expiry at which it is renewed, in milliseconds. Default: a week. */
  renewBefore?: number;
}

const ofTheLogin = [
  'customerAccessToken',
  'customerAccessTokenExpiresAt',
  'customerRefreshToken',
  'customerIdToken',
] as const satisfies readonly SessionKey[];

const aWeek = 7 * 24 * 60 * 60 * 1000;

/** @param renewal absent if tokens do not expire */
export function createLogin(session: SessionStore, renewal?: Renewal): Login {
  const begin = async ({ accessToken, expiresAt, refreshToken, idToken }: AccessToken) => {
    await session.set('customerAccessToken', accessToken);
    await session.set('customerAccessTokenExpiresAt', expiresAt);
    await session.set('customerRefreshToken', refreshToken);
    await session.set('customerIdToken', idToken);
  };

  const end = async (token: string) => {
    if ((await session.get('customerAccessToken')) !== token) return;
    for (const key of ofTheLogin) await session.set(key, undefined);
  };

  const renewed = async (token: string, { renewals, scope, renew }: Renewal): Promise<string> => {
    // If the renewal fails, the old token is still valid until it expires.
    const next = await renewals.read(`${scope} renewed ${token}`, () => renew(token)).catch(() => undefined);
    if (!next) return token;
    await begin(next);
    return next.accessToken;
  };

  return {
    begin,
    end,
    async token() {
      const token = await session.get('customerAccessToken');
      if (token === undefined || !renewal) return token;
      const expiresAt = Date.parse((await session.get('customerAccessTokenExpiresAt')) ?? '');
      const { now, renewBefore = aWeek } = renewal;
      return expiresAt - now() < renewBefore ? renewed(token, renewal) : token;
    },
  };
}

export const nobody = (call: string): CommerceError =>
  new CommerceError('unidentified', call, `${call}: nobody is signed in, or no longer.`);

/** The error of a change that needs the current password. */
export const wrongPassword: UserError = { code: 'customer.passwordWrong', field: ['currentPassword'] };

/** The fallback for a missing answer, in the platform's words. */
export const tokenNotFound: UserError = { code: 'customer.tokenNotFound', message: 'Access token does not exist' };

/** Rethrows an error of the program. */
export const ignoreFailure = (error: unknown): void => {
  if (!(error instanceof CommerceError)) throw error;
};

/** Converts a failure of kind `unidentified` to the error `tokenNotFound`. Rethrows all other failures. */
export function orTokenNotFound(failure: unknown): CustomerResult {
  if (failure instanceof CommerceError && failure.kind === 'unidentified') return { errors: [tokenNotFound] };
  throw failure;
}
