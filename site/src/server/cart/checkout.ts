import { CommerceError } from '@vitrine/commerce';
import { cartHref } from '../../cartResult';
import { allowedTarget } from '../../redirects';
import { allowedPlaces } from '../environment/places';
import { openSession } from '../session/cookies';
import { shopFor } from '../shop/shopHandler';

/**
 * Redirects to the platform's checkout of the shopper's cart. Some platforms create its address for each visit and accept it once. If the
 * cart is empty or the platform returns no address, redirects to the cart, which shows the reason. A browser that prefetches gets no address.
 */
export async function answerCheckout(request: Request): Promise<Response> {
  if (request.headers.get('Sec-Purpose')?.includes('prefetch')) return answer(503);
  const session = await openSession(request);
  const target = await shopFor(session, request.headers).cart.checkout().then(targetOf, targetOfFailure);
  const response = answer(303, { Location: target });
  await session.saveTo(response);
  return response;
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });

function targetOf(checkout: { checkoutUrl: string } | undefined): string {
  if (!checkout) return cartHref();
  const target = allowedTarget(checkout.checkoutUrl, allowedPlaces());
  if (target) return target;
  console.error(
    `The platform's checkout at ${URL.parse(checkout.checkoutUrl)?.origin ?? 'an address that is none'} is not where this shop may ` +
      'lead: name it in CHECKOUT_ORIGINS.',
  );
  return cartHref({ errors: [], failure: 'shape' });
}

function targetOfFailure(error: unknown): string {
  if (!(error instanceof CommerceError)) throw error;
  return cartHref({ errors: [], failure: error.kind });
}
