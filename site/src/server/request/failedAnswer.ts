import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { personalPaths, searchPath } from '../../routing';

const name = Symbol.for('vitrine.answers');
const shared = globalThis as { [name]?: AsyncLocalStorage<ServerResponse | undefined> };

/** One for all of Next's bundles, each of which has an instance of this module. */
const answers = (shared[name] ??= new AsyncLocalStorage());

/** Milliseconds after which a page is worth another try where the platform does not say. */
export const ownRetryAfter = 10_000;

/** Which pages say how their answer has failed: those that are rendered for each request, and so not through the cache, which does it for others. */
const ownPaths = [...personalPaths, searchPath];
const isOwn = (url: string) => ownPaths.includes(url.split('?')[0] ?? '');

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Has `failAnswer` know the answer that a page is rendered for: Next shows it none. Not that to a link, which asks for the page's data, or to
 * a form: with a status that is no success Next would load the page again.
 */
export const noteAnswer = ({ method, url = '', headers }: Request, response: ServerResponse) =>
  answers.enterWith(
    (method === 'GET' || method === 'HEAD') && isOwn(url) && headers.rsc === undefined ? response : undefined,
  );

/** Answers 503, with the page that is being rendered, and says after how many milliseconds another try is worth it. */
export function failAnswer(retryAfter = ownRetryAfter) {
  const response = answers.getStore();
  if (!response || response.headersSent) return;
  response.statusCode = 503;
  response.setHeader('Retry-After', Math.ceil(retryAfter / 1000));
}
