import { randomUUID } from 'node:crypto';
import type { RedisBytes } from './redisBytes';
import { pagesFor, type RedisChanges } from './redisChanges';
import type { Client } from './redisClient';
import type { PageFacts, SharedPage, SharedPages } from './store';

// The index has the time at which the rendering of each page began. A page that began earlier does not replace one that began later.
const keep = `
local known = redis.call('ZSCORE', KEYS[2], KEYS[1])
if known and tonumber(known) > tonumber(ARGV[2]) and redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
redis.call('ZADD', KEYS[2], ARGV[2], KEYS[1])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
while redis.call('ZCARD', KEYS[2]) > tonumber(ARGV[4]) do redis.call('DEL', redis.call('ZPOPMIN', KEYS[2])[1]) end
redis.call('PUBLISH', KEYS[2], ARGV[5])
return 1`;
const remove = `
redis.call('DEL', KEYS[1])
redis.call('ZREM', KEYS[2], KEYS[1])
redis.call('PUBLISH', KEYS[2], ARGV[1])
return 1`;

interface RedisPagesOptions {
  client: Client;
  bytes: RedisBytes;
  changes: RedisChanges;
  /** @param name of a page */
  keyOf: (name: string) => string;
  /** The name of the index's key, and of the channel. */
  index: string;
  /** The most pages that are kept. */
  most: number;
}

/** Keeps rendered pages in Redis for a day. */
export function createRedisPages({ client, bytes, changes, keyOf, index, most }: RedisPagesOptions): SharedPages {
  const ownName = randomUUID();
  return {
    async get(name) {
      // Without the changes it could be older than one of them.
      if (!changes.isCurrent()) return undefined;
      const found = await bytes.read(keyOf(name));
      return found && inClock(unpack(found), -changes.clockAhead());
    },
    async set(name, page) {
      // Its times could not be told in the clock of Redis.
      if (!changes.isCurrent()) return true;
      const key = keyOf(name);
      const inRedis = inClock(page, changes.clockAhead());
      const { begunAt, etag } = inRedis.facts;
      const message = JSON.stringify({ from: ownName, name, etag });
      const texts = [begunAt, pagesFor, most].map(String);
      const kept = await bytes.ask(() =>
        client.eval(keep, { keys: [key, index], arguments: [bytes.sign(key, pack(inRedis)), ...texts, message] }),
      );
      return kept !== 0;
    },
    async delete(name) {
      const message = JSON.stringify({ from: ownName, name });
      await bytes.ask(() => client.eval(remove, { keys: [keyOf(name), index], arguments: [message] }));
    },
    listen(listener) {
      changes.subscribe(index, (message) => {
        const { from, name, etag } = JSON.parse(message) as { from: string; name: string; etag?: string };
        if (from !== ownName) listener(name, etag);
      });
    },
  };
}

/** Moves the times of a page from one clock to another. */
const inClock = ({ facts, ...bytes }: SharedPage, by: number): SharedPage => ({
  ...bytes,
  facts: { ...facts, begunAt: facts.begunAt + by, lastModified: facts.lastModified + by },
});

/** Its lengths, its facts, its HTML and the rest. */
function pack({ facts, html, rest }: SharedPage): Buffer {
  const text = Buffer.from(JSON.stringify(facts));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32LE(text.length, 0);
  lengths.writeUInt32LE(html.length, 4);
  return Buffer.concat([lengths, text, html, rest]);
}

function unpack(bytes: Buffer): SharedPage {
  const factsEnd = 8 + bytes.readUInt32LE(0);
  const htmlEnd = factsEnd + bytes.readUInt32LE(4);
  return {
    facts: JSON.parse(bytes.toString('utf8', 8, factsEnd)) as PageFacts,
    html: bytes.subarray(factsEnd, htmlEnd),
    rest: bytes.subarray(htmlEnd),
  };
}
