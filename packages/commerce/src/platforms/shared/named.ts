import type { Image, ProductMedia, MediaItem } from '../../model/entities.js';

/** Describes a picture by the name of its product or collection, if the platform has no text for it. An empty text stays: it marks a decoration. */
export const named = <Picture extends Image>(image: Picture, name: string): Picture => ({
  ...image,
  alt: image.alt ?? name,
});

/** Describes the pictures of a tile. A video and a 3D model are a picture there. */
export const namedMedia = (media: readonly ProductMedia[], name: string): MediaItem[] =>
  media.map(({ id, details }) => ({ id, details: named(details, name) }));
