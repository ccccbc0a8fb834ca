import { expect, it, vi } from 'vitest';
import { createMemoryAttempts, type Limit } from '../limits/attempts';
import { countRead, readLimits, type Read } from './countReads';

const from = (peer: string) => new Headers({ 'x-vitrine-peer': peer });

it.each<[Read, Read]>([
  ['search', 'catalog'],
  ['catalog', 'search'],
])('limits the reads of a visitor (%s), tells when the next one is allowed, and reports it', async (read, other) => {
  let now = 1;
  const [attempts, report] = [createMemoryAttempts(() => now), vi.fn()];
  const count = (peer: string) => countRead(read, from(peer), { attempts, report });
  const [burst, long] = readLimits as [Limit, Limit];
  for (let made = 1; made <= long.most; made++) {
    expect(await count('192.0.2.1')).toBe(0);
    if (made % burst.most === 0) now += burst.minutes * 60_000;
  }
  expect(report).not.toHaveBeenCalled();
  expect(await count('192.0.2.1')).toBe(60_001 - now);
  expect(report).toHaveBeenCalledExactlyOnceWith('excess_rate_limit_exceeded', {
    visitor: '192.0.2.1',
    action: read,
  });
  expect(await count('192.0.2.2')).toBe(0);
  expect(await countRead(other, from('192.0.2.1'), { attempts, report })).toBe(0);
});

it('stops a burst of searches for some seconds', async () => {
  const [attempts, report] = [createMemoryAttempts(() => 1), vi.fn()];
  const made = Array.from({ length: 300 }, () => countRead('search', from('192.0.2.1'), { attempts, report }));
  const waits = await Promise.all(made);
  expect(waits.filter((wait) => wait === 0)).toHaveLength(40);
  expect(new Set(waits.slice(40))).toEqual(new Set([4000]));
});
