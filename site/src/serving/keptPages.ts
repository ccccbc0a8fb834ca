import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { readyPage, ReadyPage } from './cache-handler.mjs';
import { securityHeaders, sitePolicy } from '../policy';
import { internalPath } from '../routing';

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Set by the page cache when it has its first page. Never set in development. */
const readPage: typeof readyPage = (path) =>
  (globalThis as { [name: symbol]: typeof readyPage | undefined })[Symbol.for('vitrine.readyPage')]?.(path);

/** Addresses that Next does not redirect. An address with a slash at the end, or with two in a row, does not match. */
const plainAddress = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?|$)/;

/** Headers of requests that Next answers with a page's data in place of the page. */
const dataHeaders = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'];

const vary = [...dataHeaders, 'Accept-Encoding'].join(', ');

/**
 * Answers with a fresh page from the cache, as Next would. It skips Next's routes, our proxy and Next's cache, and the bytes, the ETag and the
 * compressed copy that Next makes for every response. It leaves all other requests to Next.
 * See docs/decisions/074-kept-pages-before-next.md.
 * @returns whether the request has been answered; a promise if the page is in a file
 */
function answerWithKeptPage(
  { method, url = '', headers }: Request,
  response: ServerResponse,
): boolean | Promise<boolean> {
  if ((method !== 'GET' && method !== 'HEAD') || !plainAddress.test(url)) return false;
  if (dataHeaders.some((name) => name in headers)) return false;
  const path = internalPath(new URL(url, 'http://localhost'));
  const page = path === undefined ? undefined : readPage(path);
  if (!page) return false;
  const answer = (ready: ReadyPage | undefined) => {
    if (!ready) return false;
    send(ready, method, headers, response);
    return true;
  };
  return page instanceof Promise ? page.then(answer) : answer(page);
}

function send(page: ReadyPage, method: string, headers: Request['headers'], response: ServerResponse) {
  const ownHeaders = {
    ...securityHeaders,
    ...page.headers,
    'Content-Security-Policy': [sitePolicy, page.policy],
    Vary: vary,
  };
  if (includesTag(headers['if-none-match'], page.headers.ETag)) {
    response.writeHead(304, ownHeaders).end();
    return;
  }
  const isCompressed = acceptsGzip(headers['accept-encoding']);
  const body = isCompressed ? page.gzip : page.body;
  response.writeHead(200, {
    ...ownHeaders,
    'Content-Length': body.length,
    ...(isCompressed && { 'Content-Encoding': 'gzip' }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

const includesTag = (known = '', etag: string) =>
  known.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));

const acceptsGzip = (encodings: string | string[] = '') =>
  /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/i.test(String(encodings));

const found = new WeakSet<Server>();

/** Makes Next's server answer with cached pages before it asks Next. */
export function putKeptPagesBefore(server: Server) {
  if (found.has(server)) return;
  found.add(server);
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const askNext = () => {
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
    };
    const isAnswered = answerWithKeptPage(request, response);
    if (isAnswered instanceof Promise) void isAnswered.then((is) => is || askNext(), askNext);
    else if (!isAnswered) askNext();
  });
}
