import { formatMoney } from '@vitrine/components';
import { possiblePrices, type Product } from '@vitrine/commerce';
import { about } from '@vitrine/northlane/content';
import { shop } from '@vitrine/northlane/shop';
import { LRUCache } from 'lru-cache';
import { defaultLocale } from '../routing';
import { loadPicture, type NoPicture, type Picture } from '../server/images/pictures';
import { proxiedImage } from '../server/images/addresses';
import { shopOrigin } from '../server/shop/commerce';
import { picturesOf } from '../structuredData/productData';
import { drawCard, drawRaster } from './drawCard';

type Png = Uint8Array<ArrayBuffer>;

/** Drawn pictures by all that they show. Their limit is in bytes. */
const drawn = new LRUCache<string, Png>({ maxSize: 30_000_000, sizeCalculation: ({ byteLength }) => byteLength });

/** Drawings that wait for their turn: one is drawn at a time, and takes the processor for up to a second. */
const mostWaiting = 10;
const waiting = new Map<string, Promise<Png>>();
let last: Promise<unknown> = Promise.resolve();

/** Draws a picture, or returns the drawn one. Undefined if too many wait. */
async function once(name: string, draw: () => Promise<Png>): Promise<Png | undefined> {
  const known = drawn.get(name) ?? waiting.get(name);
  if (known) return known;
  if (waiting.size >= mostWaiting) return undefined;
  const turn = last.then(draw).finally(() => waiting.delete(name));
  waiting.set(name, turn);
  last = turn.catch(() => undefined);
  const png = await turn;
  drawn.set(name, png);
  return png;
}

const fetched = async (src: string): Promise<Picture | undefined> => {
  const url = URL.parse(src, 'http://localhost');
  if (!url) return undefined;
  const picture = await loadPicture(proxiedImage(url) ?? url.href, shopOrigin());
  return 'bytes' in picture ? picture : undefined;
};

/** The card of the shop. */
export const shopCardPng = () =>
  once('', () => drawCard({ shop: shop.name, title: shop.name, line: about.description }));

/** The card of a product: its picture, name, brand and price. */
export function productCardPng(product: Product) {
  const { name: title, brand } = product;
  const kicker = brand === shop.name ? undefined : brand;
  const line = priceOf(product);
  const [src] = picturesOf(product);
  return once(JSON.stringify([title, kicker, line, src]), async () =>
    drawCard({ shop: shop.name, title, kicker, line, picture: src === undefined ? undefined : await fetched(src) }),
  );
}

function priceOf(product: Product): string | undefined {
  const { min, max } = possiblePrices(product, {}) ?? {};
  if (!min || !max) return undefined;
  const prices = [min, max].map((price) => formatMoney(price, { locale: defaultLocale }));
  return [...new Set(prices)].join(' – ');
}

/** Returns an SVG as PNG. Undefined if too many pictures are to be drawn. */
export async function rasterPng(href: string): Promise<Png | undefined | NoPicture> {
  const picture = await loadPicture(href, shopOrigin());
  if (!('bytes' in picture)) return picture;
  if (!picture.type.startsWith('image/svg+xml')) return { status: 404, reason: 'There is no such picture.' };
  return once(href, () => drawRaster(picture)).catch(() => ({ status: 502, reason: 'The picture cannot be drawn.' }));
}
