import { isCrossSite } from '@vitrine/commerce/server';
import { reportCrossSite } from '../../../../server/forms/postedForm';
import { clearedByLogout, openSession } from '../../../../server/session/cookies';
import { shopHandler } from '../../../../server/shop/shopHandler';

/** Answers the browser's calls to the shop: the cart, the stock and the customer. */
async function answer(request: Request): Promise<Response> {
  if (isCrossSite(request)) reportCrossSite(request, 'shop');
  const session = await openSession(request);
  const response = await shopHandler(session, request.headers)(request);
  await session.saveTo(response);
  if (/\/customer\/logout(Everywhere)?$/.test(new URL(request.url).pathname))
    response.headers.set('Clear-Site-Data', clearedByLogout);
  return response;
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
