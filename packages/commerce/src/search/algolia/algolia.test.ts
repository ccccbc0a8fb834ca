import { createSandbox, type SandboxOptions } from '@vitrine/sandbox';
import { describe, expect, it } from 'vitest';
import { flavours, defaultFlavour, type Flavour } from '../../model/flavours.js';
import type { Fetch } from '../../shared/transport.js';
import {
  createCommerce,
  createMemorySession,
  sandboxSettings,
  toSearchRecord,
  type CommerceSettings,
} from '../../server.js';
import { failure } from '../../testing/adapters.js';
import { baseUrl } from '../../testing/openSandbox.js';
import { createVirtualClock } from '../../testing/virtualClock.js';

const index = { applicationId: 'SANDBOX', searchKey: 'search', index: 'products' };

interface Opened {
  flavour?: Flavour;
  search?: Partial<CommerceSettings['search']>;
  sandbox?: SandboxOptions;
  /** Answers instead of the service. */
  answer?: (url: URL) => Response | Promise<Response>;
}

/** Creates a shop that uses the sandbox's search service, and records the requests to the service. */
function open({ flavour = defaultFlavour, search, sandbox: options, answer }: Opened = {}) {
  const sandbox = createSandbox(options);
  const asked: { url: URL; headers: Headers; body: unknown }[] = [];
  const fetch: Fetch = async (address, init = {}) => {
    const url = new URL(address);
    if (!url.pathname.startsWith('/1/')) return sandbox.fetch(address, init);
    asked.push({ url, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) });
    return answer ? answer(url) : sandbox.fetch(address, init);
  };
  const settings = { ...sandboxSettings(flavour, baseUrl), search: { ...index, ...search } };
  const clock = createVirtualClock();
  return { commerce: createCommerce(settings, { fetch, session: createMemorySession(), clock }), asked, clock };
}

describe.each(flavours.map(({ name }) => name))('the search service of %s', (flavour) => {
  it('finds products despite a wrong letter, and marks the match', async () => {
    const { commerce } = open({ flavour });
    const { hits, total } = await commerce.search.search('jersay');
    expect(hits[0]).toMatchObject({
      name: 'Merino Jersey',
      slug: '/merino-jersey',
      brand: 'Northlane',
      price: { amount: '96.00', currencyCode: 'USD' },
      availableForSale: true,
      searchResult: {
        name: [
          { text: 'Merino ', isMatch: false },
          { text: 'Jersey', isMatch: true },
        ],
      },
      _originalPlatform: commerce.platform,
    });
    expect(hits[0]?.media).toHaveLength(2);
    expect(total).toBe(hits.length);
  });

  it('has pages of ten', async () => {
    const { commerce } = open({ flavour });
    const first = await commerce.search.search('bike');
    expect(first).toMatchObject({ page: 0, totalPages: Math.ceil(first.total / 10), isTotalExact: true });
    expect(first.hits).toHaveLength(10);
    const second = await commerce.search.search('bike', { page: 1 });
    expect(second.hits).toHaveLength(Math.min(10, first.total - 10));
    expect(await commerce.search.search('bike', { page: 99 })).toMatchObject({ hits: [], page: 99 });
  });
});

it('makes no call without words', async () => {
  const { commerce, asked } = open();
  expect(await commerce.search.search(' \n ')).toMatchObject({ hits: [], total: 0, totalPages: 0 });
  expect(await commerce.search.suggest('')).toEqual([]);
  expect(asked).toEqual([]);
});

it('suggests no more than the given number', async () => {
  const { commerce, asked } = open();
  expect(await commerce.search.suggest('b')).toHaveLength(6);
  expect(asked[0]?.body).toMatchObject({ requests: [{ indexName: 'products', query: 'b', hitsPerPage: 6 }] });
});

it('shows the prices of the country, and passes on the visitor for the limits', async () => {
  const { commerce, asked } = open();
  const { hits } = await commerce.search.search('enamel kettle', {}, { buyer: { country: 'DE', ip: '203.0.113.7' } });
  expect(hits[0]?.price).toEqual({ amount: '85.00', currencyCode: 'EUR' });
  expect(asked[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.7');
});

it('splits texts into parts, so that nothing in them is ever markup', async () => {
  const { commerce } = open({
    answer: () =>
      Response.json({
        results: [
          {
            hits: [
              {
                objectID: '1',
                name: '<b>Bell</b>',
                slug: 'bell',
                brand: null,
                _highlightResult: {
                  name: { value: '<b>\u{e000}Bell\u{e001}</b>' },
                  description: { value: '\u{e000}<img src=x onerror=alert(1)>\u{e001} & \u{e000}unclosed' },
                },
              },
            ],
            nbHits: 2000,
            page: 0,
            nbPages: 100,
            exhaustive: { nbHits: false },
          },
        ],
      }),
  });
  expect(await commerce.search.search('bell')).toEqual({
    hits: [
      {
        id: '1',
        name: '<b>Bell</b>',
        slug: '/bell',
        media: [],
        searchResult: {
          name: [
            { text: '<b>', isMatch: false },
            { text: 'Bell', isMatch: true },
            { text: '</b>', isMatch: false },
          ],
          description: [
            { text: '<img src=x onerror=alert(1)>', isMatch: true },
            { text: ' & unclosed', isMatch: false },
          ],
        },
        _originalPlatform: 'shopify',
      },
    ],
    page: 0,
    totalPages: 100,
    total: 2000,
    isTotalExact: false,
    facets: [],
  });
});

describe('a failure', () => {
  const wrong = async (opened: Opened) => failure(open(opened).commerce.search.search('bike'));

  it("is a refusal, with the service's words", async () => {
    expect(await wrong({ sandbox: { accessToken: 'another' } })).toMatchObject({
      kind: 'refused',
      status: 403,
      message: expect.stringContaining('Invalid Application-ID or API key') as string,
    });
    expect(await wrong({ search: { index: 'others' } })).toMatchObject({ kind: 'refused', status: 404 });
  });

  it.each([
    ['an answer of another shape', () => Response.json({ results: [{ hits: [{ objectID: 1 }] }] }), 'shape'],
    ['no JSON', () => new Response('<html>'), 'shape'],
    ['a server that fails', () => new Response('', { status: 503 }), 'http'],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed')), 'network'],
    ['too many requests', () => new Response('', { status: 429 }), 'throttled'],
  ] satisfies [string, Opened['answer'] & object, string][])('is %s', async (_, answer, kind) => {
    expect(await wrong({ answer })).toMatchObject({ kind, call: 'algolia/search' });
  });

  it('does not end the search while another host responds', async () => {
    const { commerce, asked } = open({
      answer: ({ host }) =>
        host.endsWith('algolia.net')
          ? new Response('', { status: 500 })
          : Response.json({ results: [{ hits: [], nbHits: 0, page: 0, nbPages: 0 }] }),
    });
    expect(await commerce.search.search('bike')).toMatchObject({ total: 0 });
    expect(asked.map(({ url }) => url.host)).toEqual([
      'sandbox-dsn.algolia.net',
      expect.stringMatching(/^sandbox-\d\.algolianet\.com$/),
    ]);
  });

  it('is a response that is too late', async () => {
    const never = () => new Promise<Response>(() => {});
    const { commerce, clock } = open({ answer: never });
    const search = failure(commerce.search.search('bike'));
    expect(await clock.until(search)).toMatchObject({ kind: 'timeout' });
    // The same limit as every other call, for any number of hosts.
    expect(clock.now()).toBe(8000);
  });

  it('is aborted with the caller', async () => {
    const { commerce } = open({ answer: () => new Promise<Response>(() => {}) });
    const controller = new AbortController();
    const search = failure(commerce.search.search('bike', {}, { signal: controller.signal }));
    controller.abort();
    expect(await search).toMatchObject({ kind: 'aborted' });
  });
});

it('has records that fit the products of a platform', async () => {
  const { commerce } = open();
  const product = await commerce.catalog.product('merino-jersey');
  expect(toSearchRecord(product!)).toMatchObject({
    objectID: product!.id,
    name: 'Merino Jersey',
    slug: '/merino-jersey',
    brand: 'Northlane',
    price: { currencyCode: 'USD' },
    images: [{ alt: expect.any(String) as string }, {}],
  });
});
