import { createDataCache, type DataCache } from '@vitrine/commerce/server';
import { deserialize, serialize } from 'node:v8';
import type { RedisBytes } from './redisBytes';
import type { RedisChanges } from './redisChanges';
import type { Client } from './redisClient';

/** Milliseconds for which an answer is kept: as long as the cache in memory takes it for new. */
const keptFor = 60_000;

/**
 * Bytes of answers that all servers write within `keptFor`. So Redis never has more than twice as many, and room for counts of attempts. Further
 * answers are in the memory of their server only.
 */
export const mostAnswerBytes = 20_000_000;

/** Bytes that Redis needs for an answer's key and time, as an estimate. */
const perAnswer = 300;

const keep = `
local kept = tonumber(redis.call('GET', KEYS[2]) or '0')
if kept + ARGV[2] > tonumber(ARGV[3]) then return 0 end
redis.call('INCRBY', KEYS[2], ARGV[2])
if kept == 0 then redis.call('PEXPIRE', KEYS[2], ARGV[4]) end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[4])
return 1`;

interface RedisAnswersOptions {
  client: Client;
  bytes: RedisBytes;
  changes: RedisChanges;
  /** @param name of an answer */
  keyOf: (name: string) => string;
  /** The name of the key that counts the bytes of the answers. */
  countKey: string;
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
export function createRedisAnswers({ client, bytes, changes, keyOf, countKey }: RedisAnswersOptions): DataCache {
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
    const numbers = [signed.length + perAnswer, mostAnswerBytes, keptFor].map(String);
    await bytes.ask(() => client.eval(keep, { keys: [key, countKey], arguments: [signed, ...numbers] }));
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
