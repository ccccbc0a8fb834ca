import { randomUUID } from 'node:crypto';
import type { ShopChange } from '@vitrine/commerce/server';
import type { Client, Patience } from './redisClient';
import type { Changes } from './store';

/** Milliseconds for which pages are kept in Redis. A change from before can end none of them. */
export const pagesFor = 24 * 60 * 60_000;

// The log has the time of the last change of each product by its id, and of the whole shop by ''. Times are of the clock of Redis.
const time = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)`;

const note = `${time}
local shop = redis.call('ZSCORE', KEYS[1], '') or now
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
redis.call('ZADD', KEYS[1], shop, '')
for index = 3, #ARGV do redis.call('ZADD', KEYS[1], now, ARGV[index]) end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('PUBLISH', KEYS[1], string.format('%.0f', now) .. ' ' .. ARGV[1])
return 1`;

// Nobody knows what changed before the log began. Pages from before are ended.
const readLog = `${time}
if not redis.call('ZSCORE', KEYS[1], '') then redis.call('ZADD', KEYS[1], now, '') end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')`;

const readTime = `${time}
return string.format('%.0f', now)`;

/** Milliseconds of an answer that is good enough to compare two clocks. */
const quickAnswer = 10;
/** A busy machine gives no quick answer. */
const mostQuestions = 5;

/** Milliseconds after which the log is read again if Redis did not answer. */
const againAfter = 1000;

export interface RedisChanges extends Changes {
  /** Whether this server knows every change, so that it can judge the pages of other servers. */
  isCurrent(): boolean;
  /** @throws Error if there are listeners, and they may not know every change */
  check(): void;
  /** Milliseconds by which the clock of Redis is ahead of this server's. */
  clockAhead(): number;
  /** When anything changed last, in ms since 1970. 0 if nothing has. */
  lastAt(): number;
  /** Calls the listener with each message of a channel, on the connection of the changes. */
  subscribe(channel: string, listener: (message: string) => void): void;
  close(): void;
}

interface RedisChangesOptions {
  client: Client;
  /** Opens a further connection: one that listens can do nothing else. */
  another: () => Client;
  /** The name of the log's key, and of the channel. */
  name: string;
  within: Patience;
}

/** Publishes changes on a channel, and keeps a log of them for servers that start. The first listener opens a connection. */
export function createRedisChanges({ client, another, name, within }: RedisChangesOptions): RedisChanges {
  const listeners = new Set<(change: ShopChange, at?: number) => void>();
  const tell = (change: ShopChange, at?: number) => {
    last = Math.max(last, at ?? Date.now());
    for (const listener of listeners) {
      if (at === undefined) listener(change);
      else listener(change, at);
    }
  };
  const ownName = randomUUID();
  let subscriber: Client | undefined;
  let isSubscribed = false;
  let isCurrent = false;
  /** How often the connection failed, and how often of these the listeners have got a change of the whole shop. */
  let [missed, told] = [0, 0];
  let isClosed = false;
  let ahead = 0;
  let last = 0;

  const receive = (message: string) => {
    const end = message.indexOf(' ');
    const { from, change } = JSON.parse(message.slice(end)) as { from: string; change: ShopChange };
    if (from !== ownName) tell(change, Number(message.slice(0, end)) - ahead);
  };

  /** Compares the clocks by the quickest of some answers. */
  const compareClocks = async () => {
    let quickest = Infinity;
    for (let count = 0; count < mostQuestions && quickest > quickAnswer; count++) {
      const began = Date.now();
      const now = Number(await within(client.eval(readTime)));
      const took = Date.now() - began;
      if (took < quickest) ahead = Math.round(now - began - took / 2);
      quickest = Math.min(quickest, took);
    }
  };

  const readAll = async () => {
    const missedBefore = missed;
    await compareClocks();
    const log = (await within(client.eval(readLog, { keys: [name], arguments: [String(pagesFor)] }))) as string[];
    for (let index = 0; index < log.length; index += 2) {
      const [id = '', at] = log.slice(index, index + 2);
      tell(id === '' ? { of: 'shop' } : { of: 'products', ids: [id] }, Number(at) - ahead);
    }
    // What another server could not publish is in no log.
    if (missedBefore > told) tell({ of: 'shop' });
    told = missedBefore;
    isCurrent = missed === told;
    if (!isCurrent) catchUp();
  };
  const catchUp = () => {
    if (isClosed || !isSubscribed || isCurrent || !client.isReady || !subscriber?.isReady) return;
    void readAll().catch(() => setTimeout(catchUp, againAfter).unref());
  };

  const connect = (): Client => {
    const opened = another();
    // The client itself reports that Redis is away.
    opened.on('error', () => {
      isCurrent = false;
      missed += 1;
    });
    // After a failure it has subscribed again before.
    opened.on('ready', catchUp);
    client.on('ready', catchUp);
    void opened
      .connect()
      .then(() => opened.subscribe(name, receive))
      .then(() => {
        isSubscribed = true;
        catchUp();
      })
      .catch(() => {});
    opened.unref();
    return opened;
  };
  const connection = () => (subscriber ??= connect());

  return {
    async publish(change) {
      tell(change);
      const ids = change.of === 'shop' ? [''] : change.ids;
      const message = JSON.stringify({ from: ownName, change });
      await within(client.eval(note, { keys: [name], arguments: [message, String(pagesFor), ...ids] }));
    },
    listen(listener) {
      listeners.add(listener);
      connection();
    },
    isCurrent: () => isCurrent,
    check() {
      if (subscriber && !isCurrent) throw new Error('The changes of the shop are not known yet.');
    },
    clockAhead: () => ahead,
    lastAt: () => last,
    subscribe: (channel, listener) =>
      void connection()
        .subscribe(channel, listener)
        .catch(() => {}),
    close() {
      isClosed = true;
      subscriber?.destroy();
    },
  };
}
