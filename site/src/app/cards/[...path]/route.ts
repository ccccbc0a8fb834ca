import { productCardPng, shopCardPng } from '../../../documents/cards';
import { noDocument, refusedDocument } from '../../../documents/documents';
import { shopCard, slugOfCard } from '../../../cardPaths';
import { defaultLocale } from '../../../routing';
import { getProduct } from '../../../server/catalog/catalog';
import { sharedCaching } from '../../../server/request/sharedCaching.mjs';

/** The pictures that social sites show of a page: `/cards/shop.png` and `/cards/products/lane-one.png`. */
export async function GET(request: Request) {
  const { pathname } = new URL(request.url);
  if (pathname === shopCard) return answer(await shopCardPng());
  const slug = slugOfCard(pathname);
  if (slug === undefined) return noDocument();
  const read = await getProduct(defaultLocale, slug);
  if ('failure' in read) return refusedDocument(read.failure.retryAfter);
  return read.value ? answer(await productCardPng(read.value)) : noDocument();
}

const answer = (png: Uint8Array<ArrayBuffer> | undefined) =>
  png
    ? new Response(png, { headers: { 'Content-Type': 'image/png', 'Cache-Control': sharedCaching() } })
    : refusedDocument();
