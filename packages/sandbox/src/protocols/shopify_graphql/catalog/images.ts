/** Pictures, as images of other objects and as media. */
import type { Picture } from '../../../shop/catalog/catalog.js';
import { pictureAddress } from '../../pictures/address.js';
import { entryId, globalId } from '../ids.js';
import type { Resolver, Resolvers } from '../resolver.js';

/** The type in a picture's id. It depends on the object that shows the picture. */
type ImageType = 'ArticleImage' | 'CollectionImage' | 'ImageSource' | 'ProductImage';

interface ImageView {
  picture: Picture;
  type: ImageType;
}

export const pictureView = (picture: Picture, type: ImageType): ImageView => ({ picture, type });

const source = (picture: Picture) => pictureView(picture, 'ImageSource');

const mediaImage: Record<string, Resolver<Picture, never>> = {
  id: entryId,
  alt: ({ data }) => data.alt,
  image: source,
  mediaContentType: () => 'IMAGE',
  previewImage: source,
};

interface Transform {
  crop?: string;
  maxHeight?: number;
  maxWidth?: number;
  scale?: number;
}

function urlOf({ picture }: ImageView, transform: Transform, origin: string): string {
  const url = new URL(pictureAddress(picture.data.path, origin));
  const { crop, maxHeight, maxWidth, scale = 1 } = transform;
  if (maxWidth) url.searchParams.set('width', String(maxWidth * scale));
  if (maxHeight) url.searchParams.set('height', String(maxHeight * scale));
  if (crop) url.searchParams.set('crop', crop.toLowerCase());
  return url.href;
}

const plainUrl: Resolver<ImageView, never> = (view, _, { origin }) => urlOf(view, {}, origin);

const image: Record<string, Resolver<ImageView, never>> = {
  id: ({ picture, type }) => globalId(type, picture.id),
  altText: ({ picture }) => picture.data.alt,
  width: ({ picture }) => picture.data.width,
  height: ({ picture }) => picture.data.height,
  originalSrc: plainUrl,
  src: plainUrl,
  transformedSrc: (view, transform: Transform, { origin }) => urlOf(view, transform, origin),
  url: (view, { transform }: { transform?: Transform | null }, { origin }) => urlOf(view, transform ?? {}, origin),
};

export const imageResolvers: Resolvers = { MediaImage: mediaImage, Image: image };
