import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { readyPage } from './cache-handler.mjs';
import type { SentPage } from './sentPage.mjs';
import { securityHeaders, sitePolicy } from '../policy';
import { beginVisit } from '../server/reading/lateFailures';
import { trustedProxies } from '../server/environment/variables';
import { peerHeader } from '../server/request/peer';
import { visitorOf } from '../server/request/visitor';
import { countPage } from '../server/telemetry/measures';
import { keepQuery } from './answerHeaders';
import { refuseBody } from './connections';
import { encodingFor } from './encodings';
import { putStylesInto } from './freshPages';
import { dataHeaders } from './next/dataRequest';
import { pagePath, reduceToPage } from './pageRequest';
import { createRenders } from './renders';

/** Set by the page cache when it has its first page. Never set in development. */
const readPage: typeof readyPage = (path) =>
  (globalThis as { [name: symbol]: typeof readyPage | undefined })[Symbol.for('vitrine.readyPage')]?.(path);

const vary = [...dataHeaders, 'Accept', 'Accept-Encoding'].join(', ');

/**
 * Responds with a fresh page from the cache, as Next would. It skips Next's routes, our proxy and Next's cache, and the
 * bytes, the ETag and the compressed copy that Next makes for every response. See
 * docs/decisions/074-cached-pages-before-next.md.
 * @returns whether the request has been answered; a promise if the page is in a file, or not yet in the client's encoding
 */
function answerWithCachedPage(
  path: string,
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
): boolean | Promise<boolean> {
  if (dataHeaders.some((name) => name in headers)) return false;
  const page = readPage(path);
  if (!page) return false;
  const answer = (ready: SentPage | undefined) => ready !== undefined && send(ready, headers, response);
  return page instanceof Promise ? page.then(answer) : answer(page);
}

function send(page: SentPage, headers: IncomingHttpHeaders, response: ServerResponse): true | Promise<true> {
  const ownHeaders = {
    ...securityHeaders,
    ...page.headers,
    'Content-Security-Policy': [sitePolicy, page.policy],
    Vary: vary,
  };
  if (includesTag(headers['if-none-match'], page.headers.ETag)) {
    countPage('kept');
    response.writeHead(304, ownHeaders).end();
    return true;
  }
  const encoding = encodingFor(headers['accept-encoding']);
  const sendBytes = (bytes: Buffer): true => {
    countPage('kept');
    response.writeHead(200, {
      ...ownHeaders,
      'Content-Length': bytes.length,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
    // Node sends no body to HEAD.
    response.end(bytes);
    return true;
  };
  const bytes = page.bytes(encoding);
  return bytes instanceof Promise ? bytes.then(sendBytes) : sendBytes(bytes);
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

const includesTag = (known = '', etag: string) =>
  known.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));

/** Next's own headers are made later. */
function visitorIn(headers: IncomingHttpHeaders): string {
  const names = ['x-forwarded-for', peerHeader];
  return visitorOf(new Headers(names.map((name) => [name, String(headers[name] ?? '')])), trustedProxies());
}

const found = new WeakSet<Server>();

/**
 * Makes Next's server respond with cached pages before it calls Next. Next's requests for cacheable pages contain no
 * data of the visitor.
 */
export function putCachedPagesBefore(server: Server) {
  if (found.has(server)) return;
  found.add(server);
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  const refuseRender = createRenders();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (refuseBody(request, response)) return;
    const { headers } = request;
    const askNext = () => {
      if (refuseRender(request.url, response)) return;
      beginVisit(visitorIn(headers), headers['cache-control']);
      for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
    };
    const path = pagePath(request);
    if (path === undefined) {
      putStylesInto(request, response);
      return askNext();
    }
    // Only a redirect needs the query. The request's URL loses it before the response.
    const { url } = request;
    keepQuery(response, () => new URL(`http://localhost${url}`).searchParams);
    const askForPage = () => {
      countPage('next');
      void reduceToPage(request, path).then(askNext);
    };
    const isAnswered = answerWithCachedPage(path, request, response);
    if (isAnswered instanceof Promise) void isAnswered.then((is) => is || askForPage(), askForPage);
    else if (!isAnswered) askForPage();
  });
}
