import { CommerceError, type SearchClient, type SearchResults } from '@vitrine/commerce';
import { createCommerce, createMemorySession } from '@vitrine/commerce/server';
import { createSandbox } from '@vitrine/sandbox';
import { describe, expect, it } from 'vitest';
import { createSearchStore, hasMore, type SearchStore } from './store.js';

/** Opens a search whose responses arrive when the test releases them. */
function openSearch() {
  const sandbox = createSandbox();
  const { search } = createCommerce(
    { flavour: 'shopify_graphql', baseUrl: 'https://sandbox.northlane.test' },
    { fetch: (url, init) => sandbox.fetch(new Request(url, init)), session: createMemorySession() },
  );
  const asked: { query: string; page: number; answer: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const client: SearchClient = {
    ...search,
    search: (query, place = {}) => {
      let resolve!: (results: SearchResults) => void;
      let reject!: (reason: Error) => void;
      const promise = new Promise<SearchResults>((...settle) => ([resolve, reject] = settle));
      asked.push({
        query,
        page: place.page ?? 0,
        answer: async () => {
          resolve(await search.search(query, place));
          await promise;
        },
        fail: async () => {
          reject(new CommerceError('network', 'search', 'The connection failed.'));
          await promise.catch(() => {});
        },
      });
      return promise;
    },
  };
  return { store: createSearchStore(client), asked };
}

const seen = (store: SearchStore) => {
  const { status, query, hits, pagination } = store.getSnapshot();
  return { status, query, count: hits.length, page: pagination.page };
};

describe('spec §4: the statuses of a search', () => {
  it('begins empty', () => {
    expect(openSearch().store.getSnapshot()).toMatchObject({ status: 'PRISTINE', hits: [], pagination: { page: 0 } });
  });

  it('is LOADING until the first page has come, with ten products', async () => {
    const { store, asked } = openSearch();
    const done = store.search('  bike ');
    expect(seen(store)).toEqual({ status: 'LOADING', query: 'bike', count: 0, page: 0 });
    await asked[0]!.answer();
    await done;
    expect(seen(store)).toEqual({ status: 'LOADED', query: 'bike', count: 10, page: 0 });
    expect(store.getSnapshot().total).toBeGreaterThan(10);
  });

  it('is FETCHING_MORE while it keeps its results, and asks once', async () => {
    const { store, asked } = openSearch();
    const first = store.search('bike');
    await asked[0]!.answer();
    await first;
    const more = Promise.all([store.fetchMore(), store.fetchMore()]);
    expect(seen(store)).toEqual({ status: 'FETCHING_MORE', query: 'bike', count: 10, page: 0 });
    expect(asked).toHaveLength(2);
    await asked[1]!.answer();
    await more;
    const { hits, total } = store.getSnapshot();
    expect(hits).toHaveLength(Math.min(20, total));
    expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length);
  });

  it('is ERRORED after a failure, keeps its results, and tries again', async () => {
    const { store, asked } = openSearch();
    const first = store.search('bike');
    await asked[0]!.fail();
    await first;
    expect(store.getSnapshot()).toMatchObject({ status: 'ERRORED', query: 'bike', hits: [], failure: 'network' });
    const again = store.retry();
    await asked[1]!.answer();
    await again;
    const more = store.fetchMore();
    await asked[2]!.fail();
    await more;
    expect(seen(store)).toEqual({ status: 'ERRORED', query: 'bike', count: 10, page: 0 });
    void store.retry();
    expect(asked[3]).toMatchObject({ query: 'bike', page: 1 });
  });

  it('returns to PRISTINE without words', async () => {
    const { store, asked } = openSearch();
    const first = store.search('bike');
    await store.search('  ');
    await asked[0]!.answer();
    await first;
    expect(seen(store)).toEqual({ status: 'PRISTINE', query: '', count: 0, page: 0 });
  });
});

it('late answers never replace newer ones', async () => {
  const { store, asked } = openSearch();
  const old = store.search('kettle');
  const current = store.search('jersey');
  await asked[1]!.answer();
  await current;
  const newer = store.getSnapshot();
  await asked[0]!.answer();
  await old;
  expect(store.getSnapshot()).toBe(newer);
  expect(newer).toMatchObject({ status: 'LOADED', query: 'jersey' });
});

it('spec §9: there is more while totalPages > page + 1', () => {
  expect([0, 1, 2].map((page) => hasMore({ pagination: { page, totalPages: 2 } }))).toEqual([true, false, false]);
  expect(hasMore({ pagination: { page: 0, totalPages: 0 } })).toBe(false);
});
