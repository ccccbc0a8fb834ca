import { shopOrigin } from '../../../server/shop/commerce';
import { proxiedImage } from '../../../server/images/addresses';
import { loadPicture } from '../../../server/images/pictures';

const aYear = 31_536_000;

/** An SVG can contain scripts. This policy blocks them if the picture is opened by itself. */
const policy = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

const refused = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { ...policy, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  });

/**
 * Serves a picture from the platform's answers at our own origin, if its host is not approved. Addresses are signed
 * (server/images/addresses.ts), so the route fetches no address that a shopper wrote.
 */
export async function GET(request: Request) {
  const href = proxiedImage(new URL(request.url));
  if (href === undefined) return refused(404, 'There is no such picture.');
  const picture = await loadPicture(href, shopOrigin());
  if (!('bytes' in picture)) return refused(picture.status, picture.reason);
  return new Response(picture.bytes, {
    headers: {
      ...policy,
      'Content-Type': picture.type,
      'Cache-Control': `public, max-age=${aYear}, immutable`,
    },
  });
}
