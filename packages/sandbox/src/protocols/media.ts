/** Videos and 3D models, which the platforms report in different forms. */
import type { PlayedData } from '../shop/data.js';

export const mimeTypes = { mp4: 'video/mp4', webm: 'video/webm', glb: 'model/gltf-binary' } as const;

type ExternalVideo = Pick<Extract<PlayedData, { kind: 'externalVideo' }>, 'host' | 'videoId'>;

/** Returns the URL of the video's player at its host. */
export const playerUrl = ({ host, videoId }: ExternalVideo): string =>
  host === 'youtube' ? `https://www.youtube.com/embed/${videoId}` : `https://player.vimeo.com/video/${videoId}`;

/** Returns the URL of the video's page at its host. */
export const videoPageUrl = ({ host, videoId }: ExternalVideo): string =>
  host === 'youtube' ? `https://www.youtube.com/watch?v=${videoId}` : `https://vimeo.com/${videoId}`;
