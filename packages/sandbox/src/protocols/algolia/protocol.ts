/** A search service: `POST /1/indexes/{*}/queries` and `POST /1/indexes/{index}/query`, of one index with the shop's products. */
import { json, methodNotAllowed, preflight, withCors } from '../../http.js';
import type { Protocol, ProtocolContext } from '../protocol.js';
import { isAlgoliaUrl, path } from './matches.js';
import { Problem } from './problem.js';
import { isRecord } from './record.js';
import { search } from './search.js';

/** The name of the one index. */
const products = 'products';

export const algolia: Protocol = {
  matches: isAlgoliaUrl,
  calls: (request, { pathname }) => ['catalog.read', `${request.method} ${pathname}`],
  answer(request, url, body, context) {
    if (request.method === 'OPTIONS') return preflight(request);
    if (request.method !== 'POST') return withCors(methodNotAllowed('POST', 'OPTIONS'));
    try {
      return withCors(json(answer(request, url, body, context)));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { message, status } = error;
      return withCors(json({ message, status }, { status }));
    }
  },
};

function answer(request: Request, url: URL, body: string, context: ProtocolContext): unknown {
  checkKey(request, url, context);
  const asked = parse(body);
  const [, index] = path.exec(url.pathname) ?? [];
  if (index !== undefined) return searchIn(decodeURIComponent(index), asked, context);
  const { requests } = asked;
  if (!Array.isArray(requests) || !requests.every(isRecord))
    throw new Problem(400, 'Invalid value for "requests" parameter, expected a list of objects');
  return {
    results: requests.map((one) => ({
      index: one.indexName,
      ...searchIn(String(one.indexName), one, context),
    })),
  };
}

/** As headers, or in the address, as browsers send them. */
function checkKey({ headers }: Request, { searchParams }: URL, { accessToken }: ProtocolContext): void {
  const sent = (name: string) => headers.get(name) ?? searchParams.get(name) ?? '';
  const key = sent('x-algolia-api-key');
  const isKnown = accessToken === undefined ? key !== '' : key === accessToken;
  if (sent('x-algolia-application-id') === '' || !isKnown) throw new Problem(403, 'Invalid Application-ID or API key');
}

function searchIn(index: string, request: Record<string, unknown>, context: ProtocolContext) {
  if (index !== products) throw new Problem(404, `Index ${index} does not exist`);
  return search(request, context);
}

function parse(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    if (isRecord(parsed)) return parsed;
  } catch {
    // Said below.
  }
  throw new Problem(400, 'Invalid JSON');
}
