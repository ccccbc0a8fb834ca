import { liteClient } from 'algoliasearch/lite';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../sandbox.js';

const sandbox = createSandbox();
const address = 'https://northlane.test';

/** The service's own client, connected to a sandbox. */
const client = liteClient('SANDBOX', 'search', {
  hosts: [{ url: 'northlane.test', protocol: 'https', accept: 'readWrite' }],
  requester: {
    async send({ url, method, headers, data }) {
      const response = await sandbox.fetch(url, { method, headers, body: data as string });
      return { status: response.status, content: await response.text(), isTimedOut: false };
    },
  },
});

interface Shown {
  name: string;
  brand: string;
  priceValue: number;
  availableForSale: boolean;
}

const ask = async (parameters: Record<string, unknown>) => {
  const { results } = await client.searchForHits<Shown>({ requests: [{ indexName: 'products', ...parameters }] });
  return results[0]!;
};
const names = async (parameters: Record<string, unknown>) =>
  (await ask({ hitsPerPage: 1000, ...parameters })).hits.map(({ name }) => name);

const post = (path: string, body: unknown, headers: Record<string, string> = key) =>
  sandbox.fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
const key = { 'x-algolia-application-id': 'SANDBOX', 'x-algolia-api-key': 'search' };

describe('a search', () => {
  it('returns page by page, from 0', async () => {
    const first = await ask({ query: 'bike', hitsPerPage: 5 });
    const second = await ask({ query: 'bike', hitsPerPage: 5, page: 1 });
    expect(first).toMatchObject({ page: 0, hitsPerPage: 5, nbPages: Math.ceil(first.nbHits! / 5), query: 'bike' });
    expect(second).toMatchObject({ page: 1 });
    expect(new Set([...first.hits, ...second.hits].map(({ objectID }) => objectID)).size).toBe(10);
    expect((await ask({ query: 'bike', page: 99 })).hits).toEqual([]);
  });

  it('returns every product if there are no words', async () => {
    expect((await ask({ query: '' })).nbHits).toBe(sandbox.shop.catalog.products.length);
  });

  it('forgives a wrong letter, and marks the matched word', async () => {
    const { hits } = await ask({ query: 'jersay' });
    expect(hits[0]).toMatchObject({
      name: 'Merino Jersey',
      _highlightResult: { name: { value: 'Merino <em>Jersey</em>', matchLevel: 'full', matchedWords: ['jersay'] } },
    });
  });

  it('marks the matched part of a word, between the given tags', async () => {
    const { hits } = await ask({ query: 'jers', highlightPreTag: '[', highlightPostTag: ']' });
    expect(hits[0]?._highlightResult).toMatchObject({
      name: { value: 'Merino [Jers]ey', matchLevel: 'full', fullyHighlighted: false },
      brand: { value: 'Northlane', matchLevel: 'none', matchedWords: [] },
    });
  });

  it('returns the requested attributes of a record', async () => {
    const { hits } = await ask({ query: 'jersey', attributesToRetrieve: ['slug'], attributesToHighlight: ['name'] });
    expect(Object.keys(hits[0]!).toSorted()).toEqual(['_highlightResult', 'objectID', 'slug']);
    expect(Object.keys(hits[0]!._highlightResult!)).toEqual(['name']);
  });

  it('also takes parameters in the form of a URL', async () => {
    const response = await post('/1/indexes/products/query', { params: 'query=merino%20jersey&hitsPerPage=1' });
    expect(await response.json()).toMatchObject({ nbHits: 1, hits: [{ slug: '/merino-jersey' }] });
  });
});

describe('filters', () => {
  it.each([
    ['brand:Skerry', { filters: 'brand:Skerry' }],
    ['a list within a list', { facetFilters: [['brand:Skerry', 'brand:Dunlin'], 'brand:-Dunlin'] }],
    ['NOT and parentheses', { filters: '(brand:Skerry OR brand:"Dunlin") AND NOT brand:Dunlin' }],
  ])('by %s', async (_, parameters) => {
    const found = sandbox.shop.catalog.products.filter(({ data }) => data.vendor === 'Skerry');
    expect(await names(parameters)).toEqual(found.map(({ data }) => data.title));
  });

  it.each([
    ['priceValue < 20', (price: number) => price < 20],
    ['priceValue >= 20 AND priceValue <= 50', (price: number) => price >= 20 && price <= 50],
    ['priceValue:20 TO 50', (price: number) => price >= 20 && price <= 50],
  ])('by numbers: %s', async (filters, passes) => {
    const { hits, nbHits } = await ask({ filters, hitsPerPage: 1000 });
    const all = await ask({ query: '', hitsPerPage: 1000 });
    expect(nbHits).toBe(all.hits.filter(({ priceValue }) => passes(priceValue)).length);
    expect(hits.every(({ priceValue }) => passes(priceValue))).toBe(true);
    expect(nbHits).toBeGreaterThan(0);
  });

  it('by options and by availability', async () => {
    expect(await names({ facetFilters: ['options.Size:XXL'] })).toContain('Harbor Rain Jacket');
    const sold = await ask({ filters: 'availableForSale:false', hitsPerPage: 1000 });
    expect(sold.hits.length).toBeGreaterThan(0);
    expect(sold.hits.every(({ availableForSale }) => !availableForSale)).toBe(true);
  });

  it('are counted as facets of the results', async () => {
    const found = await ask({ query: 'bike', facets: ['brand', 'priceValue'], hitsPerPage: 1000 });
    const skerry = found.hits.filter(({ brand }) => brand === 'Skerry').length;
    const prices = found.hits.map(({ priceValue }) => priceValue);
    expect(found.facets?.brand?.Skerry).toBe(skerry);
    expect(found.facets_stats?.priceValue).toMatchObject({ min: Math.min(...prices), max: Math.max(...prices) });
    expect((await ask({ query: 'jersey', facets: ['*'] })).facets).toHaveProperty(['options.Size']);
  });
});

describe('a refusal', () => {
  it.each([
    ['no key', '/1/indexes/*/queries', { requests: [] }, {}, 403, 'Invalid Application-ID or API key'],
    ['another index', '/1/indexes/others/query', {}, key, 404, 'Index others does not exist'],
    ['an unknown parameter', '/1/indexes/products/query', { colour: 'red' }, key, 400, 'Unknown parameter: colour'],
    [
      'a page before the first',
      '/1/indexes/products/query',
      { page: -1 },
      key,
      400,
      'Invalid value for "page" parameter',
    ],
    [
      'an unreadable filter',
      '/1/indexes/products/query',
      { filters: 'brand:A AND' },
      key,
      400,
      'Invalid syntax in filter: brand:A AND',
    ],
    [
      'a broken parenthesis',
      '/1/indexes/products/query',
      { filters: '(brand:A' },
      key,
      400,
      'Invalid syntax in filter: (brand:A',
    ],
    [
      'no requests',
      '/1/indexes/*/queries',
      {},
      key,
      400,
      'Invalid value for "requests" parameter, expected a list of objects',
    ],
  ])('%s', async (_, path, body, headers, status, message) => {
    const response = await post(path, body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ status, message });
  });

  it('a wrong key, if there is one', async () => {
    const locked = createSandbox({ accessToken: 'secret' });
    const status = async (apiKey: string) => {
      const query = new URLSearchParams({ 'x-algolia-application-id': 'A', 'x-algolia-api-key': apiKey });
      const body = JSON.stringify({ query: 'bike' });
      return (await locked.fetch(`${address}/1/indexes/products/query?${query}`, { method: 'POST', body })).status;
    };
    expect([await status('search'), await status('secret')]).toEqual([403, 200]);
  });
});

describe('other calls', () => {
  const read = async (response: Promise<Response>) => {
    const answer = await response;
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  it('counts without hits', async () => {
    expect(await ask({ query: 'bike', hitsPerPage: 0 })).toMatchObject({ hits: [], nbPages: 0, hitsPerPage: 0 });
  });

  it('returns the values of a facet, the most frequent first, and those that begin with the typed text', async () => {
    const path = '/1/indexes/products/facets/brand/query';
    const { facetHits } = (await read(post(path, {}))).body as { facetHits: { count: number }[] };
    const counts = facetHits.map(({ count }) => count);
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(await read(post(path, { facetQuery: 'ske' }))).toMatchObject({
      status: 200,
      body: { facetHits: [{ value: 'Skerry', highlighted: '<em>Ske</em>rry', count: expect.any(Number) }] },
    });
    expect(await read(post(path, { facetQuery: 'none' }))).toMatchObject({ body: { facetHits: [] } });
    const beside = { requests: [{ indexName: 'products', type: 'facet', facet: 'brand', facetQuery: 'ske' }] };
    expect(await read(post('/1/indexes/*/queries', beside))).toMatchObject({
      body: { results: [{ facetHits: [{ value: 'Skerry' }] }] },
    });
  });

  it('browses to its end by cursors', async () => {
    const seen: unknown[] = [];
    let cursor: unknown;
    do {
      const { body } = await read(
        post('/1/indexes/products/browse', { hitsPerPage: 20, ...(cursor !== undefined && { cursor }) }),
      );
      seen.push(...(body.hits as { objectID: string }[]).map(({ objectID }) => objectID));
      cursor = body.cursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(sandbox.shop.catalog.products.map(({ id }) => String(id)));
    expect((await read(post('/1/indexes/products/browse', { cursor: 'wrong!' }))).status).toBe(400);
  });

  it('returns records by their ids, and names missing ones', async () => {
    const [product] = sandbox.shop.catalog.products;
    const objectID = String(product!.id);
    const requests = [objectID, '1'].map((id) => ({ indexName: 'products', objectID: id }));
    expect(await read(post('/1/indexes/*/objects', { requests }))).toMatchObject({
      body: { results: [{ objectID, name: product!.data.title }, null] },
    });
    const get = (path: string) => read(sandbox.fetch(address + path, { headers: key }));
    expect(await get(`/1/indexes/products/${objectID}`)).toMatchObject({ status: 200, body: { objectID } });
    expect(await get('/1/indexes/products/1')).toEqual({
      status: 404,
      body: { message: 'ObjectID does not exist', status: 404 },
    });
    expect((await get(`/1/indexes/none/${objectID}`)).status).toBe(404);
  });
});
