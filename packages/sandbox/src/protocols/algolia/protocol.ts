/** A search service with one index, of the shop's products. Clients search it, browse it, and read records and values of facets. */
import { decode } from '../../cookies.js';
import { json, methodNotAllowed, preflight, withCors } from '../../http.js';
import type { Protocol, ProtocolContext } from '../protocol.js';
import { isAlgoliaUrl } from './matches.js';
import { Problem } from './problem.js';
import { isRecord } from './record.js';
import { browse, recordWith, search, searchFacet } from './search.js';

type Answer = (parts: readonly string[], body: Record<string, unknown>, context: ProtocolContext) => unknown;

/** Answers by method and path. */
const routes: readonly [method: string, path: RegExp, answer: Answer][] = [
  ['POST', /^\/1\/indexes\/\*\/queries$/, (_, body, context) => ({ results: answerAll(body, context) })],
  ['POST', /^\/1\/indexes\/\*\/objects$/, (_, body, context) => ({ results: recordsOf(body, context) })],
  ['POST', /^\/1\/indexes\/([^/]+)\/query$/, ([index], body, context) => ofIndex(index, () => search(body, context))],
  ['POST', /^\/1\/indexes\/([^/]+)\/browse$/, ([index], body, context) => ofIndex(index, () => browse(body, context))],
  [
    'POST',
    /^\/1\/indexes\/([^/]+)\/facets\/([^/]+)\/query$/,
    ([index, facet = ''], body, context) => ofIndex(index, () => searchFacet(facet, body, context)),
  ],
  [
    'GET',
    /^\/1\/indexes\/([^/]+)\/([^/]+)$/,
    ([index, id], _, context) => ofIndex(index, () => oneRecord(id, context)),
  ],
];

/** The name of the index. */
const products = 'products';

export const algolia: Protocol = {
  matches: isAlgoliaUrl,
  // The method and the path, which has the index and the record.
  names: [],
  calls: (request, { pathname }) => ['catalog.read', `${request.method} ${pathname}`],
  answer(request, url, body, context) {
    if (request.method === 'OPTIONS') return preflight(request);
    const there = routes.filter(([, path]) => path.test(url.pathname));
    const route = there.find(([method]) => method === request.method);
    if (!route) return withCors(methodNotAllowed(...there.map(([method]) => method), 'OPTIONS'));
    const [method, path, answer] = route;
    try {
      checkKey(request, url, context);
      const [, ...parts] = path.exec(url.pathname) ?? [];
      return withCors(json(answer(parts.map(decode), method === 'POST' ? parse(body) : {}, context)));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { message, status } = error;
      return withCors(json({ message, status }, { status }));
    }
  },
};

function answerAll({ requests }: Record<string, unknown>, context: ProtocolContext): unknown[] {
  return listOf(requests).map((one) =>
    ofIndex(one.indexName, () =>
      one.type === 'facet'
        ? { indexUsed: one.indexName, ...facetOf(one, context) }
        : { index: one.indexName, ...search(one, context) },
    ),
  );
}

const facetOf = ({ facet, ...request }: Record<string, unknown>, context: ProtocolContext) =>
  searchFacet(String(facet), request, context);

const recordsOf = ({ requests }: Record<string, unknown>, context: ProtocolContext): unknown[] =>
  listOf(requests).map(({ indexName, objectID }) => ofIndex(indexName, () => recordWith(objectID, context) ?? null));

function oneRecord(id: unknown, context: ProtocolContext): unknown {
  const record = recordWith(id, context);
  if (!record) throw new Problem(404, 'ObjectID does not exist');
  return record;
}

function listOf(requests: unknown): Record<string, unknown>[] {
  if (!Array.isArray(requests) || !requests.every(isRecord))
    throw new Problem(400, 'Invalid value for "requests" parameter, expected a list of objects');
  return requests;
}

/** @throws Problem for any other index */
function ofIndex<T>(index: unknown, work: () => T): T {
  if (index !== products) throw new Problem(404, `Index ${String(index)} does not exist`);
  return work();
}

/** Checks the application id and the API key. They are headers or, from browsers, query parameters. */
function checkKey({ headers }: Request, { searchParams }: URL, { accessToken }: ProtocolContext): void {
  const sent = (name: string) => headers.get(name) ?? searchParams.get(name) ?? '';
  const key = sent('x-algolia-api-key');
  const isKnown = accessToken === undefined ? key !== '' : key === accessToken;
  if (sent('x-algolia-application-id') === '' || !isKnown) throw new Problem(403, 'Invalid Application-ID or API key');
}

function parse(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    if (isRecord(parsed)) return parsed;
  } catch {
    // The error below covers this too.
  }
  throw new Problem(400, 'Invalid JSON');
}
