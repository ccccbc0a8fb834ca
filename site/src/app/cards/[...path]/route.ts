import { CommerceError } from '@vitrine/commerce';
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
  try {
    const product = await getProduct(defaultLocale, slug);
    return product ? answer(await productCardPng(product)) : noDocument();
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return refusedDocument(error.retryAfter);
  }
}

const answer = (png: Uint8Array<ArrayBuffer> | undefined) =>
  png
    ? new Response(png, { headers: { 'Content-Type': 'image/png', 'Cache-Control': sharedCaching() } })
    : refusedDocument();
