import { createHmac } from 'node:crypto';
import { sessionSecret, trustedProxies } from '../environment/variables';
import { visitorOf } from '../request/visitor';
import { log } from './log';

/** Named as OWASP's logging vocabulary names them. */
export type SecurityEvent =
  | 'authn_login_fail'
  | 'authn_login_fail_max'
  | 'authn_login_success'
  | 'authn_password_change'
  | 'authn_password_change_fail'
  | 'authn_token_revoked'
  | 'authz_fail'
  | 'excess_rate_limit_exceeded'
  | 'input_validation_fail'
  | 'malicious_cross_site';

export interface SecurityEventDetails {
  /** The key under which the visitor's attempts are counted. */
  visitor: string;
  /** The call, such as `'login'`. */
  action: string;
  /** The e-mail address of the account, in lower case. Default: unknown. */
  account?: string;
}

/**
 * The same visitor or account always has the same name, from which the address cannot be computed. So lines can be counted by visitor and
 * by account, and contain no personal data.
 */
const pseudonymOf = (kind: 'visitor' | 'account', address: string) =>
  createHmac('sha256', sessionSecret()).update(`${kind} ${address}`).digest('base64url').slice(0, 12);

/** Writes a line about a login, or about a possible attack. All have one level, so that none is missing from the log by default. */
export function reportSecurityEvent(event: SecurityEvent, { visitor, action, account }: SecurityEventDetails) {
  const names = {
    visitor: pseudonymOf('visitor', visitor),
    ...(account !== undefined && { account: pseudonymOf('account', account) }),
  };
  log().warn({ event, action, ...names }, 'security');
}

/** As `reportSecurityEvent`, for a request that is refused. */
export const reportRequest = (event: SecurityEvent, { headers }: Request, action: string) =>
  reportSecurityEvent(event, { visitor: visitorOf(headers, trustedProxies()), action });
