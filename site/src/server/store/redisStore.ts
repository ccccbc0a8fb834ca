import {
  createDataCache,
  latestFirst,
  mostEnded,
  mostLogins,
  type KeptLogin,
  type LoginList,
  type LoginLists,
  type Renewals,
} from '@vitrine/commerce/server';
import { CommerceError } from '@vitrine/commerce';
import { sealData, unsealData } from 'iron-session';
import { createHmac, randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attempts } from '../limits/attempts';
import { log } from '../log/log';
import { createRedisAnswers } from './redisAnswers';
import { createRedisBytes } from './redisBytes';
import { createRedisChanges } from './redisChanges';
import { clientOf, createPatience } from './redisClient';
import { createRedisPages } from './redisPages';
import { deliveriesFor, type Deliveries, type Store } from './store';

export interface RedisStoreOptions {
  /** `redis://…`, or `rediss://…` over TLS. It may contain a password, so it is never logged. */
  url: URL;
  /** Names the keys, which would otherwise contain addresses of visitors and customers, and seals tokens. */
  secret: string;
  /** The longest wait for an answer, in milliseconds. Default: 1000. */
  patience?: number;
  /** The most pages that are kept. The oldest go first. Default: 0, none. */
  mostPages?: number;
  /** Distinguishes servers whose pages differ, such as by their settings. Default: ''. */
  edition?: string;
}

/** Milliseconds for which a renewed token is kept: as long as the cache in memory keeps one. */
const keptFor = 10 * 60_000;
/** Milliseconds after which another server may renew in place of one that died meanwhile. Longer than the wait for a platform. */
const lockedFor = 20_000;
/** Milliseconds between two looks at the result of another server. */
const lookEvery = 50;

/** Milliseconds for which the write of a check is kept. */
const checkFor = 1000;

// Each script is one step for Redis: another server cannot count in between.
const count = `
local made = tonumber(redis.call('GET', KEYS[1]) or '0')
if made >= tonumber(ARGV[1]) then return math.max(redis.call('PTTL', KEYS[1]), 1) end
redis.call('INCR', KEYS[1])
if made == 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`;
const takeBack = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 1 then return redis.call('DECR', KEYS[1]) end
return redis.call('DEL', KEYS[1])`;
const unlock = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/** Milliseconds for which an account's list is kept after its last change: as long as a login can last. */
const listedFor = 90 * 24 * 60 * 60_000;

// The field '' of a list has the time until which all logins have ended, and the field '-' with an id when that login ended.
const putLogin = `
local ended = tonumber(redis.call('HGET', KEYS[1], '') or '-1')
if tonumber(ARGV[2]) <= ended or redis.call('HEXISTS', KEYS[1], '-' .. ARGV[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1`;
const endLogin = `
redis.call('HDEL', KEYS[1], ARGV[1])
redis.call('HSET', KEYS[1], '-' .. ARGV[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1`;
const endLogins = `
local ended = tonumber(redis.call('HGET', KEYS[1], '') or '-1')
for _, name in ipairs(redis.call('HKEYS', KEYS[1])) do
  if name:sub(1, 1) ~= '-' then redis.call('HDEL', KEYS[1], name) end
end
redis.call('HSET', KEYS[1], '', math.max(ended, tonumber(ARGV[1])))
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`;

/** A store in Redis. Connects by itself, and again after a failure. Calls fail at once while there is no connection. */
export function createRedisStore({
  url,
  secret,
  patience = 1000,
  mostPages = 0,
  edition = '',
}: RedisStoreOptions): Store {
  const client = clientOf(url, { disableOfflineQueue: true });
  reportConnection(client);
  // Its failures are events, which are reported above.
  client.connect().catch(() => {});
  client.unref();

  const keyOf = (kind: string, name: string) =>
    `vitrine:${kind}:${createHmac('sha256', secret).update(name).digest('base64url')}`;

  const within = createPatience(patience);

  const run = (script: string, key: string, ...texts: string[]) =>
    within(client.eval(script, { keys: [key], arguments: texts }));

  const attempts: Attempts = {
    async count(name, { most, minutes }) {
      try {
        return Number(await run(count, keyOf('attempts', name), String(most), String(minutes * 60_000)));
      } catch (cause) {
        throw new CommerceError(
          'network',
          'attempts',
          'Redis does not answer or takes no writes: no attempt is counted.',
          { cause },
        );
      }
    },
    takeBack: async (name) => void (await run(takeBack, keyOf('attempts', name)).catch(() => {})),
    forget: async (name) => void (await within(client.del(keyOf('attempts', name))).catch(() => {})),
  };

  interface Box {
    value?: unknown;
    isDone?: true;
  }

  const boxAt = async (key: string): Promise<Box> => {
    const sealed = await within(client.get(key));
    return sealed === null ? {} : unsealData<Box>(sealed, { password: secret });
  };

  /** Renews, or waits for the server that renews. Rejects with `Away` if Redis fails before anything was renewed. */
  const renewOnce = async <Value>(name: string, load: () => Promise<Value>): Promise<Value> => {
    const key = keyOf('renewal', name);
    const lock = `${key}:lock`;
    const mark = randomUUID();
    const until = Date.now() + lockedFor;
    while (Date.now() < until) {
      const box = await boxAt(key).catch(away);
      if (box.isDone) return box.value as Value;
      const isMine = await within(
        client.set(lock, mark, { condition: 'NX', expiration: { type: 'PX', value: lockedFor } }),
      ).catch(away);
      if (isMine === null) {
        await delay(lookEvery);
        continue;
      }
      try {
        // Another server may have ended between the two looks.
        const before = await boxAt(key).catch(away);
        if (before.isDone) return before.value as Value;
        const value = await load();
        const sealed = await sealData({ value, isDone: true } satisfies Box, {
          password: secret,
          ttl: keptFor / 1000,
        });
        // The token is renewed although the others do not know it.
        await within(client.set(key, sealed, { expiration: { type: 'PX', value: keptFor } })).catch(() => {});
        return value;
      } finally {
        await run(unlock, lock, mark).catch(() => {});
      }
    }
    throw new Away();
  };

  const own = createDataCache();
  const renewals: Renewals = {
    // One request of this process asks Redis, and the others wait for it.
    read: (name, load) =>
      own.read(name, () =>
        renewOnce(name, load).catch((error: unknown) => {
          if (error instanceof Away) return load();
          throw error;
        }),
      ),
  };

  const deliveryKeys = (names: readonly string[]) => names.map((name) => keyOf('delivery', name));
  const deliveries: Deliveries = {
    isKnown: async (names) => (await within(client.exists(deliveryKeys(names)))) > 0,
    async note(names) {
      const expiration = { type: 'PX', value: deliveriesFor } as const;
      await within(Promise.all(deliveryKeys(names).map((key) => client.set(key, '1', { expiration }))));
    },
  };

  const changes = createRedisChanges({ client, another: () => clientOf(url), name: keyOf('changes', ''), within });
  const bytes = createRedisBytes({ client, secret, within });
  const ofEdition = (kind: string) => (name: string) => keyOf(kind, `${edition} ${name}`);
  const answers = createRedisAnswers({
    client,
    bytes,
    changes,
    keyOf: ofEdition('answer'),
    countKey: keyOf('answers', ''),
  });
  const pages =
    mostPages > 0
      ? createRedisPages({
          client,
          bytes,
          changes,
          keyOf: ofEdition('page'),
          index: keyOf('pages', edition),
          most: mostPages,
        })
      : undefined;

  const orFailure = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.catch((cause: unknown) => {
      throw new CommerceError('network', 'logins', 'Redis does not answer, so logins are not known.', { cause });
    });

  const readList = async (key: string): Promise<LoginList> => {
    const { '': endedAt, ...fields } = await within(client.hGetAll(key));
    const isEnd = ([name]: [string, string]) => name.startsWith('-');
    const all = Object.entries(fields);
    const ends = all.filter(isEnd).sort(([, one], [, other]) => Number(one) - Number(other));
    const sealed = all.filter((field) => !isEnd(field));
    const logins = await Promise.all(
      sealed.map(([, text]) => unsealData<KeptLogin>(text, { password: secret, ttl: 0 })),
    );
    return {
      // A login that another secret has sealed is unknown.
      logins: logins.filter(({ id }) => id),
      ...(endedAt && { endedAt: Number(endedAt) }),
      ...(ends.length > 0 && { ended: ends.map(([name]) => name.slice(1)) }),
    };
  };

  const removeFields = async (key: string, names: readonly string[]) => {
    if (names.length > 0) await within(client.hDel(key, [...names]));
  };

  // The list is never much longer than its bounds: each server removes what is too much.
  const putInto = async (key: string, login: KeptLogin) => {
    const sealed = await sealData(login, { password: secret, ttl: 0 });
    await run(putLogin, key, login.id, String(login.proved), sealed, String(listedFor));
    const { logins } = await readList(key);
    await removeFields(
      key,
      latestFirst(logins)
        .slice(mostLogins)
        .map(({ id }) => id),
    );
  };
  const endIn = async (key: string, id: string) => {
    await run(endLogin, key, id, String(Date.now()), String(listedFor));
    const { ended = [] } = await readList(key);
    await removeFields(
      key,
      ended.slice(0, -mostEnded).map((former) => `-${former}`),
    );
  };

  const listKey = (account: string) => keyOf('logins', account);
  const logins: LoginLists = {
    read: (account) => orFailure(readList(listKey(account))),
    put: (account, login) => orFailure(putInto(listKey(account), login)),
    end: (account, id) => orFailure(endIn(listKey(account), id)),
    endAll: async (account, until) =>
      void (await orFailure(run(endLogins, listKey(account), String(until), String(listedFor)))),
  };

  return {
    name: 'redis',
    attempts,
    renewals,
    deliveries,
    changes,
    logins,
    answers,
    pages,
    async check() {
      // A full Redis and a copy answer, and take no write.
      await within(client.set(keyOf('check', ''), '1', { expiration: { type: 'PX', value: checkFor } }));
      changes.check();
    },
    close() {
      changes.close();
      client.destroy();
    },
  };
}

/** Redis does not answer. */
class Away extends Error {}

const away = (cause: unknown): never => {
  throw new Away('Redis does not answer.', { cause });
};

/** Logs when the connection fails and when it is there again, and not each try in between. */
function reportConnection(client: EventEmitter) {
  let isLost = false;
  client.on('error', (err: Error) => {
    if (!isLost)
      log().error(
        { err, store: 'redis' },
        'Redis does not answer: nobody can sign in until it does, and each server has its own pages.',
      );
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) log().warn({ store: 'redis' }, 'Redis answers again.');
    isLost = false;
  });
}
