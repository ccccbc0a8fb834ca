/** Proofs of identity: access tokens after a sign-in, and the links in mails. */
import type { AccessTokenRecord, CustomerRecord, PasswordLinkRecord } from '../records.js';
import type { Store } from '../store.js';
import { newToken } from '../token.js';

export interface Tokens {
  /** Creates a token that is valid for one year. */
  create(customer: CustomerRecord): AccessTokenRecord;
  /** Returns undefined for a token that is unknown, deleted or expired. */
  find(token: string): AccessTokenRecord | undefined;
  /** Makes a token valid for one year from now. */
  renew(token: AccessTokenRecord): AccessTokenRecord;
  delete(token: AccessTokenRecord): void;
  /** Signs the customer out everywhere, and spends all links. */
  deleteAll(customer: CustomerRecord): void;
  /** Creates a link that is valid once, for one day. */
  createLink(customer: CustomerRecord, kind: PasswordLinkRecord['kind']): PasswordLinkRecord;
  findLink(token: string): PasswordLinkRecord | undefined;
}

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

export function createTokens(store: Store, now: () => Date): Tokens {
  const inTime = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();
  const isAlive = ({ expiresAt }: { expiresAt: string }) => Date.parse(expiresAt) > now().getTime();

  const put = (record: AccessTokenRecord): AccessTokenRecord => {
    store.put('accessToken', record.token, record);
    return record;
  };

  return {
    create: ({ id: customerId }) => put({ token: newToken(), customerId, expiresAt: inTime(year) }),
    find(token) {
      const record = store.get('accessToken', token);
      return record && isAlive(record) ? record : undefined;
    },
    renew: (record) => put({ ...record, expiresAt: inTime(year) }),
    delete: ({ token }) => store.delete('accessToken', token),
    deleteAll({ id }) {
      for (const kind of ['accessToken', 'passwordLink'] as const)
        for (const { token, customerId } of store.all(kind)) if (customerId === id) store.delete(kind, token);
    },
    createLink({ id: customerId }, kind) {
      const record: PasswordLinkRecord = { token: newToken(), customerId, kind, expiresAt: inTime(day) };
      store.put('passwordLink', record.token, record);
      return record;
    },
    findLink(token) {
      const record = store.get('passwordLink', token);
      return record && isAlive(record) ? record : undefined;
    },
  };
}
