import type { SearchClient, SearchResults } from '@vitrine/commerce';
import { expect, it, vi } from 'vitest';
import { sharedSearch } from './sharedSearch';

const results = { hits: [], total: 0 } as Partial<SearchResults> as SearchResults;

function setUp() {
  const pending: { resolve: (found: SearchResults) => void; signal: AbortSignal | undefined }[] = [];
  const search = vi.fn<SearchClient['search']>(
    (_query, _place, options) =>
      new Promise((resolve, reject) => {
        pending.push({ resolve, signal: options?.signal });
        options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const suggest = vi.fn<SearchClient['suggest']>(() => Promise.resolve([]));
  return { shared: sharedSearch({ search, suggest }, new Map()), search, suggest, pending };
}

it('equal searches at the same time are one call, for visitors at any address', async () => {
  const { shared, search, pending } = setUp();
  const ask = (ip: string) => shared.search('bike', { page: 0 }, { buyer: { locale: 'en-US', ip } });
  const answers = [ask('192.0.2.1'), ask('192.0.2.2'), ask('192.0.2.1')];
  expect(search).toHaveBeenCalledTimes(1);
  pending[0]?.resolve(results);
  expect(await Promise.all(answers)).toEqual([results, results, results]);
  void ask('192.0.2.1');
  expect(search).toHaveBeenCalledTimes(2);
});

it.each([
  ['query', 'bikes', 0, 'en-US'],
  ['page', 'bike', 1, 'en-US'],
  ['language', 'bike', 0, 'de'],
])('another %s is another call', (_, query, page, locale) => {
  const { shared, search } = setUp();
  void shared.search('bike', { page: 0 }, { buyer: { locale: 'en-US' } });
  void shared.search(query, { page }, { buyer: { locale } });
  expect(search).toHaveBeenCalledTimes(2);
});

it('is aborted if all callers are, and not before', async () => {
  const { shared, search, pending } = setUp();
  const [one, other] = [new AbortController(), new AbortController()];
  const answers = [one, other].map(({ signal }) => shared.search('bike', {}, { signal }));
  const settled = Promise.allSettled(answers);
  one.abort();
  expect(pending[0]?.signal?.aborted).toBe(false);
  other.abort();
  expect(pending[0]?.signal?.aborted).toBe(true);
  void shared.search('bike', {});
  expect(search).toHaveBeenCalledTimes(2);
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('a failure goes to all who wait, and is not kept', async () => {
  const { shared, suggest } = setUp();
  suggest.mockRejectedValueOnce(new Error('down'));
  const waiting = await Promise.allSettled([shared.suggest('bi'), shared.suggest('bi')]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared.suggest('bi')).toEqual([]);
  expect(suggest).toHaveBeenCalledTimes(2);
});
