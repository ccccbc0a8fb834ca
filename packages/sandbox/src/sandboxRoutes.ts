/** The sandbox's own routes, which no platform has: front page, mail and routes for tests. A shop does not use them, so this module is loaded on the first request for one. */
import { answerAdmin } from './admin/admin.js';
import { methodNotAllowed } from './http.js';
import { mailPage } from './mailPage.js';
import { overviewPage, type OverviewOptions } from './overview.js';

export function answerSandboxRoute(request: Request, url: URL, body: string, options: OverviewOptions): Response {
  if (url.pathname.startsWith('/sandbox/')) return answerAdmin(request, url, body, options);
  if (url.pathname !== '/') return mailPage(url.pathname, options);
  return request.method === 'GET' || request.method === 'HEAD'
    ? overviewPage(options)
    : methodNotAllowed('GET', 'HEAD');
}
