import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { malformedPath } from '../routing';

/** Characters; browsers and crawlers send up to 300. */
const longestUserAgent = 512;

const isDecodable = (path: string) => {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
};

/**
 * Makes of a request what Next can take. Its pattern for crawlers takes time with the square of a User-Agent's length, on every
 * route: one of 15 kB stops the server for a second. A path that it cannot decode, and TRACE, which no `Request` may have, it
 * answers with 500, before our proxy is asked.
 */
export function tame(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
  const { url = '/', headers } = request;
  const userAgent = headers['user-agent'];
  if (userAgent && userAgent.length > longestUserAgent) headers['user-agent'] = userAgent.slice(0, longestUserAgent);
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/') && isDecodable(path) && request.method !== 'TRACE') return;
  request.url = malformedPath;
  request.method = 'GET';
}

/** Does so with every request, before Next sees it, however the server was started. */
export const tameRequests = () =>
  subscribe('http.server.request.start', (message) => tame((message as { request: IncomingMessage }).request));
