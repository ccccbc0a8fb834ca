/** What is the sandbox's own and no platform's: its front page, its mail, and what tests do to it. A shop has no use for it: it is loaded when somebody asks. */
import { answerAdmin } from './admin/admin.js';
import { methodNotAllowed } from './http.js';
import { mailPage } from './mailPage.js';
import { overviewPage, type OverviewOptions } from './overview.js';

export function answerOwn(request: Request, url: URL, body: string, options: OverviewOptions): Response {
  if (url.pathname.startsWith('/sandbox/')) return answerAdmin(request, url, body, options);
  if (url.pathname !== '/') return mailPage(url.pathname, options);
  return request.method === 'GET' || request.method === 'HEAD'
    ? overviewPage(options)
    : methodNotAllowed('GET', 'HEAD');
}
