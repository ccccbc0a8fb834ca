import { NextResponse, type NextRequest } from 'next/server';
import { defaultPaths } from '@vitrine/sections/paths';
import { resetParameterFor } from '../redirects';
import { markdownAddress } from '../documents/markdownAddress';
import { internalPath, isForm, isPersonal, isSearch } from '../routing';
import { siteUrl } from '../server/environment/variables';
import { personalPolicy } from '../server/session/personalPolicy';
import { personalRequest } from '../server/shop/personalRequest';
import { notAllowed, refusedForm } from '../server/forms/postedForm';

/** Rewrites a public URL to the internal URL of its page: see src/routing.ts. */
export async function proxy(request: NextRequest): Promise<Response> {
  const url = new URL(request.url);
  const path = internalPath(url);
  if (path === undefined) return new NextResponse('The request is malformed.', { status: 400 });
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const markdown = isRead ? markdownAddress(url, request.headers.get('accept') ?? '') : undefined;
  if (markdown !== undefined)
    return NextResponse.rewrite(new URL(`/markdown/${Buffer.from(markdown).toString('base64url')}`, request.url));
  const resetParameter = resetParameterFor(url);
  if (isRead && resetParameter) return toNewPassword(url, resetParameter);
  if (isRead && (isSearch(path) || isForm(path)))
    return freshPage(request, path, new Headers(request.headers), 'private, no-cache');
  if (isPersonal(path)) return (isRead ? undefined : await refusedForm(request)) ?? personalPage(request, path);
  // Next treats a form sent to a page as a call of a server action, which the other pages do not have.
  return isRead ? NextResponse.rewrite(new URL(path, request.url)) : notAllowed('GET, HEAD');
}

/** Spec §2, fallback page: passes on the whole link in a customer's mail. */
function toNewPassword({ pathname, search }: URL, parameter: string): NextResponse {
  const query = new URLSearchParams({ [parameter]: new URL(pathname + search, siteUrl()).href });
  const location = new URL(`${defaultPaths.changePassword}?${query}`, siteUrl()).href;
  return new NextResponse(null, {
    status: 307,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
}

/** Renders a page for one shopper, whose login lasts while it renders. */
async function personalPage(request: NextRequest, path: string): Promise<NextResponse> {
  const { headers, saveTo } = await personalRequest(request);
  const response = freshPage(request, path, headers, 'private, no-store');
  await saveTo(response);
  return response;
}

/**
 * Renders a page for one request. No shared cache stores it, and a nonce identifies its scripts. Other sites get no referrer, since reset
 * links are secret. A browser keeps no page with `no-store` for the way back, so only pages with a shopper's data have it.
 */
function freshPage(request: NextRequest, path: string, headers: Headers, caching: string): NextResponse {
  const policy = personalPolicy();
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.rewrite(new URL(path + new URL(request.url).search, request.url), {
    request: { headers },
  });
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Cache-Control', caching);
  response.headers.set('Referrer-Policy', 'same-origin');
  return response;
}
