import { createDataCache, type DataCache } from '@vitrine/commerce/server';
import { deserialize, serialize } from 'node:v8';
import type { RedisBytes } from './redisBytes';
import type { RedisChanges } from './redisChanges';
import type { Client } from './redisClient';

/** Milliseconds for which an answer is kept: as long as the cache in memory takes it for new. */
const keptFor = 60_000;

interface RedisAnswersOptions {
  client: Client;
  bytes: RedisBytes;
  changes: RedisChanges;
  /** @param name of an answer */
  keyOf: (name: string) => string;
}

interface Box {
  value: unknown;
  /** When it was asked for, in ms since 1970, in the clock of Redis. */
  askedAt: number;
}

/** Undefined for a value that only its process can have, such as a function. */
function bytesOf(box: Box): Buffer | undefined {
  try {
    return serialize(box);
  } catch {
    return undefined;
  }
}

/** Answers of the platform that all servers keep together. Each server has them in memory first. */
export function createRedisAnswers({ client, bytes, changes, keyOf }: RedisAnswersOptions): DataCache {
  const own = createDataCache();

  const find = async (key: string): Promise<Box | undefined> => {
    if (!changes.isCurrent()) return undefined;
    const found = await bytes.read(key);
    const box = found && (deserialize(found) as Box);
    return box && box.askedAt - changes.clockAhead() > changes.lastAt() ? box : undefined;
  };

  const put = async (key: string, box: Box) => {
    const written = bytesOf(box);
    if (!written) return;
    const signed = bytes.sign(key, written);
    await bytes.ask(() => client.set(key, signed, { expiration: { type: 'PX', value: keptFor } }));
  };

  return {
    read: <Value>(name: string, load: () => Promise<Value>) =>
      own.read(name, async () => {
        const key = keyOf(name);
        const box = await find(key);
        if (box) return box.value as Value;
        const askedAt = Date.now() + changes.clockAhead();
        const value = await load();
        await put(key, { value, askedAt });
        return value;
      }),
    clear: () => own.clear(),
  };
}
