import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { personalPaths, searchPath } from '../../routing';

const name = Symbol.for('vitrine.answers');
interface Answer {
  response: ServerResponse;
  isForm: boolean;
}

const shared = globalThis as { [name]?: AsyncLocalStorage<Answer | undefined> };

/** Shared by all of Next's bundles, each of which has its own instance of this module. */
const answers = (shared[name] ??= new AsyncLocalStorage());

/** Milliseconds after which a page can be tried again, if the platform names no time. */
export const ownRetryAfter = 10_000;

/** Pages that set the status of a failed response themselves: they are rendered for each request. The cache sets it for all others. */
const ownPaths = [...personalPaths, searchPath];
const isOwn = (url: string) => ownPaths.includes(url.split('?')[0] ?? '');

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Remembers the response of a page, or of a form that was sent without script, for `failAnswer` and `failForm`, since Next does not show it to the page.
 * Ignores links, which request the page's data: with an error status Next would load the page again.
 */
export const noteAnswer = ({ method, url = '', headers }: Request, response: ServerResponse) =>
  answers.enterWith(
    ['GET', 'HEAD', 'POST'].includes(method ?? '') && isOwn(url) && headers.rsc === undefined
      ? { response, isForm: method === 'POST' }
      : undefined,
  );

/**
 * Answers 503, or another status, with the page that is being rendered. The page of a form has the status of the form only.
 * @param retryAfter milliseconds
 */
export const failAnswer = (retryAfter?: number, status?: 503 | 429) => fail(false, retryAfter, status);

/** Answers 503, or another status, with the page of a form that failed or was refused. */
export const failForm = (retryAfter?: number, status?: 503 | 429) => fail(true, retryAfter, status);

function fail(ofForm: boolean, retryAfter = ownRetryAfter, status: 503 | 429 = 503) {
  const { response, isForm } = answers.getStore() ?? {};
  if (!response || response.headersSent || isForm !== ofForm) return;
  response.statusCode = status;
  response.setHeader('Retry-After', Math.ceil(retryAfter / 1000));
}

/** Answers 404 with the page that is being rendered. */
export function missAnswer() {
  const { response, isForm } = answers.getStore() ?? {};
  if (response && !response.headersSent && !isForm) response.statusCode = 404;
}

/** Lets the browser keep the page of a form for the way back. The page has the shopper's own texts, and no data of the platform. */
export function keepAnswer() {
  const { response, isForm } = answers.getStore() ?? {};
  if (response && !response.headersSent && isForm) response.setHeader('Cache-Control', 'private, no-cache');
}
