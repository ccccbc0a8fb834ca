/** Answers. */

export const json = (body: unknown, init: ResponseInit = {}): Response => {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(body), { ...init, headers });
};

export const plain = (text: string, init: ResponseInit = {}): Response => {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'text/plain; charset=utf-8');
  return new Response(text, { ...init, headers });
};

export const redirect = (location: string, status: 302 | 303): Response =>
  new Response(null, { status, headers: { location } });

export const methodNotAllowed = (...allowed: string[]): Response =>
  plain('Method Not Allowed\n', { status: 405, headers: { allow: allowed.join(', ') } });

/** Lets pages of any other origin read an answer. */
export function withCors(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*');
  return response;
}
