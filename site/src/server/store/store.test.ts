import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mostEnded, mostLogins, type ShopChange } from '@vitrine/commerce/server';
import { createMemoryAttempts, type Limit } from '../limits/attempts';
import { createLog } from '../log/log';
import { createMemoryStore } from './memoryStore';
import { redisServer, startRedis } from './redisServer';
import { createRedisStore } from './redisStore';
import { store as sharedStore, withFallback } from './sharedStore';
import type { Store } from './store';

const secret = 'only for tests, and long enough to seal';
const quarter = 15 * 60_000;
const twice: Limit = { most: 2, minutes: 15 };

let redis: Awaited<ReturnType<typeof startRedis>>;
const lines: { level: string; msg: string }[] = [];
const shared = globalThis as { vitrineLog?: ReturnType<typeof createLog> | undefined };

beforeAll(async () => {
  shared.vitrineLog = createLog({
    write: (line) => void lines.push(JSON.parse(line) as { level: string; msg: string }),
  });
  if (redisServer) redis = await startRedis();
});
afterAll(async () => {
  shared.vitrineLog = undefined;
  await redis?.end();
});

/** Returns a store that is connected, and ends with its test. It waits for long, since a machine may be busy. */
async function openRedis({ patience = 20_000 } = {}): Promise<Store> {
  const store = createRedisStore({ url: redis.url, secret, patience });
  onTestFinished(() => store.close());
  await vi.waitFor(() => store.check(), { timeout: 20_000 });
  return store;
}

/** A name that no other test has counted. */
const someone = () => `${crypto.randomUUID()}@example.com`;

const login = (id: string, proved = 1) => ({ id, proved, began: proved, used: proved, token: `token ${id}` });

const contract = (open: () => Promise<Store>) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });

  it('allows attempts up to the limit, for each name', async () => {
    const name = someone();
    expect(await store.attempts.count(name, twice)).toBe(0);
    expect(await store.attempts.count(name, twice)).toBe(0);
    const wait = await store.attempts.count(name, twice);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(quarter);
    expect(await store.attempts.count(someone(), twice)).toBe(0);
  });

  it('allows as many as the limit of many at once', async () => {
    const name = someone();
    const waits = await Promise.all(Array.from({ length: 20 }, () => store.attempts.count(name, twice)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
  });

  it('allows attempts again after the time of the limit', async () => {
    const name = someone();
    const soon = { most: 1, minutes: 0.2 / 60 };
    expect(await store.attempts.count(name, soon)).toBe(0);
    await vi.waitFor(async () => expect(await store.attempts.count(name, soon)).toBe(0), { timeout: 20_000 });
  });

  it('takes an attempt back, and forgets all', async () => {
    const name = someone();
    for (const allowed of [true, true, false]) expect((await store.attempts.count(name, twice)) === 0).toBe(allowed);
    await store.attempts.takeBack(name);
    for (const allowed of [true, false]) expect((await store.attempts.count(name, twice)) === 0).toBe(allowed);
    await store.attempts.forget(name);
    await store.attempts.takeBack(name);
    for (const allowed of [true, true, false]) expect((await store.attempts.count(name, twice)) === 0).toBe(allowed);
  });

  it.each([{ accessToken: 'new' }, undefined])('renews once for all, to %o', async (token) => {
    const renew = vi.fn(() => Promise.resolve(token));
    const name = someone();
    const results = await Promise.all(Array.from({ length: 5 }, () => store.renewals.read(name, renew)));
    expect(results).toEqual(Array(5).fill(token));
    expect(await store.renewals.read(name, renew)).toEqual(token);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  const idsOf = async (account: string) => (await store.logins.read(account)).logins.map(({ id }) => id).sort();

  it('lists the logins of each account, replaces and ends them by their ids, and takes none back that has ended', async () => {
    const [ada, sam] = [someone(), someone()];
    expect(await store.logins.read(ada)).toEqual({ logins: [] });
    await store.logins.put(ada, login('a'));
    await store.logins.put(ada, { ...login('b'), device: { browser: 'Firefox' } });
    await store.logins.put(ada, { ...login('a'), used: 7 });
    await store.logins.put(sam, login('c'));
    const { logins } = await store.logins.read(ada);
    expect(logins).toHaveLength(2);
    expect(logins).toEqual(
      expect.arrayContaining([
        { ...login('a'), used: 7 },
        { ...login('b'), device: { browser: 'Firefox' } },
      ]),
    );
    await store.logins.end(ada, 'a');
    await store.logins.end(ada, 'unlisted');
    for (const id of ['a', 'unlisted']) await store.logins.put(ada, login(id));
    expect(await idsOf(ada)).toEqual(['b']);
    expect((await store.logins.read(ada)).ended?.toSorted()).toEqual(['a', 'unlisted']);
    await store.logins.endAll(ada, 1);
    await store.logins.put(ada, login('a', 2));
    expect(await idsOf(ada)).toEqual([]);
    expect(await idsOf(sam)).toEqual(['c']);
  });

  it('ends all logins of an account, and takes none of them back', async () => {
    const ada = someone();
    const now = Date.now();
    await store.logins.put(ada, login('old', now));
    await store.logins.endAll(ada, now);
    expect(await store.logins.read(ada)).toEqual({ logins: [], endedAt: now });
    await store.logins.put(ada, login('old', now));
    await store.logins.put(ada, login('new', now + 1));
    expect(await idsOf(ada)).toEqual(['new']);
    await store.logins.endAll(ada, now - 5);
    expect(await store.logins.read(ada)).toEqual({ logins: [], endedAt: now });
  });

  it('keeps a bounded number of logins of an account, the last used ones', async () => {
    const ada = someone();
    for (let number = 1; number <= mostLogins + 3; number++)
      await store.logins.put(ada, login(String(number).padStart(2, '0'), number));
    const ids = await idsOf(ada);
    expect(ids).toHaveLength(mostLogins);
    expect(ids[0]).toBe('04');
  });

  it('keeps a bounded number of ends of an account, the last ones', async () => {
    const ada = someone();
    for (let number = 1; number <= mostEnded + 3; number++) await store.logins.end(ada, String(number));
    const { ended = [] } = await store.logins.read(ada);
    expect(ended).toHaveLength(mostEnded);
    expect(ended).toContain(String(mostEnded + 3));
  });

  it('keeps no failed renewal', async () => {
    const renew = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('new');
    const name = someone();
    await expect(store.renewals.read(name, renew)).rejects.toThrow('down');
    expect(await store.renewals.read(name, renew)).toBe('new');
  });

  it('knows a delivery by any of its names, after it was noted', async () => {
    const [id, body] = [someone(), someone()];
    expect(await store.deliveries.isKnown([id, body])).toBe(false);
    expect(await store.deliveries.isKnown([id, body])).toBe(false);
    await store.deliveries.note([id, body]);
    expect(await store.deliveries.isKnown([someone(), body])).toBe(true);
    expect(await store.deliveries.isKnown([id, someone()])).toBe(true);
    expect(await store.deliveries.isKnown([someone(), someone()])).toBe(false);
  });

  it('tells its own listeners of a change at once, each time', async () => {
    const [one, other] = [vi.fn(), vi.fn()];
    store.changes.listen(one);
    store.changes.listen(other);
    const change = { of: 'products', ids: [someone()] } as const;
    for (const listener of [one, other]) listener.mockClear();
    await store.changes.publish(change);
    for (const listener of [one, other]) expect(listener).toHaveBeenCalledWith(change);
    await store.changes.publish(change);
    for (const listener of [one, other])
      // A server that connects meanwhile also gets the log of earlier changes, each with its time.
      expect(
        listener.mock.calls.filter(([told, at]) => at === undefined && JSON.stringify(told) === JSON.stringify(change)),
      ).toHaveLength(2);
  });
};

describe('in memory', () => contract(() => Promise.resolve(createMemoryStore())));

describe.runIf(redisServer)('in Redis', () => {
  contract(() => openRedis());

  it('two servers count together', async () => {
    const [one, other] = [await openRedis(), await openRedis()];
    const name = someone();
    expect(await one.attempts.count(name, twice)).toBe(0);
    expect(await other.attempts.count(name, twice)).toBe(0);
    expect(await one.attempts.count(name, twice)).toBeGreaterThan(0);
  });

  it('two servers know the same deliveries, for a week', async () => {
    const [one, other] = [await openRedis(), await openRedis()];
    const names = [someone()];
    await one.deliveries.note(names);
    expect(await other.deliveries.isKnown(names)).toBe(true);
    const client = await createClient({ url: redis.url.href }).connect();
    onTestFinished(() => client.destroy());
    for (const key of await client.keys('vitrine:delivery:*')) expect(await client.pTTL(key)).toBeGreaterThan(0);
  });

  it('a change reaches the other servers', async () => {
    const [one, other] = [await openRedis(), await openRedis()];
    const listener = vi.fn();
    other.changes.listen(listener);
    const change = { of: 'products', ids: [someone()] } as const;
    // The other server may not listen yet: then it gets the change as soon as it does.
    await one.changes.publish(change);
    const at = expect.any(Number) as number;
    await vi.waitFor(() => expect(listener).toHaveBeenCalledWith(change, at), { timeout: 20_000 });
    await vi.waitFor(() => expect(listener).toHaveBeenCalledWith({ of: 'shop' }, at), { timeout: 20_000 });
  });

  it('a server that starts gets the earlier changes, with their times', async () => {
    const began = Date.now();
    const change = { of: 'products', ids: [someone(), someone()] } as const;
    await (await openRedis()).changes.publish(change);
    const ended = Date.now();
    const listener = vi.fn<(change: ShopChange, at?: number) => void>();
    (await openRedis()).changes.listen(listener);
    for (const id of change.ids)
      await vi.waitFor(
        () => expect(listener).toHaveBeenCalledWith({ of: 'products', ids: [id] }, expect.any(Number) as number),
        { timeout: 20_000 },
      );
    const at = listener.mock.calls.find(([told]) => told.of === 'products' && told.ids[0] === change.ids[0])?.[1];
    // The clock of Redis is known to some milliseconds, on a busy machine to some more.
    expect(at).toBeGreaterThan(began - 5000);
    expect(at).toBeLessThan(ended + 5000);
  });

  it('two servers renew once, also while one of them is still renewing', async () => {
    const [one, other] = [await openRedis(), await openRedis()];
    const name = someone();
    let resolve: (token: string) => void = () => {};
    const renewed = new Promise<string>((done) => (resolve = done));
    const renew = vi.fn(() => renewed);
    const results = [one, other].map((store) => store.renewals.read(name, renew));
    await vi.waitFor(() => expect(renew).toHaveBeenCalled(), { timeout: 20_000 });
    resolve('new');
    expect(await Promise.all(results)).toEqual(['new', 'new']);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('if the renewal of one server fails, the other one renews', async () => {
    const [one, other] = [await openRedis(), await openRedis()];
    const name = someone();
    await expect(one.renewals.read(name, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await other.renewals.read(name, () => Promise.resolve('new'))).toBe('new');
  });

  it('neither addresses nor tokens can be read in it', async () => {
    const store = await openRedis();
    await store.attempts.count('login for robin@example.com by 203.0.113.7', twice);
    await store.renewals.read('shop renewed token-of-robin', () => Promise.resolve({ accessToken: 'next-of-robin' }));
    await store.logins.put('robin@example.com', { ...login('a'), token: 'token-of-robin' });
    const client = await createClient({ url: redis.url.href }).connect();
    onTestFinished(() => client.destroy());
    const keys = await client.keys('*');
    const valueOf = async (key: string) => {
      const type = await client.type(key);
      if (type === 'zset') return JSON.stringify(await client.zRange(key, 0, -1));
      return type === 'hash' ? JSON.stringify(await client.hGetAll(key)) : client.get(key);
    };
    const values = await Promise.all(keys.map(valueOf));
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.join()).toContain('vitrine:logins:');
    expect(keys.join() + values.join()).not.toMatch(/robin|203\.0\.113/);
  });

  it('with another secret, a kept token cannot be read', async () => {
    const name = someone();
    await (await openRedis()).renewals.read(name, () => Promise.resolve('new'));
    const stranger = createRedisStore({ url: redis.url, secret: `${secret}, another` });
    onTestFinished(() => stranger.close());
    await vi.waitFor(() => stranger.check(), { timeout: 20_000 });
    expect(await stranger.renewals.read(name, () => Promise.resolve('its own'))).toBe('its own');
  });
});

describe.runIf(redisServer)('while Redis is away', () => {
  afterEach(async () => {
    redis.goOn();
  });

  const expectAway = async (store: Store) => {
    const name = someone();
    await expect(store.attempts.count(name, twice)).rejects.toMatchObject({ name: 'CommerceError', kind: 'network' });
    const calls = [
      () => store.logins.read(name),
      () => store.logins.put(name, login('a')),
      () => store.logins.end(name, 'a'),
      () => store.logins.endAll(name, 1),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'CommerceError', kind: 'network' });
    await expect(store.check()).rejects.toThrow();
    await store.attempts.takeBack(name);
    await store.attempts.forget(name);
    expect(await store.renewals.read(name, () => Promise.resolve('new'))).toBe('new');
    await expect(store.renewals.read(someone(), () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    const own = withFallback(store.attempts, createMemoryAttempts());
    expect([await own.count(name, twice), await own.count(name, twice)]).toEqual([0, 0]);
    expect(await own.count(name, twice)).toBeGreaterThan(0);
  };

  it('deliveries and changes are refused; a server that may have missed some gets a change of the whole shop', async () => {
    const [one, other] = [await openRedis(), await openRedis()];
    const [own, listener] = [vi.fn(), vi.fn()];
    one.changes.listen(own);
    other.changes.listen(listener);
    const at = expect.any(Number) as number;
    await vi.waitFor(() => expect(listener).toHaveBeenCalledWith({ of: 'shop' }, at), { timeout: 20_000 });
    await redis.end();
    const change = { of: 'products', ids: [someone()] } as const;
    await vi.waitFor(() => expect(one.check()).rejects.toThrow(), { timeout: 20_000 });
    await expect(one.deliveries.isKnown([someone()])).rejects.toThrow();
    await expect(one.deliveries.note([someone()])).rejects.toThrow();
    await expect(one.changes.publish(change)).rejects.toThrow();
    expect(own).toHaveBeenCalledWith(change);
    listener.mockClear();
    redis.start();
    await vi.waitFor(() => expect(listener).toHaveBeenCalledWith({ of: 'shop' }), { timeout: 20_000 });
    await vi.waitFor(
      async () => {
        await one.changes.publish(change);
        expect(listener).toHaveBeenCalledWith(change, at);
      },
      { timeout: 20_000 },
    );
  });

  it('nothing is counted, tokens are renewed; it is logged once, and goes on by itself', async () => {
    const store = await openRedis();
    lines.length = 0;
    await redis.end();
    await vi.waitFor(() => expect(lines).not.toEqual([]), { timeout: 20_000 });
    await expectAway(store);
    expect(lines).toMatchObject([{ level: 'error', msg: expect.stringContaining('Redis does not answer') }]);
    redis.start();
    await vi.waitFor(() => store.check(), { timeout: 20_000 });
    expect(await store.attempts.count(someone(), twice)).toBe(0);
    expect(lines.map(({ level }) => level)).toEqual(['error', 'warn']);
  });

  it('the end of logins holds here at once, and on all servers as soon as Redis answers', async () => {
    vi.stubEnv('REDIS_URL', redis.url.href).stubEnv('SESSION_SECRET', secret);
    const { logins, check, close } = sharedStore();
    onTestFinished(() => {
      close();
      delete (globalThis as { vitrineStore?: Store }).vitrineStore;
      vi.unstubAllEnvs();
    });
    const other = await openRedis();
    await vi.waitFor(() => check(), { timeout: 20_000 });
    const [ada, sam] = [someone(), someone()];
    await redis.end();
    await expect(logins.endAll(ada, 7)).rejects.toMatchObject({ kind: 'network' });
    await expect(logins.endAll(ada, 5)).rejects.toMatchObject({ kind: 'network' });
    expect(await logins.read(ada)).toEqual({ logins: [], endedAt: 7 });
    await expect(logins.read(sam)).rejects.toMatchObject({ kind: 'network' });
    redis.start();
    const ended = { logins: [], endedAt: 7 };
    await vi.waitFor(async () => expect(await other.logins.read(ada)).toEqual(ended), { timeout: 20_000 });
    await other.logins.put(ada, login('old', 7));
    await other.logins.put(ada, login('new', 8));
    expect((await logins.read(ada)).logins).toMatchObject([{ id: 'new' }]);
  });

  it('a Redis that hangs is away, too', async () => {
    const store = await openRedis({ patience: 100 });
    redis.hang();
    await expectAway(store);
    redis.goOn();
    await vi.waitFor(() => store.check(), { timeout: 20_000 });
  });

  it.each([
    ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['is a copy that takes no writes', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ])('a Redis that %s is away, too', async (_which, change, back) => {
    const store = await openRedis();
    const client = await createClient({ url: redis.url.href }).connect();
    onTestFinished(() => client.destroy());
    await client.sendCommand(change);
    await expect(store.check()).rejects.toThrow();
    await expect(store.attempts.count(someone(), twice)).rejects.toMatchObject({ kind: 'network' });
    await client.sendCommand(back);
    await store.check();
  });

  it('a store that begins without Redis goes on as soon as it is there', async () => {
    await redis.end();
    const store = createRedisStore({ url: redis.url, secret });
    onTestFinished(() => store.close());
    await expectAway(store);
    redis.start();
    await vi.waitFor(() => store.check(), { timeout: 20_000 });
  });
});
