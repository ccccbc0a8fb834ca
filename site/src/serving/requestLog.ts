import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { personalPaths, searchPath } from '../routing';
import { trustedProxies } from '../server/environment/variables';
import { log } from '../server/log/log';
import { beginRequest } from '../server/log/requestId';
import { isMeasured, measureRequest } from '../server/telemetry/measures';

const plainPaths = [
  '/',
  searchPath,
  ...personalPaths,
  '/about',
  '/robots.txt',
  '/sitemap.xml',
  '/api/cart',
  '/api/health',
  '/api/ready',
];
const named = /^\/(products|collections|brands|policies|sitemaps|feeds|media|_next|api\/shop)\//;

/** The kind of a request's URL, without names, queries or any other text that a person wrote: '/products/{…}' */
export function routeOf(url = ''): string {
  const [path = ''] = url.split('?', 1);
  if (plainPaths.includes(path)) return path;
  const kind = named.exec(path)?.[1];
  return kind ? `/${kind}/{…}` : '{other}';
}

const isId = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{1,64}$/.test(text);

/**
 * Gives all lines that a request causes one id: the X-Request-Id of our own proxy, which replaces the visitor's, or a new one. With
 * LOG_LEVEL=info, the response has it too, and a line is written once it is sent.
 */
export function logRequest(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, response: ServerResponse) {
  const given = request.headers['x-request-id'];
  const id = trustedProxies() > 0 && isId(given) ? given : randomUUID();
  beginRequest(id);
  const isLogged = log().isLevelEnabled('info');
  if (!isLogged && !isMeasured) return;
  const { method, url } = request;
  const began = performance.now();
  if (isLogged) response.setHeader('X-Request-Id', id);
  response.once('close', () => {
    const duration = performance.now() - began;
    const { statusCode: status, writableFinished } = response;
    const route = routeOf(url);
    if (isMeasured) measureRequest(route, method ?? '', status, duration / 1000);
    if (isLogged)
      log().info(
        { id, method, route, status, ms: Math.round(duration), ...(!writableFinished && { isAborted: true }) },
        'request',
      );
  });
}
