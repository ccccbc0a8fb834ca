import { CommerceError, type Logout } from '@vitrine/commerce';
import { defaultPaths } from '@vitrine/sections/paths';
import { clearedByLogout, openSession } from '../../../../server/session/cookies';
import { shopFor } from '../../../../server/shop/shopHandler';

/** 'Sign Out' before scripts run: ends the customer's login here and at the platform. */
export async function POST(request: Request): Promise<Response> {
  const session = await openSession(request);
  const { logoutUrl, isOpenAtPlatform } = await shopFor(session, request.headers)
    .customer.logout()
    .catch((error: unknown): Logout => {
      // The platform did not answer. In this browser the login ends anyway.
      if (!(error instanceof CommerceError)) throw error;
      return {};
    });
  const response = new Response(null, {
    status: 303,
    headers: {
      Location: logoutUrl ?? `${defaultPaths.login}${isOpenAtPlatform ? '?done=signedOutHere' : ''}`,
      'Cache-Control': 'no-store',
      'Clear-Site-Data': clearedByLogout,
    },
  });
  await session.saveTo(response);
  return response;
}
