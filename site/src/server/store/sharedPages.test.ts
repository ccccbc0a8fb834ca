import { createClient } from '@redis/client';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../log/log';
import { createMemoryPages } from './memoryPages';
import { redisServer, startRedis } from './redisServer';
import { createRedisStore, type RedisStoreOptions } from './redisStore';
import type { SharedPage, SharedPages, Store } from './store';

const secret = 'only for tests, and long enough to seal';

let redis: Awaited<ReturnType<typeof startRedis>>;
const shared = globalThis as { vitrineLog?: ReturnType<typeof createLog> | undefined };

beforeAll(async () => {
  shared.vitrineLog = createLog({ write: () => {} });
  if (redisServer) redis = await startRedis();
});
afterAll(async () => {
  shared.vitrineLog = undefined;
  await redis?.end();
});

/** A busy machine takes its time. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

const newName = () => `/en-US/products/${randomBytes(6).toString('hex')}`;

const page = (begunAt: number, facts: Partial<SharedPage['facts']> = {}): SharedPage => ({
  facts: { begunAt, lastModified: begunAt + 20, etag: `rendered at ${begunAt}`, ...facts },
  html: randomBytes(20_000),
  rest: randomBytes(5000),
});

/** A server that knows the changes, and ends with its test. */
async function openRedis(options: Partial<RedisStoreOptions> = {}): Promise<Store & { pages: SharedPages }> {
  const patience = 20_000;
  const store = createRedisStore({
    url: redis.url,
    secret,
    patience,
    mostPages: 100,
    ...options,
  });
  onTestFinished(() => store.close());
  store.changes.listen(() => {});
  const { pages } = store;
  if (!pages) throw new Error('It shares no pages.');
  await eventually(() => store.check());
  const name = newName();
  await pages.set(name, page(Date.now()));
  await eventually(async () => expect(await pages.get(name)).toBeDefined());
  return { ...store, pages };
}

const contract = (open: () => Promise<SharedPages>) => {
  let [one, other]: SharedPages[] = [];
  const servers = () => {
    if (!one || !other) throw new Error('There are no servers.');
    return [one, other] as const;
  };
  beforeEach(async () => {
    [one, other] = [await open(), await open()];
  });

  it('a page of one server is found by the other, byte by byte', async () => {
    const [first, second] = servers();
    const [name, rendered] = [newName(), page(Date.now())];
    expect(await second.get(name)).toBeUndefined();
    expect(await first.set(name, rendered)).toBe(true);
    const found = await second.get(name);
    expect(found?.html.equals(rendered.html)).toBe(true);
    expect(found?.rest.equals(rendered.rest)).toBe(true);
    expect(found?.facts.etag).toBe(rendered.facts.etag);
    expect(Math.abs((found?.facts.begunAt ?? 0) - rendered.facts.begunAt)).toBeLessThan(5000);
    expect(await first.get(newName())).toBeUndefined();
  });

  it('the latest page wins, by the time at which its rendering began', async () => {
    const [first, second] = servers();
    const [name, now] = [newName(), Date.now()];
    expect(await second.set(name, page(now, { etag: 'new' }))).toBe(true);
    expect(await first.set(name, page(now - 60_000, { etag: 'old' }))).toBe(false);
    expect((await first.get(name))?.facts.etag).toBe('new');
    expect(await first.set(name, page(now + 60_000, { etag: 'newer' }))).toBe(true);
    expect((await second.get(name))?.facts.etag).toBe('newer');
  });

  it('the other server gets the name of a new page, and of one that is no more', async () => {
    const [first, second] = servers();
    const [own, told] = [vi.fn(), vi.fn()];
    first.listen(own);
    second.listen(told);
    const name = newName();
    // The listener may not be connected yet.
    await eventually(async () => {
      await first.set(name, page(Date.now(), { etag: 'new' }));
      expect(told).toHaveBeenCalledWith(name, 'new');
    });
    await first.delete(name);
    await eventually(() => expect(told.mock.lastCall?.filter((part) => part !== undefined)).toEqual([name]));
    expect(await second.get(name)).toBeUndefined();
    expect(own).not.toHaveBeenCalled();
  });
};

describe('in memory', () => {
  let server: () => SharedPages;
  beforeEach(() => {
    server = createMemoryPages();
  });
  contract(async () => server());
});

describe.runIf(redisServer)('in Redis', () => {
  contract(async () => (await openRedis()).pages);

  it.each([
    ['another secret', { secret: `${secret}, another` }],
    ['other settings', { edition: 'another shop' }],
  ])('a server with %s has other pages', async (_which, options) => {
    const [one, other] = [await openRedis(), await openRedis(options)];
    const name = newName();
    await one.pages.set(name, page(Date.now()));
    expect(await one.pages.get(name)).toBeDefined();
    expect(await other.pages.get(name)).toBeUndefined();
  });

  it('keeps the latest pages only, up to a number', async () => {
    const { pages } = await openRedis({ mostPages: 3, edition: newName() });
    const names = Array.from({ length: 6 }, newName);
    for (const [number, name] of names.entries()) await pages.set(name, page(Date.now() + number));
    const kept = await Promise.all(names.map(async (name) => (await pages.get(name)) !== undefined));
    expect(kept).toEqual([false, false, false, true, true, true]);
  });

  it('a page that somebody else has written is none', async () => {
    const { pages } = await openRedis({ edition: 'written' });
    const [name, other] = [newName(), newName()];
    const client = await createClient({ url: redis.url.href }).connect();
    onTestFinished(() => client.destroy());
    const before = await client.keys('vitrine:page:*');
    await pages.set(name, page(Date.now()));
    const [key = ''] = (await client.keys('vitrine:page:*')).filter((known) => !before.includes(known));
    await pages.set(other, page(Date.now()));
    const [otherKey = ''] = (await client.keys('vitrine:page:*')).filter((known) => ![...before, key].includes(known));
    await client.copy(otherKey, key, { REPLACE: true });
    expect(await pages.get(other)).toBeDefined();
    expect(await pages.get(name)).toBeUndefined();
    await client.set(key, 'no page');
    expect(await pages.get(name)).toBeUndefined();
  });

  it('answers of the platform are read once for both servers, and again after a change', async () => {
    const [one, other] = [await openRedis(), await openRedis()];
    const [name, change] = [newName(), { of: 'products', ids: [newName()] } as const];
    const load = vi.fn(() => Promise.resolve(new Map([[1, 'Northlane']])));
    const heard = vi.fn();
    other.changes.listen(heard);
    for (const store of [one, other]) expect(await store.answers.read(name, load)).toEqual(new Map([[1, 'Northlane']]));
    expect(load).toHaveBeenCalledTimes(1);
    await one.changes.publish(change);
    await eventually(() => expect(heard).toHaveBeenCalledWith(change, expect.any(Number)));
    other.answers.clear();
    await other.answers.read(name, load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps no answer that nobody can write down, and no failure', async () => {
    const { answers } = await openRedis();
    const method = () => 1;
    expect(await answers.read(newName(), () => Promise.resolve(method))).toBe(method);
    const name = newName();
    await expect(answers.read(name, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await answers.read(name, () => Promise.resolve('up'))).toBe('up');
  });
});

describe.runIf(redisServer)('while Redis is away', () => {
  afterEach(() => redis.goOn());

  const expectAway = async ({ pages, answers }: Awaited<ReturnType<typeof openRedis>>, name: string) => {
    expect(await pages.get(name)).toBeUndefined();
    expect(await pages.set(name, page(Date.now()))).toBe(true);
    await pages.delete(name);
    expect(await answers.read(newName(), () => Promise.resolve('own'))).toBe('own');
  };

  it('a server has only its own pages, and shares them again afterwards', async () => {
    const store = await openRedis();
    const name = newName();
    await store.pages.set(name, page(Date.now()));
    await redis.end();
    await expectAway(store, name);
    redis.start();
    await eventually(async () => {
      await store.pages.set(name, page(Date.now()));
      expect(await store.pages.get(name)).toBeDefined();
    });
  });

  it('a Redis that hangs costs one wait, and no further one', async () => {
    const store = await openRedis();
    const hanging = createRedisStore({ url: redis.url, secret, patience: 100, mostPages: 100 });
    onTestFinished(() => hanging.close());
    hanging.changes.listen(() => {});
    const pages = hanging.pages;
    const name = newName();
    await store.pages.set(name, page(Date.now()));
    await eventually(async () => expect(await pages?.get(name)).toBeDefined());
    redis.hang();
    expect(await pages?.get(name)).toBeUndefined();
    const began = performance.now();
    for (let count = 0; count < 100; count++) await pages?.get(name);
    // A hundred waits would take ten seconds.
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
