import { shopOrigin } from '../../../server/shop/commerce';
import { rasterPng } from '../../../documents/cards';
import { isRaster, proxiedImage } from '../../../server/images/addresses';
import { isFilm, openFilm } from '../../../server/images/films';
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
 * Serves a picture or a video from the platform's responses at our own origin, if its host is not approved. URLs are signed
 * (server/images/addresses.ts), so the route fetches no URL that a shopper wrote.
 */
export async function GET(request: Request) {
  const url = new URL(request.url);
  const href = proxiedImage(url);
  if (href === undefined) return refused(404, 'There is no such picture.');
  if (isFilm(href)) {
    const film = await openFilm(href, request, shopOrigin());
    if (!film) return refused(502, 'The video could not be fetched from the shop.');
    return new Response(film.body, {
      status: film.status,
      headers: { ...policy, ...film.headers, 'Cache-Control': `public, max-age=${aYear}, immutable` },
    });
  }
  if (isRaster(url)) {
    const png = await rasterPng(href);
    if (!png) return refused(503, 'Too many pictures are asked for. Try again later.');
    return png instanceof Uint8Array ? answer('image/png', png) : refused(png.status, png.reason);
  }
  const picture = await loadPicture(href, shopOrigin());
  if (!('bytes' in picture)) return refused(picture.status, picture.reason);
  return answer(picture.type, picture.bytes);
}

const answer = (type: string, bytes: Uint8Array<ArrayBuffer>) =>
  new Response(bytes, {
    headers: { ...policy, 'Content-Type': type, 'Cache-Control': `public, max-age=${aYear}, immutable` },
  });
