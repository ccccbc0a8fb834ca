import { expect, it, vi } from 'vitest';
import { createMemoryAttempts } from '../limits/attempts';
import { countSearch, searchLimit } from './countSearch';

const from = (peer: string) => new Headers({ 'x-vitrine-peer': peer });

it('limits the searches of a visitor, tells when the next one is allowed, and reports it', async () => {
  const [attempts, report] = [createMemoryAttempts(() => 1), vi.fn()];
  const count = (peer: string) => countSearch(from(peer), { attempts, report });
  for (let made = 0; made < searchLimit.most; made++) expect(await count('192.0.2.1')).toBe(0);
  expect(report).not.toHaveBeenCalled();
  expect(await count('192.0.2.1')).toBe(60_000);
  expect(report).toHaveBeenCalledExactlyOnceWith('excess_rate_limit_exceeded', {
    visitor: '192.0.2.1',
    action: 'search',
  });
  expect(await count('192.0.2.2')).toBe(0);
});
