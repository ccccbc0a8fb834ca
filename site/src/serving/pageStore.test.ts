import { randomBytes } from 'node:crypto';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PageFile } from './pageFile.mjs';
import { PageStore } from './pageStore.mjs';

const kB = 1_000;

function newParent() {
  const parent = mkdtempSync(join(tmpdir(), 'vitrine-pages-test-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return parent;
}

/** The file is written after the pages are set, and a busy machine takes its time. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

/** A page of about 10 kB whose bytes differ from all others. */
const page = (name: string) => ({ facts: { name }, html: randomBytes(6 * kB), rest: randomBytes(4 * kB) });

async function fill(store: PageStore<{ name: string }>, count: number) {
  const all = Array.from({ length: count }, (_, number) => page(`/${number}`));
  for (const one of all) {
    store.set(one.facts.name, one);
    // The cache enforces its limit between requests.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return all;
}

const inMemory = (store: PageStore<{ name: string }>, count: number) =>
  Array.from({ length: count }, (_, number) => store.pages.peek(`/${number}`)).filter(Boolean).length;

it('keeps the pages in a file for which memory has no room', async () => {
  const store = new PageStore<{ name: string }>({ memory: 500 * kB, disk: 10_000 * kB, folder: newParent() });
  const all = await fill(store, 200);
  await eventually(() => expect(inMemory(store, 200)).toBeLessThan(50));
  for (const { facts, html, rest } of all) {
    expect(store.facts(facts.name)).toEqual(facts);
    expect(await store.get(facts.name)).toMatchObject({ facts, html, rest });
  }
  await eventually(() => expect(inMemory(store, 200)).toBeLessThan(50));
});

it('keeps brief facts of a page in the file, and returns all of them with the page', async () => {
  const store = new PageStore<{ name: string; headers?: string }>({
    memory: 100 * kB,
    disk: 10_000 * kB,
    folder: newParent(),
    brief: ({ name }) => ({ name }),
  });
  const all = Array.from({ length: 50 }, (_, number) => {
    const { html, rest } = page('');
    return { facts: { name: `/${number}`, headers: 'é' }, html, rest };
  });
  for (const one of all) store.set(one.facts.name, one);
  const filed = () => all.filter(({ facts }) => store.facts(facts.name)?.headers === undefined);
  await eventually(() => expect(filed().length).toBeGreaterThan(30));
  for (const { facts, html, rest } of filed()) {
    expect(store.facts(facts.name)).toEqual({ name: facts.name });
    expect(await store.get(facts.name)).toMatchObject({ facts, html, rest });
  }
});

it('keeps a frequently requested page in memory, although all others are requested in turn', async () => {
  const store = new PageStore<{ name: string }>({ memory: 500 * kB, disk: 10_000 * kB, folder: newParent() });
  await fill(store, 200);
  for (let use = 0; use < 20; use++) await store.get('/7');
  for (let number = 0; number < 200; number++) {
    await store.get(`/${number}`);
    if (number % 10 === 0) await store.get('/7');
  }
  expect(store.inMemory('/7')).toBeDefined();
});

it('drops the pages that do not fit into the file, and names them', async () => {
  const gone = vi.fn<(key: string) => void>();
  const folder = newParent();
  const store = new PageStore<{ name: string }>({ memory: 100 * kB, disk: 300 * kB, folder, onGone: gone });
  await fill(store, 100);
  // 300 kB in the file, and 100 kB in memory.
  await eventually(() => expect(gone.mock.calls.length).toBeGreaterThanOrEqual(60));
  for (const [key] of gone.mock.calls) expect(await store.get(key)).toBeUndefined();
  const cached = Array.from({ length: 100 }, (_, number) => `/${number}`).filter((key) => store.facts(key));
  expect(cached.length + gone.mock.calls.length).toBe(100);
  expect(cached.length).toBeGreaterThan(20);
});

it('returns the new version of a page, from memory and from the file', async () => {
  const store = new PageStore<{ name: string }>({ memory: 100 * kB, disk: 10_000 * kB, folder: newParent() });
  await fill(store, 50);
  await eventually(() => expect(inMemory(store, 50)).toBeLessThan(15));
  const next = Array.from({ length: 50 }, (_, number) => page(`/${number}`));
  for (const one of next) store.set(one.facts.name, one);
  for (const { facts, html } of next) expect((await store.get(facts.name))?.html).toEqual(html);
  store.delete('/7');
  expect(store.facts('/7')).toBeUndefined();
  expect(await store.get('/7')).toBeUndefined();
});

it('drops the pages that the file has lost, and names them, so that they are rendered again', async () => {
  const gone = vi.fn<(key: string) => void>();
  const path = join(newParent(), 'pages');
  const opened = vi.spyOn(PageFile, 'open').mockImplementation((size) => new PageFile(size, openSync(path, 'w+')));
  const write = vi.spyOn(PageFile.prototype, 'write');
  onTestFinished(() => {
    opened.mockRestore();
    write.mockRestore();
  });
  const store = new PageStore<{ name: string }>({ memory: 100 * kB, disk: 10_000 * kB, onGone: gone });
  await fill(store, 50);
  await eventually(() => expect(write.mock.calls.length).toBeGreaterThan(35));
  // A page that is written later would be in the file after all.
  await Promise.all(write.mock.results.map(({ value }) => value as Promise<void>));
  writeFileSync(path, randomBytes(200 * kB));
  const read = await Promise.all(Array.from({ length: 50 }, (_, number) => store.get(`/${number}`)));
  const missing = read.flatMap((found, number) => (found ? [] : [`/${number}`]));
  expect(missing.length).toBeGreaterThan(35);
  expect(gone.mock.calls.map(([key]) => key).toSorted()).toEqual(missing.toSorted());
  for (const key of missing) expect(store.facts(key)).toBeUndefined();
});

it('continues in memory alone if no file can be written, and reports why', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => void warn.mockRestore());
  const folder = join(newParent(), 'file');
  writeFileSync(folder, '');
  const store = new PageStore<{ name: string }>({ memory: 100 * kB, disk: 10_000 * kB, folder });
  await fill(store, 50);
  await eventually(() => expect(warn).toHaveBeenCalledOnce());
  expect(String(warn.mock.calls[0])).toContain('PAGE_CACHE_FOLDER');
  expect(inMemory(store, 50)).toBeGreaterThan(0);
});
