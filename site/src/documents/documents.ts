import { CommerceError } from '@vitrine/commerce';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { lastChange } from '../server/pages/changes.mjs';
import { ownRetryAfter } from '../server/request/failedAnswer';
import { sharedCaching } from '../server/request/sharedCaching.mjs';
import { inWords } from '../server/log/inWords';

/** A document that is the same for everyone: a sitemap, or a page in another format than HTML. */
interface Document {
  text: string;
  etag: string;
  /** ms since 1970. */
  begunAt: number;
  dueAt: number;
}

/** Returns the text. Undefined if there is no such document. */
type Render = () => Promise<string | undefined>;

const freshFor = 300_000;

/**
 * Keeps documents for five minutes or until the shop changes, at most so many characters of two bytes as `maxSize` has room for. A document that does not exist is not kept, so
 * invented names displace nothing.
 */
export function createStore(maxSize: number) {
  const documents = new LRUCache<string, Document>({
    maxSize,
    sizeCalculation: ({ text }, name) => 2 * (text.length + name.length) + 200,
  });
  /** Requests at the same time wait for one rendering. */
  const rendering = new Map<string, { reading: Promise<Document | undefined>; begunAt: number }>();

  /** Renders a document. If the platform fails, the earlier one stays for a while. */
  async function renderInto(name: string, before: Document | undefined, render: Render) {
    let made: Document | undefined;
    const begunAt = Date.now();
    try {
      const text = await render();
      made = text === undefined ? undefined : { text, etag: tagOf(text), begunAt, dueAt: Date.now() + freshFor };
    } catch (error) {
      if (!before || !(error instanceof CommerceError)) throw error;
      made = { ...before, begunAt: Date.now(), dueAt: Date.now() + ownRetryAfter };
    }
    if (made) documents.set(name, made);
    else documents.delete(name);
    return made;
  }

  return (name: string, render: Render): Promise<Document | undefined> => {
    const kept = documents.get(name);
    if (kept && kept.dueAt > Date.now() && kept.begunAt > lastChange()) return Promise.resolve(kept);
    const known = rendering.get(name);
    if (known && known.begunAt > lastChange()) return known.reading;
    const reading = renderInto(name, kept, render).finally(() => {
      if (rendering.get(name)?.reading === reading) rendering.delete(name);
    });
    rendering.set(name, { reading, begunAt: Date.now() });
    return reading;
  };
}

/** The documents of this server. */
const read = createStore(32_000_000);

const tagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url')}"`;

const refused = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });

/** Answers that the platform fails, or with 429 that somebody asks too often. */
export const refusedDocument = (retryAfter: number = ownRetryAfter, status: 503 | 429 = 503) =>
  refused(
    status,
    status === 503 ? 'The shop does not answer. Try again later.' : 'Too many searches. Try again later.',
    {
      'Retry-After': String(Math.ceil(retryAfter / 1000)),
    },
  );

export const noDocument = () => refused(404, 'There is no such document.');

interface DocumentOptions {
  /** Whether the document is kept for the next request. Default: true. */
  isKept?: boolean;
  /** The header of a request that decides between this document and another. */
  vary?: string;
}

/** Renders a document for one request. */
async function fresh(render: Render): Promise<Document | undefined> {
  const text = await render();
  return text === undefined ? undefined : { text, etag: tagOf(text), begunAt: 0, dueAt: 0 };
}

/**
 * Answers with a document, which is kept for five minutes. 404 if there is none, and 503 if the platform fails.
 * @param name names everything that the document depends on
 */
export async function answerDocument(
  request: Request,
  name: string,
  type: string,
  render: Render,
  { isKept = true, vary }: DocumentOptions = {},
): Promise<Response> {
  const document = await (isKept ? read(name, render) : fresh(render)).catch((error: unknown) =>
    failureOf(error, name),
  );
  if (document instanceof CommerceError) {
    return refusedDocument(document.retryAfter);
  }
  if (!document) return noDocument();
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': sharedCaching(),
    ETag: document.etag,
    ...(vary && { Vary: vary }),
  };
  if (request.headers.get('if-none-match') === document.etag) return new Response(null, { status: 304, headers });
  return new Response(document.text, { headers });
}

function failureOf(error: unknown, name: string): CommerceError {
  if (!(error instanceof CommerceError)) throw error;
  console.error(`The document ${name} could not be made: ${inWords(error)}`);
  return error;
}
