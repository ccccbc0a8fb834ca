import { createClient } from '@redis/client';
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../log/log';
import { createMemoryStore } from './memoryStore';
import { createMemoryPages } from './memoryPages';
import { mostAnswerBytes } from './redisAnswers';
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

/** @param open returns servers of one shop, each with its own connection if they are in Redis */
const answersContract = (open: () => Promise<[Store, Store]>) => {
  let [one, other]: Store[] = [];
  const servers = () => {
    if (!one || !other) throw new Error('There are no servers.');
    return [one, other] as const;
  };
  beforeEach(async () => {
    [one, other] = await open();
    for (const { changes, answers } of servers()) changes.listen(() => answers.clear());
  });

  /** Publishes a change on one server. Resolves when the other has it. */
  const change = async ([from, to]: readonly [Store, Store]) => {
    const told = vi.fn();
    to.changes.listen(told);
    const news = { of: 'products', ids: [newName()] } as const;
    await from.changes.publish(news);
    await eventually(() => expect(told.mock.calls.map(([heard]) => heard as unknown)).toContainEqual(news));
  };

  it('asks once for an answer, for all who wait, for all who come later, and for all servers', async () => {
    const [first, second] = servers();
    const [name, answer] = [newName(), () => new Map([[1, { cents: 89n, at: new Date(0) }]])];
    const load = vi.fn(() => Promise.resolve(answer()));
    const waiting = await Promise.all([1, 2, 3].map(() => first.answers.read(name, load)));
    for (const read of [...waiting, await first.answers.read(name, load), await second.answers.read(name, load)])
      expect(read).toEqual(answer());
    expect(load).toHaveBeenCalledTimes(1);
    expect(await second.answers.read(newName(), () => Promise.resolve('another'))).toBe('another');
  });

  it('keeps an answer that is undefined, and one that nobody can write down', async () => {
    const [{ answers }] = servers();
    const method = () => 1;
    for (const answer of [undefined, method]) {
      const [name, load] = [newName(), vi.fn(() => Promise.resolve(answer))];
      for (let count = 0; count < 2; count++) expect(await answers.read(name, load)).toBe(answer);
      expect(load).toHaveBeenCalledTimes(1);
    }
  });

  it('keeps no failure, which all who wait get', async () => {
    const name = newName();
    const load = vi.fn(() => Promise.reject(new Error('down')));
    const [{ answers }, second] = servers();
    const waiting = await Promise.allSettled([answers.read(name, load), answers.read(name, load)]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await second.answers.read(name, () => Promise.resolve('up'))).toBe('up');
    expect(await answers.read(name, () => Promise.reject(new Error('not asked again')))).toBe('up');
  });

  it('asks again after a change, on all servers, also for an answer that was on its way', async () => {
    const [first, second] = servers();
    const [kept, pending] = [newName(), newName()];
    for (const { answers } of servers()) await answers.read(kept, () => Promise.resolve('old'));
    let arrive: (answer: string) => void = () => {};
    const load = vi.fn(() => new Promise<string>((resolve) => (arrive = resolve)));
    const late = second.answers.read(pending, load);
    await eventually(() => expect(load).toHaveBeenCalled());
    await change(servers());
    arrive('old');
    expect(await late).toBe('old');
    for (const name of [kept, pending])
      for (const server of [second, first])
        expect(await server.answers.read(name, () => Promise.resolve('new'))).toBe('new');
  });
};

describe('answers in memory', () => {
  answersContract(async () => {
    const store = createMemoryStore();
    return [store, store];
  });
});

describe.runIf(redisServer)('answers in Redis', () => {
  answersContract(async () => [await openRedis(), await openRedis()]);

  it('have a bound of bytes, which a large one alone does not use up', async () => {
    const [one, other] = [await openRedis(), await openRedis()];
    const load = vi.fn((bytes: number) => Promise.resolve('a'.repeat(bytes)));
    const askBoth = async (bytes: number) => {
      const name = newName();
      load.mockClear();
      for (const { answers } of [one, other]) await answers.read(name, () => load(bytes));
      return load.mock.calls.length;
    };
    expect(await askBoth(mostAnswerBytes)).toBe(2);
    expect(await askBoth(mostAnswerBytes / 2)).toBe(1);
    expect(await askBoth(mostAnswerBytes / 2)).toBe(2);
    const client = await createClient({ url: redis.url.href }).connect();
    onTestFinished(() => client.destroy());
    for (const key of await client.keys('vitrine:answers:*')) {
      expect(await client.pTTL(key)).toBeGreaterThan(0);
      await client.del(key);
    }
    expect(await askBoth(1)).toBe(1);
  });
});

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
    // An answer without a wait comes before Node turns to anything else.
    const isAtOnce = () => Promise.race([pages?.get(name).then(() => true), setImmediate(false)]);
    expect([await isAtOnce(), await isAtOnce()]).toEqual([true, true]);
  });
});
