import { createHmac } from 'node:crypto';
import { sessionSecret } from '../environment/variables';
import { log } from './log';

/** Named as OWASP's logging vocabulary names them. */
export type SecurityEvent =
  | 'authn_login_fail'
  | 'authn_login_fail_max'
  | 'authn_password_change'
  | 'excess_rate_limit_exceeded'
  | 'malicious_cross_site';

/**
 * The same visitor always has the same name, from which the address cannot be computed. So lines can be counted by
 * visitor, and contain no personal data.
 */
const pseudonymOf = (visitor: string) =>
  createHmac('sha256', sessionSecret()).update(`visitor ${visitor}`).digest('base64url').slice(0, 12);

/** Writes a line about a possible attack. `action` is the call, such as `'login'`. */
export function reportSecurityEvent(event: SecurityEvent, { visitor, action }: { visitor: string; action: string }) {
  log().warn({ event, action, visitor: pseudonymOf(visitor) }, 'security');
}
