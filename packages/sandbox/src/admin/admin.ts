/** The routes below /sandbox/, with which tests and people change the shop itself. */
import { json, methodNotAllowed } from '../http.js';
import { openapi } from './openapi.js';
import { operations, type AdminContext } from './operations.js';

/** The path of their OpenAPI description. */
const description = '/sandbox/openapi.json';

export function answerAdmin(request: Request, url: URL, body: string, context: AdminContext): Response {
  if (isForeign(request, url)) return json({ error: 'Pages of other sites may not do this.' }, { status: 403 });
  if (url.pathname === description)
    return request.method === 'GET' ? json(openapi(context.origin)) : methodNotAllowed('GET');
  const methods = operations[url.pathname];
  if (!methods)
    return json({ error: `There is no such address below /sandbox/: see ${description}.` }, { status: 404 });
  const operation = methods[request.method];
  if (!operation) return methodNotAllowed(...Object.keys(methods));
  try {
    return json(operation.run(parseBody(body), context));
  } catch (error) {
    return json({ error: error instanceof Error ? error.message : String(error) }, { status: 400 });
  }
}

/** Whether a browser sent the request for another site's page. */
function isForeign({ headers }: Request, { origin }: URL): boolean {
  const site = headers.get('sec-fetch-site');
  const from = headers.get('origin');
  return (site !== null && site !== 'same-origin' && site !== 'none') || (from !== null && from !== origin);
}

function parseBody(body: string): Record<string, unknown> {
  const parsed = body === '' ? {} : tryParse(body);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error('Send a JSON object.');
  return parsed as Record<string, unknown>;
}

/** Parses JSON; returns undefined for any other text. */
function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
