/** Who is signed in, as the session has it. */
import type { CustomerResult } from '../../port/customer.js';
import { CommerceError } from '../../port/errors.js';
import type { UserError } from '../../port/refusals.js';
import type { SessionKey, SessionStore } from '../../port/session.js';
import type { Kept } from './kept.js';

/** A token of the platform's that stands for a customer. */
export interface AccessToken {
  accessToken: string;
  /** ISO 8601. Absent for one that does not end. */
  expiresAt?: string | undefined;
  /** Of logins at the platform. */
  refreshToken?: string | undefined;
  idToken?: string | undefined;
}

export interface Login {
  /** The token, renewed where it would soon end; undefined where nobody is signed in. */
  token(): Promise<string | undefined>;
  begin(token: AccessToken): Promise<void>;
  /** Forgets who was signed in by this token, unless it is somebody else by now. */
  end(token: string): Promise<void>;
}

/** How tokens that end are renewed. */
export interface Renewal {
  /** Keeps renewed tokens for the requests that were on their way with the old one. */
  kept: Kept;
  /** Milliseconds. */
  now: () => number;
  /** What tells this store from others. */
  scope: string;
  /** Undefined where the platform gives none. */
  renew(token: string): Promise<AccessToken | undefined>;
  /** Milliseconds before a token's end from which it is renewed. Default: a week. */
  renewBefore?: number;
}

const ofTheLogin = [
  'customerAccessToken',
  'customerAccessTokenExpiresAt',
  'customerRefreshToken',
  'customerIdToken',
] as const satisfies readonly SessionKey[];

const aWeek = 7 * 24 * 60 * 60 * 1000;

/** @param renewal absent where tokens do not end */
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

  const renewed = async (token: string, { kept, scope, renew }: Renewal): Promise<string> => {
    // One that cannot be renewed now is good until its end.
    const next = await kept.read(`${scope} renewed ${token}`, () => renew(token)).catch(() => undefined);
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

/** The fallback for a missing answer, in the platform's words. */
export const tokenNotFound: UserError = { code: 'customer.tokenNotFound', message: 'Access token does not exist' };

/** A change that found nobody signed in says so as its error. */
export function orTokenNotFound(failure: unknown): CustomerResult {
  if (failure instanceof CommerceError && failure.kind === 'unidentified') return { errors: [tokenNotFound] };
  throw failure;
}
