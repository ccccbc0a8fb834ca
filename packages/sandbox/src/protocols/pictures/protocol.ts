import { methodNotAllowed, plain, withCors } from '../../http.js';
import type { Protocol } from '../protocol.js';

/** The shop's pictures, drawn on request. A picture never changes. */
export const pictures: Protocol = {
  matches: ({ pathname }) => pathname.startsWith('/cdn/'),
  names: [],
  calls: () => [],
  answer: (request, { pathname }, _, { drawing }) => answerPicture(request, pathname, drawing),
};

/** A sitemap names pictures by their paths in the folder of the shop's files, as the platform does. */
const picturesFolder = /^\/cdn\/(?:shop\/)?/;

function answerPicture(request: Request, pathname: string, drawing: (path: string) => string | undefined): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET', 'HEAD');
  const svg = drawing(decodePath(pathname.replace(picturesFolder, '')));
  if (svg === undefined) return withCors(plain('Not Found\n', { status: 404 }));
  return withCors(
    new Response(svg, {
      headers: {
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
      },
    }),
  );
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
