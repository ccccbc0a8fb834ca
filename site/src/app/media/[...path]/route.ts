import { shopOrigin } from '../../../server/commerce';
import { proxiedImage } from '../../../server/images';

const aYear = 31_536_000;
const timeout = 10_000;
const largest = 20_000_000;

const refused = (status: number, text: string) =>
  new Response(text, { status, headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' } });

const isPicture = (response: Response) => /^image\/[\w.+-]+/.test(response.headers.get('content-type') ?? '');

/**
 * A picture of the shop, from our own origin: for platforms whose pictures lie on no approved host. It reaches the shop's
 * origin and no other, follows no redirect, and passes on pictures only. Kept in the data cache, so that the pictures of
 * cached pages are there while the platform is down.
 */
export async function GET(request: Request) {
  const image = proxiedImage(shopOrigin(), new URL(request.url));
  if (!image) return refused(404, 'There is no such picture.');
  let response: Response;
  try {
    response = await fetch(image, {
      redirect: 'error',
      cache: 'force-cache',
      signal: AbortSignal.timeout(timeout),
      next: { revalidate: aYear },
    });
  } catch {
    return refused(502, 'The picture could not be fetched from the shop.');
  }
  if (!response.ok || !isPicture(response)) return refused(404, 'There is no such picture.');
  if (Number(response.headers.get('content-length') ?? 0) > largest) return refused(502, 'The picture is too large.');
  return new Response(response.body, {
    headers: {
      'Content-Type': response.headers.get('content-type') ?? '',
      'Cache-Control': `public, max-age=${aYear}, immutable`,
      // An SVG can hold scripts: opened by itself, it may do nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
