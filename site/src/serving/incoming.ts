import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { malformedPath } from '../routing';
import { noteAnswer } from '../server/request/failedAnswer';
import { analyticsProvider, trustedProxies } from '../server/environment/variables';
import { notePeer, warnOfProxy } from '../server/request/peer';
import { admitAnalytics, correctNext, strictTransport } from './answerHeaders';
import { putCachedPagesBefore } from './cachedPages';
import { putWordsIntoFailure } from './failedPages';
import { logRequest } from './requestLog';

/** Characters. Browsers and crawlers send up to 300. */
const longestUserAgent = 512;
/** Our own pages use two, and campaigns add some. */
const maxParameters = 100;

const isDecodable = (path: string) => {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
};

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Our proxy does not see requests for these. */
const isFile = (path: string) => path.startsWith('/_next/static/');

/** Next renders a page for a missing file, and reads the request's body as a form. */
const isSentToFile = (method: string, path: string) => method !== 'GET' && method !== 'HEAD' && isFile(path);

/**
 * Whether Next can read the request. It responds with 500 to a path that it cannot decode, to TRACE, and to a form that
 * it cannot read.
 */
function isReadable({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  const [path = '', query = ''] = url.split('?', 2);
  const hasPath = path.startsWith('/') && isDecodable(path) && !isSentToFile(method, path);
  return methods.includes(method) && hasPath && query.split('&').length <= maxParameters;
}

/**
 * Writes the URL as a browser sends it: `..` is resolved, and a fragment is left out. Next and our proxy would read other forms differently.
 * A file has no query and no data.
 */
function makePlain(request: Pick<IncomingMessage, 'url' | 'headers'>) {
  const { pathname, search } = new URL(`http://localhost${request.url}`);
  request.url = isFile(pathname) ? pathname : pathname + search;
  if (isFile(pathname)) delete request.headers.rsc;
}

/**
 * Changes a request so that Next can handle it fast, before our proxy sees it. Next's pattern for crawlers takes time
 * that grows with the square of the User-Agent's length. The parser of the query takes time with the square of the
 * number of parameters of one name: 15 kB of either stop the server for a second or more.
 */
export function normalizeRequest(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
  const { headers } = request;
  const userAgent = headers['user-agent'];
  if (userAgent && userAgent.length > longestUserAgent) headers['user-agent'] = userAgent.slice(0, longestUserAgent);
  if (isReadable(request)) {
    makePlain(request);
    return;
  }
  request.url = malformedPath;
  request.method = 'GET';
}

/** Prepares every request before Next sees it, for any way to start the server. */
export function normalizeRequests() {
  const [provider, proxies, strict] = [analyticsProvider(), trustedProxies(), strictTransport()];
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage;
      response: ServerResponse;
      server: Server;
    };
    logRequest(request, response);
    normalizeRequest(request);
    if (strict) response.setHeader('Strict-Transport-Security', strict);
    if (provider) admitAnalytics(response, provider);
    correctNext(response);
    putWordsIntoFailure(response);
    notePeer(request);
    warnOfProxy(request.headers, proxies);
    noteAnswer(request, response);
    putCachedPagesBefore(server);
  });
}
