import { describe, expect, it } from 'vitest';
import { createDataCache } from './dataCache.js';

function openCache(maxEntries?: number) {
  let time = 1;
  let loads = 0;
  const cache = createDataCache({ maxAge: 100, now: () => time, ...(maxEntries && { maxEntries }) });
  return {
    read: (name = 'a') => cache.read(name, async () => ++loads),
    fail: () => cache.read('a', () => Promise.reject(new Error('no'))),
    pass: (milliseconds: number) => void (time += milliseconds),
    clear: cache.clear,
  };
}

describe('a cached value', () => {
  it('is read once for all concurrent callers', async () => {
    const { read } = openCache();
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    expect(await read()).toBe(1);
    expect(await read('b')).toBe(2);
  });

  it('is read again in the background if it is old; callers wait if it is very old', async () => {
    const { read, pass } = openCache();
    await read();
    pass(101);
    expect([await read(), await read()]).toEqual([1, 2]);
    pass(1001);
    expect(await read()).toBe(3);
  });

  it('is never a failure', async () => {
    const { read, fail } = openCache();
    await expect(fail()).rejects.toThrow('no');
    expect(await read()).toBe(1);
  });

  it('outlives a failed refresh', async () => {
    const { read, fail, pass } = openCache();
    await read();
    pass(101);
    expect(await fail()).toBe(1);
    expect(await read()).toBe(1);
    expect(await read()).toBe(2);
  });

  it('has a limit: the least recently used value is dropped', async () => {
    const { read } = openCache(2);
    await read('a');
    await read('b');
    await read('a');
    await read('c');
    expect([await read('a'), await read('c'), await read('b')]).toEqual([1, 3, 4]);
  });

  it('is forgotten on demand', async () => {
    const { read, clear } = openCache();
    await read();
    clear();
    expect(await read()).toBe(2);
  });
});
