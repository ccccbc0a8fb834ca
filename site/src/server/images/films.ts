import { Readable } from 'node:stream';
import { get } from './pictures';

/** The types of videos and of their captions. */
const types = /^(?:video\/(?:mp4|webm)|text\/vtt)\b/;

/** Whether the URL names a video or its captions. */
export const isFilm = (href: string): boolean => /\.(?:mp4|webm|vtt)$/.test(new URL(href).pathname);

/**
 * Passes on a video, or the part that the request's header Range asks for. It is neither kept nor read whole: a video may be larger than the
 * memory. It follows no redirect, and connects to the same hosts as for pictures. Undefined if there is no video.
 */
export async function openFilm(href: string, request: Request, shopOrigin: string | undefined) {
  const range = request.headers.get('range');
  const options = { signal: request.signal, headers: { Accept: 'video/*, text/vtt', ...(range && { Range: range }) } };
  const response = await get(new URL(href), shopOrigin, options).catch(() => undefined);
  if (!response) return undefined;
  const { statusCode: status = 0, headers } = response;
  if (![200, 206].includes(status) || !types.test(headers['content-type'] ?? '')) {
    response.destroy();
    return undefined;
  }
  const kept = ['content-type', 'content-length', 'content-range', 'accept-ranges'] as const;
  const passed = kept.flatMap((name): [string, string][] => (headers[name] ? [[name, headers[name]]] : []));
  return { status, headers: Object.fromEntries(passed), body: Readable.toWeb(response) as ReadableStream };
}
