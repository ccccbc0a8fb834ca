import { createCommerceHandler } from '@vitrine/commerce/server';
import { buyerIp } from '../../../../server/buyerIp';
import { commerceFor } from '../../../../server/commerce';
import { trustedProxies } from '../../../../server/environment';
import { openSession } from '../../../../server/session';

/** The shop for the browser: the cart and the stock, with the platform's secrets and the shopper's session kept here. */
async function answer(request: Request): Promise<Response> {
  const session = await openSession(request);
  const response = await createCommerceHandler(commerceFor(session), {
    buyerIp: ({ headers }) => buyerIp(headers, trustedProxies()),
  })(request);
  await session.saveTo(response);
  return response;
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
