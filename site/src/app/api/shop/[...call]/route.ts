import { isCrossSite } from '@vitrine/commerce/server';
import { reportRequest } from '../../../../server/log/securityEvents';
import { countRead, retryAfter, type Read } from '../../../../server/shop/countReads';
import { clearedByLogout, openSession } from '../../../../server/session/cookies';
import { shopHandler } from '../../../../server/shop/shopHandler';

/** The statuses of calls that the shop's own pages do not make. */
const malformed = [400, 404, 413, 415, 422];

/** Answers the browser's calls to the shop: the cart, the stock and the customer. */
async function answer(request: Request): Promise<Response> {
  if (isCrossSite(request)) reportRequest('malicious_cross_site', request, 'shop');
  const { pathname } = new URL(request.url);
  const [, call, read] = /\/((search|catalog)\/\w+)$/.exec(pathname) ?? [];
  const wait = call === undefined ? 0 : await countRead(read as Read, request.headers);
  if (call !== undefined && wait > 0) return tooManyReads(call, wait);
  const session = await openSession(request);
  const response = await shopHandler(session, request.headers)(request);
  if (malformed.includes(response.status)) reportRequest('input_validation_fail', request, 'shop');
  await session.saveTo(response);
  if (/\/customer\/logout(Everywhere)?$/.test(pathname)) response.headers.set('Clear-Site-Data', clearedByLogout);
  return response;
}

const tooManyReads = (call: string, wait: number) =>
  Response.json(
    { error: { kind: 'throttled', call, message: 'Too many requests. Try again later.' } },
    { status: 429, headers: { 'Cache-Control': 'no-store', ...retryAfter(wait) } },
  );

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
