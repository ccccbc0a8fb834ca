import type { ProductMedia, Product } from '@vitrine/commerce';
import { formatMessage } from '@vitrine/components';
import type { Messages } from '../messages.js';

/** A video among a product's pictures. */
export type Film = Extract<ProductMedia, { kind: 'video' | 'externalVideo' }>;

/** Returns the URL of the video by itself. */
export function pageOf(film: Film): string {
  if (film.kind === 'video') return film.sources[0]!.src;
  return film.host === 'youtube'
    ? `https://www.youtube.com/watch?v=${film.videoId}`
    : `https://vimeo.com/${film.videoId}`;
}

export const isFilm = (item: ProductMedia): item is Film => item.kind === 'video' || item.kind === 'externalVideo';

/** Returns the name of a slide of a video; undefined for a picture. */
export function filmName(item: ProductMedia, product: Product, messages: Messages): string | undefined {
  return isFilm(item) ? formatMessage(messages.videoName, { name: item.details.alt ?? product.name }) : undefined;
}
