import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fstatSync, ftruncateSync, mkdtempSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PageFile, type Place } from './pageFile.mjs';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vitrine-file-test-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = () => randomBytes(1_000);

/** Puts a page into the file. Resolves to its place, or to undefined if the file has no room for it. */
async function put(file: PageFile, key: string, bytes: Buffer) {
  const reserved = file.reserve(key, bytes.length);
  if (reserved) await file.write(reserved.place, bytes);
  return reserved;
}

it('returns stored pages, in any order', async () => {
  const file = PageFile.open(10_000, folder);
  const pages = Array.from({ length: 10 }, page);
  const places = await Promise.all(pages.map((bytes, index) => put(file, `/${index}`, bytes)));
  for (const index of [7, 0, 9, 3]) expect(await file.read(places[index]!.place)).toEqual(pages[index]);
});

it('replaces the oldest pages by new ones, and names them, for pages of any size', async () => {
  const file = PageFile.open(10_000, folder);
  const held = new Map<Place, Buffer>();
  let lost = 0;
  for (let index = 0; index < 300; index++) {
    const bytes = randomBytes(1 + ((index * 7919) % 4_000));
    const reserved = await put(file, `/${index}`, bytes);
    for (const place of reserved?.lost ?? []) {
      lost++;
      // The oldest first.
      expect(held.keys().next().value).toBe(place);
      held.delete(place);
    }
    held.set(reserved!.place, bytes);
    for (const [place, written] of held) expect(await file.read(place)).toEqual(written);
  }
  expect(lost).toBeGreaterThan(250);
  expect(fstatSync(file.descriptor).size).toBeLessThanOrEqual(10_000);
});

it('has no room for a page that is larger than itself', async () => {
  const file = PageFile.open(999, folder);
  expect(file.reserve('/large', 1_000)).toBeUndefined();
});

describe('a file that was damaged', () => {
  const flipped = (descriptor: number, offset: number) => {
    const byte = Buffer.alloc(1);
    readSync(descriptor, byte, 0, 1, offset);
    return Buffer.of(1 ^ byte.readUInt8());
  };
  const damages: [string, (descriptor: number) => void][] = [
    ['cut off', (descriptor) => ftruncateSync(descriptor, 1_500)],
    ['emptied', (descriptor) => ftruncateSync(descriptor, 0)],
    ['overwritten', (descriptor) => writeSync(descriptor, randomBytes(2_000), 0, 2_000, 500)],
    ['changed in one bit', (descriptor) => writeSync(descriptor, flipped(descriptor, 1_700), 0, 1, 1_700)],
  ];

  it.each(damages)('does not return a page that was %s', async (_, damage) => {
    const file = new PageFile(10_000, openSync(join(folder, 'pages'), 'w+'));
    const [, second] = [await put(file, '/1', page()), await put(file, '/2', page())];
    damage(file.descriptor);
    expect(await file.read(second!.place)).toBeUndefined();
    const bytes = page();
    expect(await file.read((await put(file, '/3', bytes))!.place)).toEqual(bytes);
  });
});

describe('processes with one folder', () => {
  /** Stores 50 pages of 10 kB with little room in memory, reads all of them, and waits. */
  const script = `
    import { randomBytes } from 'node:crypto';
    import { PageStore } from ${JSON.stringify(new URL('pageStore.mjs', import.meta.url).href)};
    const store = new PageStore({ memory: 100_000, disk: 5_000_000, folder: process.argv[1] });
    const pages = Array.from({ length: 50 }, (_, name) => ({ facts: { name }, html: randomBytes(6_000), rest: randomBytes(4_000) }));
    for (const page of pages) {
      store.set('/' + page.facts.name, page);
      await new Promise((next) => setImmediate(next));
    }
    const read = await Promise.all(pages.map(({ facts }) => store.get('/' + facts.name)));
    console.log(read.filter((page, index) => page?.html.equals(pages[index].html)).length);
    setInterval(() => {}, 1_000);
  `;
  const started: ChildProcess[] = [];
  afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

  /** Resolves to the process and the number of pages that it could read. */
  async function start() {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(child);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, read: Number(String(said)) };
  }

  it('do not disturb each other, and leave nothing behind, even if they are killed', async () => {
    const running = await Promise.all([start(), start()]);
    expect(running.map(({ read }) => read)).toEqual([50, 50]);
    // The files have no names by which another process could open them.
    expect(readdirSync(folder)).toEqual([]);
    for (const { child } of running) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    expect((await start()).read).toBe(50);
    expect(readdirSync(folder)).toEqual([]);
  });
});
