import { liteClient } from 'algoliasearch/lite';
import type { Platform } from '../../model/flavours.js';
import { searchQuery } from '../../model/searchText.js';
import type { CallOptions } from '../../port/context.js';
import { CommerceError } from '../../port/errors.js';
import { searchPageSize, suggestionLimit, type SearchClient } from '../../port/search.js';
import { checkShape } from '../../shared/checkShape.js';
import { orAbort } from '../../shared/orAbort.js';
import { createTransport, type Transport, type TransportOptions } from '../../shared/transport.js';
import { results, type WireResults } from './answers.js';
import { highlightTags, toHit, toResults, type NormalizeContext } from './normalize.js';
import type { AlgoliaSettings } from './settings.js';

export interface AlgoliaOptions extends Pick<NormalizeContext, 'imageUrl'>, TransportOptions {
  /** The platform that sells the records' products. */
  platform: Platform;
}

/** The client tries this many hosts, one after the other, until one answers. */
const hostCount = 4;

const call = 'algolia/search';

/** Creates a search in an Algolia index, for a shop on any platform. */
export function createAlgoliaSearch(
  settings: AlgoliaSettings,
  { platform, imageUrl, timeout = 8000, ...rest }: AlgoliaOptions,
): SearchClient {
  const limit = settings.baseUrl ? timeout : timeout / hostCount;
  const client = connect(settings, createTransport({ ...rest, timeout: limit }));

  const ask = async (query: string, page: number, hitsPerPage: number, options: CallOptions): Promise<WireResults> => {
    const request = {
      indexName: settings.index,
      query,
      page,
      hitsPerPage,
      attributesToRetrieve: [
        'name',
        'slug',
        'brand',
        'price',
        'compareAtPrice',
        'offers',
        'availableForSale',
        'images',
      ],
      attributesToHighlight: ['name', 'description'],
      ...highlightTags,
    };
    // The service then counts its limits per shopper, not for this server as a whole.
    const { ip } = options.buyer ?? {};
    const answer = await within(
      options.signal,
      client.search({ requests: [request] }, ip ? { headers: { 'x-forwarded-for': ip } } : {}),
    );
    return checkShape(call, results, answer).results[0];
  };
  const contextOf = ({ buyer }: CallOptions): NormalizeContext => ({ platform, buyer, imageUrl });

  return {
    async search(text, { page = 0 } = {}, options = {}) {
      const query = searchQuery(text);
      if (query === '') return { hits: [], page, totalPages: 0, total: 0, isTotalExact: true, facets: [] };
      return toResults(await ask(query, page, searchPageSize, options), contextOf(options));
    },
    async suggest(text, options = {}) {
      const query = searchQuery(text);
      if (query === '') return [];
      const { hits } = await ask(query, 0, suggestionLimit, options);
      return hits.map((hit) => toHit(hit, contextOf(options)));
    },
  };
}

/** The client tries the hosts in turn, each one once. The transport adds the time limit and the failures of all calls. */
function connect({ applicationId, searchKey, baseUrl }: AlgoliaSettings, transport: Transport) {
  return liteClient(applicationId, searchKey, {
    ...(baseUrl && { hosts: [hostOf(baseUrl)] }),
    requester: {
      async send({ url, method, headers, data }) {
        try {
          return await transport({
            call,
            url,
            init: { method, headers, ...(data !== undefined && { body: data as string }) },
            isIdempotent: false,
            decode: ({ status, body }) => ({ status, content: body, isTimedOut: false }),
          });
        } catch (error) {
          if (!(error instanceof CommerceError)) throw error;
          // With this response the client tries the next host.
          return { status: error.status ?? 0, content: error.message, isTimedOut: error.kind === 'timeout' };
        }
      },
    },
  });
}

function hostOf(baseUrl: string) {
  const { protocol, host } = new URL(baseUrl);
  return { url: host, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' } as const;
}

async function within<Answer>(signal: AbortSignal | undefined, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await (signal ? orAbort(answer, signal) : answer);
  } catch (error) {
    throw signal?.aborted
      ? new CommerceError('aborted', call, `${call}: given up.`, { cause: error })
      : failureOf(error);
  }
}

/** Converts the client's error to a `CommerceError`, after a failed response or none. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  const details = { cause: error, ...(status !== undefined && { status }) };
  const failure = (kind: CommerceError['kind'], what: string) =>
    new CommerceError(kind, call, `${call}: ${what}`, details);
  if (error.name === 'RetryError') return failure(...lastAnswer(error));
  if (error.name === 'DeserializationError') return failure('shape', 'the answer is not JSON.');
  if (status === 429) return failure('throttled', 'the service asked to wait (429).');
  if (status !== undefined) return failure('refused', `the service refused it (${status}): ${error.message}`);
  return error;
}

interface Attempt {
  response: { status: number; isTimedOut: boolean };
}

/** Returns the reason why the last host failed. */
function lastAnswer(error: Error): [kind: CommerceError['kind'], what: string] {
  const attempts = 'stackTrace' in error ? (error.stackTrace as Attempt[]) : [];
  const { status, isTimedOut } = attempts.at(-1)?.response ?? { status: 0, isTimedOut: false };
  if (isTimedOut) return ['timeout', 'no host answered in time.'];
  return status === 0 ? ['network', 'no host could be reached.'] : ['http', `the service answered ${status}.`];
}
