/** Videos and 3D models of products. */
import type { Played } from '../../../shop/catalog/catalog.js';
import type { PlayedData } from '../../../shop/data.js';
import { mimeTypes, playerUrl, videoPageUrl } from '../../media.js';
import { pictureAddress } from '../../pictures/address.js';
import { globalId } from '../ids.js';
import type { Resolver, Resolvers } from '../resolver.js';
import { pictureView } from './images.js';

type Of<Kind extends PlayedData['kind']> = Played<Extract<PlayedData, { kind: Kind }>>;

const shared = (type: string, contentType: string): Record<string, Resolver<Played, never>> => ({
  id: ({ id }) => globalId(type, id),
  alt: ({ data }) => data.alt,
  mediaContentType: () => contentType,
  previewImage: ({ poster }) => pictureView(poster, 'ImageSource'),
});

const video: Record<string, Resolver<Of<'video'>, never>> = {
  ...shared('Video', 'VIDEO'),
  sources: ({ data }, _, { origin }) =>
    data.sources.map(({ path, ...source }) => ({
      ...source,
      mimeType: mimeTypes[source.format],
      url: pictureAddress(path, origin),
    })),
};

const externalVideo: Record<string, Resolver<Of<'externalVideo'>, never>> = {
  ...shared('ExternalVideo', 'EXTERNAL_VIDEO'),
  embedUrl: ({ data }) => playerUrl(data),
  embeddedUrl: ({ data }) => playerUrl(data),
  host: ({ data }) => data.host.toUpperCase(),
  originUrl: ({ data }) => videoPageUrl(data),
};

const model: Record<string, Resolver<Of<'model'>, never>> = {
  ...shared('Model3d', 'MODEL_3D'),
  sources: ({ data: { path, size } }, _, { origin }) => [
    { format: 'glb', mimeType: mimeTypes.glb, filesize: size, url: pictureAddress(path, origin) },
  ],
};

/** Returns the merchant's entry for a video in the metafield `custom.videos`. */
export const videoDetails = ({ captions, uploadDate }: Of<'video'>['data'], origin: string) => ({
  ...(uploadDate && { uploadDate }),
  ...(captions && { captions: captions.map(({ path, ...file }) => ({ ...file, url: pictureAddress(path, origin) })) }),
});

export const playedResolvers: Resolvers = { Video: video, ExternalVideo: externalVideo, Model3d: model };
