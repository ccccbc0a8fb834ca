import { CommerceError } from '@vitrine/commerce';
import { defaultPaths } from '@vitrine/sections/paths';
import { allowedTarget } from '../../../../../redirects';
import { siteUrl } from '../../../../../server/environment/variables';
import { allowedPlaces } from '../../../../../server/environment/places';
import { openSession } from '../../../../../server/session/cookies';
import { shopFor } from '../../../../../server/shop/shopHandler';

/** Completes a sign-in at the platform, which redirects the customer here. */
export async function GET(request: Request): Promise<Response> {
  const session = await openSession(request);
  const url = new URL(`${defaultPaths.loginCallback}${new URL(request.url).search}`, siteUrl()).href;
  const target = await shopFor(session, request.headers)
    .customer.completeLogin({ url })
    .then(
      ({ errors, returnTo }) =>
        errors.length > 0 ? undefined : (allowedTarget(returnTo, allowedPlaces()) ?? defaultPaths.account),
      (error: unknown) => {
        if (!(error instanceof CommerceError)) throw error;
        return undefined;
      },
    );
  // If the login failed, redirects to the page to try it again.
  const response = new Response(null, {
    status: 303,
    headers: { Location: target ?? defaultPaths.login, 'Cache-Control': 'no-store' },
  });
  await session.saveTo(response);
  return response;
}
