import { NextResponse, type NextRequest } from 'next/server';
import { internalPath } from './routing';

/** Shows the page whose internal address belongs to the public one: see routing.ts. */
export function proxy(request: NextRequest) {
  const path = internalPath(new URL(request.url));
  if (path === undefined) return new NextResponse('The request is malformed.', { status: 400 });
  // Next takes a form sent to a page for a call of a server action, of which there are none.
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new NextResponse('Pages are read with GET.', { status: 405, headers: { Allow: 'GET, HEAD' } });
  return NextResponse.rewrite(new URL(path, request.url));
}

export const config = {
  // All but routes of ours and Next's files: what is excepted here, and is neither, would reach a page by its internal address.
  matcher: ['/((?!api/health$|api/shop/|media/|_next/static/|icon\\.svg$).*)'],
};
