/** Videos and 3D models, from the data of any platform. */
import type { ExternalVideoItem, ModelItem, MediaItem, VideoItem } from '../../model/entities.js';
import { webUrl } from './webUrl.js';

type Poster = Pick<MediaItem, 'id' | 'details'>;

interface WireSource {
  url: string;
  mimeType: string;
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** Browsers play this list in parts, which only some of them can. The files beside it are whole videos. */
const playlist = 'application/x-mpegURL';

/** Converts a video, whose files have the URL that `fileUrl` returns. Without a source it is left out. */
export function toVideo(
  poster: Poster,
  sources: readonly WireSource[],
  {
    fileUrl,
    captions,
    ...told
  }: { fileUrl: (src: string) => string } & Pick<VideoItem, 'duration' | 'uploadDate' | 'captions'>,
): VideoItem[] {
  const playable = sources.flatMap(({ url, mimeType: type, width, height }) => {
    const src = type === playlist ? undefined : webUrl(url);
    return src ? [{ src: fileUrl(src), type, ...(width && height && { width, height }) }] : [];
  });
  if (playable.length === 0) return [];
  const files = captions?.map(({ src, ...file }) => ({ ...file, src: fileUrl(src) }));
  return [{ ...poster, kind: 'video', sources: playable, ...told, ...(files && { captions: files }) }];
}

const hosts = ['youtube', 'vimeo'] as const;

/** Converts a video at another host. If the host or the id is unknown, it is left out: pages make URLs of them. */
export function toExternalVideo(
  poster: Poster,
  { host, videoId, duration }: { host: string; videoId: string | undefined; duration?: number | undefined },
): ExternalVideoItem[] {
  const known = hosts.find((name) => name === host.toLowerCase());
  if (!known || !videoId || !/^[\w-]+$/.test(videoId)) return [];
  return [{ ...poster, kind: 'externalVideo', host: known, videoId, duration }];
}

/** Returns the id of a video in the URL of its player: the last part of the path. */
export const videoIdOf = (src: string): string | undefined =>
  URL.canParse(src) ? new URL(src).pathname.split('/').pop() : undefined;

/** Converts a 3D model. Without a GLB file it is left out. */
export function toModel(poster: Poster, sources: readonly { url: string; format: string }[]): ModelItem[] {
  const file = sources.find(({ format }) => format === 'glb');
  const src = webUrl(file?.url);
  return src ? [{ ...poster, kind: 'model', src }] : [];
}
