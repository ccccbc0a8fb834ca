import { NextResponse, type NextRequest } from 'next/server';
import { internalPath } from './routing';

/** Shows the page whose internal address belongs to the public one: see routing.ts. */
export function proxy(request: NextRequest) {
  return NextResponse.rewrite(new URL(internalPath(new URL(request.url)), request.url));
}

export const config = {
  matcher: ['/((?!api/|media/|_next/|icon\\.svg$).*)'],
};
