/** The files of the sample shop's videos. */
import { film } from './goods/films/index.js';
import { methodNotAllowed, plain, withCors } from './http.js';

export const isFilmPath = (pathname: string): boolean => pathname.startsWith('/cdn/films/');

/** Answers with a file, or with the part of it that the header Range asks for: some browsers play no video without it. */
export async function answerFilm(request: Request, pathname: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET', 'HEAD');
  const found = await film(pathname.slice('/cdn/'.length));
  if (!found) return withCors(plain('Not Found\n', { status: 404 }));
  const { type, bytes } = found;
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (from === undefined) return withCors(new Response(bytes, { headers }));
  const [first, last] = [Number(from), Math.min(to ? Number(to) : Infinity, bytes.length - 1)];
  if (first > last)
    return withCors(new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } }));
  return withCors(
    new Response(bytes.subarray(first, last + 1), {
      status: 206,
      headers: { ...headers, 'content-range': `bytes ${first}-${last}/${bytes.length}` },
    }),
  );
}
