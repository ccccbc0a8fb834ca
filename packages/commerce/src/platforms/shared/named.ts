import type { Image, MediaItem } from '../../model/entities.js';

/** Describes a picture by the name of its product or collection, if the platform has no text for it. An empty text stays: it marks a decoration. */
export const named = <Picture extends Image>(image: Picture, name: string): Picture => ({
  ...image,
  alt: image.alt ?? name,
});

/** Describes the pictures of a tile. */
export const namedMedia = (media: readonly MediaItem[], name: string): MediaItem[] =>
  media.map(({ id, details }) => ({ id, details: named(details, name) }));
