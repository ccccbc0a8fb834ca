/** Helpers for responses. */

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

export const redirect = (location: string, status: 301 | 302 | 303): Response =>
  new Response(null, { status, headers: { location } });

export const methodNotAllowed = (...allowed: string[]): Response =>
  plain('Method Not Allowed\n', { status: 405, headers: { allow: allowed.join(', ') } });

/** Lets pages of any other origin read a response. */
export function withCors(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*');
  return response;
}

/** Returns the response with one more cookie. */
export function withCookie(response: Response, cookie: string): Response {
  const headers = new Headers(response.headers);
  headers.append('set-cookie', cookie);
  return keepCookies(new Response(response.body, { status: response.status, headers }), headers);
}

/** Browsers drop the cookies of a `Response` that a page makes. The sandbox runs in pages too, so this puts the headers back for its callers there. */
function keepCookies(response: Response, headers: Headers): Response {
  const isDropped = headers.has('set-cookie') && !response.headers.has('set-cookie');
  return isDropped ? Object.defineProperty(response, 'headers', { value: headers }) : response;
}

/** Answers the preflight request that a browser sends before a call from another origin's page. */
export function preflight(request: Request): Response {
  return withCors(
    new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': 'POST, OPTIONS',
        'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
        'access-control-max-age': '7200',
        vary: 'Access-Control-Request-Headers',
      },
    }),
  );
}
