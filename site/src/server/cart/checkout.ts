import { CommerceError } from '@vitrine/commerce';
import { cartHref } from '../../cartResult';
import { allowedTarget } from '../../redirects';
import { allowedPlaces } from '../environment/places';
import { openSession } from '../session/cookies';
import { shopFor } from '../shop/shopHandler';

/**
 * Redirects to the platform's checkout of the shopper's cart. Some platforms create its URL for each visit and accept it once. If the
 * cart is empty or the platform returns no URL, redirects to the cart, which shows the reason. A browser that prefetches gets no URL.
 */
export async function answerCheckout(request: Request): Promise<Response> {
  if (request.headers.get('Sec-Purpose')?.includes('prefetch')) return answer(503);
  const session = await openSession(request);
  const checkout = shopFor(session, request.headers).cart.checkout();
  const target = await checkoutTarget(checkout.then((made) => made?.checkoutUrl));
  const response = answer(303, { Location: target });
  await session.saveTo(response);
  return response;
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });

/** Returns the URL of the platform's checkout, or of the cart with the reason why there is none. */
export const checkoutTarget = (url: Promise<string | undefined>): Promise<string> =>
  url.then(targetOf, targetOfFailure);

function targetOf(url: string | undefined): string {
  if (url === undefined) return cartHref();
  const target = allowedTarget(url, allowedPlaces());
  if (target) return target;
  console.error(
    `The platform's checkout at ${URL.parse(url)?.origin ?? 'an address that is none'} is not where this shop may ` +
      'lead: name it in CHECKOUT_ORIGINS.',
  );
  return cartHref({ errors: [], failure: 'shape' });
}

function targetOfFailure(error: unknown): string {
  if (!(error instanceof CommerceError)) throw error;
  return cartHref({ errors: [], failure: error.kind });
}
