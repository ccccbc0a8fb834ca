import { plain } from './http.js';

const folder = '/fonts/';

export const isFontPath = (pathname: string): boolean => pathname.startsWith(folder);

/** Answers with a font for the pages that the platform hosts. */
export function fontFile(
  pathname: string,
  fonts: ((path: string) => Uint8Array<ArrayBuffer> | undefined) | undefined,
): Response {
  const file = fonts?.(pathname.slice(folder.length));
  if (!file) return plain('Not Found\n', { status: 404 });
  return new Response(file, {
    headers: {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  });
}
