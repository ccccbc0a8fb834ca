import type { ServerResponse } from 'node:http';
import { securityHeaders } from '../policy';

/** Pages that Next may have under way at the same time. One more would make all of them slower, and each needs memory. */
const mostAtOnce = 128;

/** Seconds after which a refused page can be tried again. */
const retryAfter = 2;

/** Calls and files. They cost less than a page, and have limits of their own. */
const isNoPage = (url = '') => /^\/(?:api|_next|media)\//.test(url);

/**
 * Counts the pages that go to Next, and refuses those above a bound: while the platform hangs, each would wait for it. Pages that are kept are
 * sent before that, and never refused.
 */
export function createRenders(most = mostAtOnce) {
  let pending = 0;
  /** @returns whether the request is answered */
  return (url: string | undefined, response: ServerResponse): boolean => {
    if (isNoPage(url)) return false;
    if (pending >= most) {
      response
        .writeHead(503, {
          ...securityHeaders,
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'no-store',
          'Retry-After': String(retryAfter),
        })
        .end('The shop is very busy right now. Please try again in a moment.\n');
      return true;
    }
    pending++;
    response.once('close', () => pending--);
    return false;
  };
}
