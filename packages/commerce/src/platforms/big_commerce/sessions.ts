/**
 * The logins of this store's customers. The platform's REST API has none: it only checks a password. Each login is therefore a metafield of
 * its customer, which this app alone can read, so that a login can be ended although its cookie was copied.
 */
import { LRUCache } from 'lru-cache';
import type { CallOptions } from '../../port/context.js';
import { hashOf, newSecret } from '../shared/secrets.js';
import type { Client } from './client.js';
import { parseId } from './ids.js';

export interface Sessions {
  /** Begins a login. Returns its token, which names the customer and contains a secret. */
  begin(customerId: number, options: CallOptions): Promise<string>;
  /** Returns the customer of a login that has not ended, in this process at once and in others within 15 seconds. */
  customerOf(token: string, options: CallOptions): Promise<number | undefined>;
  /** Ends one login. */
  end(token: string, options: CallOptions): Promise<void>;
  /** Ends all of a customer's logins, except the one with this token. */
  endAll(customerId: number, except: string | undefined, options: CallOptions): Promise<void>;
}

const namespace = 'vitrine.sessions';

/** The platform allows 50 metafields for each customer. Other apps need some of them. */
const mostLogins = 20;

/** Milliseconds in which a login is not looked up again. */
const trustedFor = 15_000;

/** One per process: a server may bundle this file more than once, and a logout must end a login in all copies. */
const shared = globalThis as { vitrineLogins?: LRUCache<string, number> };

/** When each login was last known to be valid, by store and token. */
const known = (shared.vitrineLogins ??= new LRUCache<string, number>({ max: 10_000 }));

export interface SessionsOptions {
  client: Client;
  /** Distinguishes this store from others. */
  scope: string;
  /** Milliseconds. */
  now: () => number;
}

export function createSessions({ client, scope, now }: SessionsOptions): Sessions {
  const nameOf = (token: string) => `${scope} ${token}`;
  const trust = (token: string) => void known.set(nameOf(token), now());
  const isTrusted = (token: string) => now() - (known.get(nameOf(token)) ?? -Infinity) < trustedFor;

  const read = async (customerId: number, options: CallOptions): Promise<{ id: number; key: string }[]> => {
    const input = { path: { customerId }, query: { namespace, limit: 250 } };
    // A deleted customer has no logins.
    const outcome = await client.attempt('getCustomersMetafields', input, options);
    return 'answer' in outcome ? outcome.answer.data : [];
  };

  /** Rejects with the first failure, after all have been tried. */
  const remove = async (customerId: number, fields: readonly { id: number }[], options: CallOptions): Promise<void> => {
    const removals = fields.map(({ id: metafieldId }) =>
      client.attempt('deleteCustomerMetafieldsId', { path: { customerId, metafieldId } }, options),
    );
    await Promise.allSettled(removals);
    await Promise.all(removals);
  };

  const removeWhere = async (
    isEnded: (key: string) => boolean,
    customerId: number,
    options: CallOptions,
  ): Promise<void> => {
    const fields = await read(customerId, options);
    await remove(
      customerId,
      fields.filter(({ key }) => isEnded(key)),
      options,
    );
  };

  return {
    async begin(customerId, options) {
      const secret = newSecret();
      const older = (await read(customerId, options)).sort((a, b) => b.id - a.id);
      await remove(customerId, older.slice(mostLogins - 1), options);
      const body = {
        permission_set: 'app_only',
        namespace,
        key: await hashOf(secret),
        value: new Date(now()).toISOString(),
      };
      await client.ask('createCustomerMetafields', { path: { customerId }, body }, options);
      const token = `${customerId}.${secret}`;
      trust(token);
      return token;
    },

    async customerOf(token, options) {
      const login = parse(token);
      if (!login || isTrusted(token)) return login?.customerId;
      const key = await hashOf(login.secret);
      const fields = await read(login.customerId, options);
      if (!fields.some((field) => field.key === key)) return undefined;
      trust(token);
      return login.customerId;
    },

    async end(token, options) {
      const login = parse(token);
      if (!login) return;
      known.delete(nameOf(token));
      const own = await hashOf(login.secret);
      await removeWhere((key) => key === own, login.customerId, options);
    },

    async endAll(customerId, except, options) {
      for (const name of known.keys()) if (name.startsWith(nameOf(`${customerId}.`))) known.delete(name);
      const own = except === undefined ? undefined : await hashOf(parse(except)?.secret ?? '');
      await removeWhere((key) => key !== own, customerId, options);
    },
  };
}

function parse(token: string): { customerId: number; secret: string } | undefined {
  const [id = '', secret] = token.split('.');
  const customerId = parseId(id);
  return customerId === undefined || !secret ? undefined : { customerId, secret };
}
