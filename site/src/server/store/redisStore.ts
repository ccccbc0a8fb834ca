import { createClient } from '@redis/client';
import {
  createDataCache,
  latestFirst,
  mostLogins,
  type KeptLogin,
  type LoginList,
  type LoginLists,
  type Renewals,
  type ShopChange,
} from '@vitrine/commerce/server';
import { CommerceError } from '@vitrine/commerce';
import { sealData, unsealData } from 'iron-session';
import { createHmac, randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Attempts } from '../limits/attempts';
import { log } from '../log/log';
import { deliveriesFor, type Changes, type Deliveries, type Store } from './store';

export interface RedisStoreOptions {
  /** `redis://…`, or `rediss://…` over TLS. It may contain a password, so it is never logged. */
  url: URL;
  /** Names the keys, which would otherwise contain addresses of visitors and customers, and seals tokens. */
  secret: string;
  /** The longest wait for an answer, in milliseconds. Default: 1000. */
  patience?: number;
}

/** Milliseconds for which a renewed token is kept: as long as the cache in memory keeps one. */
const keptFor = 10 * 60_000;
/** Milliseconds after which another server may renew in place of one that died meanwhile. Longer than the wait for a platform. */
const lockedFor = 20_000;
/** Milliseconds between two looks at the result of another server. */
const lookEvery = 50;

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
const take = `
for _, key in ipairs(KEYS) do if redis.call('EXISTS', key) == 1 then return 0 end end
for _, key in ipairs(KEYS) do redis.call('SET', key, '1', 'PX', ARGV[1]) end
return 1`;
const unlock = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/** Milliseconds for which an account's list is kept after its last change: as long as a login can last. */
const listedFor = 90 * 24 * 60 * 60_000;

// The field '' of a list has the time until which all logins have ended.
const putLogin = `
local ended = tonumber(redis.call('HGET', KEYS[1], '') or '-1')
if tonumber(ARGV[2]) <= ended then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1`;
const endLogins = `
local ended = tonumber(redis.call('HGET', KEYS[1], '') or '-1')
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], '', math.max(ended, tonumber(ARGV[1])))
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`;

const clientOf = (url: URL, options: { disableOfflineQueue?: boolean } = {}) =>
  createClient({
    ...options,
    url: url.href,
    // A server that starts is busy, and nobody waits for the connection.
    socket: { connectTimeout: 5000, reconnectStrategy: (tries) => Math.min(tries * 50, 2000) },
  });

/** A store in Redis. Connects by itself, and again after a failure. Calls fail at once while there is no connection. */
export function createRedisStore({ url, secret, patience = 1000 }: RedisStoreOptions): Store {
  const client = clientOf(url, { disableOfflineQueue: true });
  reportConnection(client);
  // Its failures are events, which are reported above.
  client.connect().catch(() => {});
  client.unref();

  const keyOf = (kind: string, name: string) =>
    `vitrine:${kind}:${createHmac('sha256', secret).update(name).digest('base64url')}`;

  /** A server that hangs answers nothing, and keeps the connection. */
  const within = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const stop = new AbortController();
    const late = delay(patience, undefined, { signal: stop.signal }).then(() => {
      throw new Error(`Redis did not answer within ${patience} ms.`);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      stop.abort();
      late.catch(() => {});
    }
  };

  const run = (script: string, key: string, ...texts: string[]) =>
    within(client.eval(script, { keys: [key], arguments: texts }));

  const attempts: Attempts = {
    async count(name, { most, minutes }) {
      try {
        return Number(await run(count, keyOf('attempts', name), String(most), String(minutes * 60_000)));
      } catch (cause) {
        throw new CommerceError('network', 'attempts', 'Redis does not answer, so attempts cannot be counted.', {
          cause,
        });
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
    take: async (names) =>
      (await within(client.eval(take, { keys: deliveryKeys(names), arguments: [String(deliveriesFor)] }))) === 1,
    giveBack: async (names) => void (await within(client.del(deliveryKeys(names))).catch(() => {})),
  };

  const changes = changesIn(client, () => clientOf(url), keyOf('changes', ''), within);

  const orFailure = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.catch((cause: unknown) => {
      throw new CommerceError('network', 'logins', 'Redis does not answer, so logins are not known.', { cause });
    });

  const readList = async (key: string): Promise<LoginList> => {
    const { '': ended, ...sealed } = await within(client.hGetAll(key));
    const logins = await Promise.all(
      Object.values(sealed).map((text) => unsealData<KeptLogin>(text, { password: secret, ttl: 0 })),
    );
    // A login that another secret has sealed is unknown.
    return { logins: logins.filter(({ id }) => id), ...(ended && { endedAt: Number(ended) }) };
  };

  /** The list is never much longer than its bound: each server removes what is too much. */
  const putInto = async (key: string, login: KeptLogin) => {
    const sealed = await sealData(login, { password: secret, ttl: 0 });
    await run(putLogin, key, login.id, String(login.proved), sealed, String(listedFor));
    const { logins } = await readList(key);
    const tooMany = latestFirst(logins).slice(mostLogins);
    if (tooMany.length > 0)
      await within(
        client.hDel(
          key,
          tooMany.map(({ id }) => id),
        ),
      );
  };

  const listKey = (account: string) => keyOf('logins', account);
  const logins: LoginLists = {
    read: (account) => orFailure(readList(listKey(account))),
    put: (account, login) => orFailure(putInto(listKey(account), login)),
    remove: async (account, id) => void (await orFailure(within(client.hDel(listKey(account), id)))),
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
    check: async () => void (await within(client.ping())),
    close() {
      changes.close();
      client.destroy();
    },
  };
}

type Client = ReturnType<typeof clientOf>;

/** Publishes changes on a channel. The first listener opens a connection of its own, since one that listens can do nothing else. */
function changesIn(
  client: Client,
  another: () => Client,
  channel: string,
  within: <Answer>(answer: Promise<Answer>) => Promise<Answer>,
): Changes & { close(): void } {
  const listeners = new Set<(change: ShopChange) => void>();
  const tell = (change: ShopChange) => listeners.forEach((listener) => listener(change));
  const ownName = randomUUID();
  const receive = (message: string) => {
    const { from, change } = JSON.parse(message) as { from: string; change: ShopChange };
    if (from !== ownName) tell(change);
  };
  let subscriber: Client | undefined;
  const subscribe = () => {
    subscriber = another();
    // The client itself reports that Redis is away.
    subscriber.on('error', () => {});
    // What was published before, or while there was no connection, is lost.
    subscriber.on('ready', () => tell({ of: 'shop' }));
    const opened = subscriber;
    void opened
      .connect()
      .then(() => opened.subscribe(channel, receive))
      .then(() => tell({ of: 'shop' }))
      .catch(() => {});
    subscriber.unref();
  };
  return {
    async publish(change) {
      tell(change);
      await within(client.publish(channel, JSON.stringify({ from: ownName, change })));
    },
    listen(listener) {
      listeners.add(listener);
      if (!subscriber) subscribe();
    },
    close: () => subscriber?.destroy(),
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
    if (!isLost) log().error({ err, store: 'redis' }, 'Redis does not answer: nobody can sign in until it does.');
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) log().warn({ store: 'redis' }, 'Redis answers again.');
    isLost = false;
  });
}
