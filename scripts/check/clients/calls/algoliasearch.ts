import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { domain } from '../sandbox.ts';

const options = { hosts: [{ url: domain, protocol: 'https', accept: 'readWrite' }] } as const;
const client = algoliasearch('SANDBOX', 'search', { hosts: [...options.hosts] });
const lite = liteClient('SANDBOX', 'search', { hosts: [...options.hosts] });

interface Hit {
  name: string;
  slug: string;
}

export const calls = {
  'a search in one index': () =>
    client.searchSingleIndex<Hit>({ indexName: 'products', searchParams: { query: 'jersey', hitsPerPage: 3 } }),
  'searches in several, for their hits': () =>
    client.searchForHits<Hit>({
      requests: [
        { indexName: 'products', query: 'bike', page: 1, hitsPerPage: 2 },
        { indexName: 'products', query: '', hitsPerPage: 0 },
      ],
    }),
  'searches of a browser': () => lite.search<Hit>({ requests: [{ indexName: 'products', query: 'jers' }] }),
  'facets and filters': () =>
    client.search<Hit>({
      requests: [{ indexName: 'products', query: '', facets: ['*'], filters: 'availableForSale:true', hitsPerPage: 1 }],
    }),
  'a number for a range': () =>
    client.searchSingleIndex<Hit>({
      indexName: 'products',
      searchParams: { numericFilters: ['priceValue>=10', 'priceValue<=300'], attributesToRetrieve: ['name', 'slug'] },
    }),
  'values of a facet': () =>
    client.searchForFacetValues({
      indexName: 'products',
      facetName: 'brand',
      searchForFacetValuesRequest: { facetQuery: '' },
    }),
  'values of a facet, beside a search': () =>
    client.searchForFacets({ requests: [{ indexName: 'products', type: 'facet', facet: 'brand' }] }),
  'everything there is, page by page': async () => {
    const all: unknown[] = [];
    await client.browseObjects<Hit>({
      indexName: 'products',
      browseParams: { hitsPerPage: 20 },
      aggregator: ({ hits }) => all.push(...hits),
    });
    return all.length;
  },
  'some of the records': async () => {
    const { hits } = await client.searchSingleIndex<Hit>({ indexName: 'products', searchParams: { hitsPerPage: 2 } });
    const { results } = await client.getObjects<Hit>({
      requests: hits.map(({ objectID }) => ({ indexName: 'products', objectID })),
    });
    return results;
  },
  'one record': async () => {
    const { hits } = await client.searchSingleIndex<Hit>({ indexName: 'products' });
    return client.getObject({ indexName: 'products', objectID: hits[0]?.objectID ?? '' });
  },
  'an index that is not there': () =>
    client.searchSingleIndex({ indexName: 'none' }).then(
      () => Promise.reject(new Error('It answered.')),
      (error: { name: string; status: number; message: string }): { name: 'ApiError'; status: 404; message: string } =>
        error as never,
    ),
};
