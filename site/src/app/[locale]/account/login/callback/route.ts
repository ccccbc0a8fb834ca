import { CommerceError } from '@vitrine/commerce';
import { defaultPaths } from '@vitrine/sections/paths';
import { allowedTarget } from '../../../../../redirects';
import { siteUrl } from '../../../../../server/environment/variables';
import { allowedPlaces } from '../../../../../server/environment/places';
import { openSession } from '../../../../../server/session/cookies';
import { shopFor } from '../../../../../server/shop/shopHandler';

/** The platform sends a customer back here after the sign-in. */
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
  // Without a login there is the page to try it again.
  const response = new Response(null, {
    status: 303,
    headers: { Location: target ?? defaultPaths.login, 'Cache-Control': 'no-store' },
  });
  await session.saveTo(response);
  return response;
}
