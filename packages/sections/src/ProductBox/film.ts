import type { ProductMedia } from '@vitrine/commerce';

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
