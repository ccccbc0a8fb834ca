import type { ContactClient } from '@vitrine/commerce';
import { reportSecurityEvent } from '../log/securityEvents';
import { isOutage, tooManyAttempts, type Limit } from './attempts';
import type { GuardOptions } from './guardCustomer';

/** The limit of messages by visitor. A shopper with much to write stays below it. */
export const contactLimit: Limit = { most: 5, minutes: 60 };

/** Limits the number of messages to the shop by visitor. A message that an outage stops does not count. */
export const guardContact = (
  contact: ContactClient,
  { attempts, visitor, report = reportSecurityEvent }: Pick<GuardOptions, 'attempts' | 'visitor' | 'report'>,
): ContactClient => ({
  async send(message, options) {
    const key = `message by ${visitor}`;
    const wait = await attempts.count(key, contactLimit);
    if (wait > 0) {
      report('excess_rate_limit_exceeded', { visitor, action: 'contact' });
      return { errors: [tooManyAttempts(wait)] };
    }
    return contact.send(message, options).catch(async (error: unknown) => {
      if (isOutage(error)) await attempts.takeBack(key);
      throw error;
    });
  },
});
