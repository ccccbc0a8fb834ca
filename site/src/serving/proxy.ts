import { NextResponse, type NextRequest } from 'next/server';
import { defaultPaths } from '@vitrine/sections/paths';
import { resetParameterFor } from '../redirects';
import { internalPath, isPersonal, isSearch } from '../routing';
import { siteUrl } from '../server/environment/variables';
import { personalPolicy } from '../server/session/personalPolicy';
import { personalRequest } from '../server/shop/personalRequest';
import { notAllowed, refusedForm } from '../server/forms/postedForm';

/** Shows the page whose internal address belongs to the public one: see src/routing.ts. */
export async function proxy(request: NextRequest): Promise<Response> {
  const url = new URL(request.url);
  const path = internalPath(url);
  if (path === undefined) return new NextResponse('The request is malformed.', { status: 400 });
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const resetParameter = resetParameterFor(url);
  if (isRead && resetParameter) return toNewPassword(url, resetParameter);
  if (isPersonal(path)) return (isRead ? undefined : await refusedForm(request)) ?? personalPage(request, path);
  if (isRead && isSearch(path)) return freshPage(request, path, new Headers(request.headers));
  // Next takes a form sent to a page for a call of a server action, of which the others have none.
  return isRead ? NextResponse.rewrite(new URL(path, request.url)) : notAllowed('GET, HEAD');
}

/** Spec §2, fallback page: the link in a customer's mail is handed on whole. */
function toNewPassword({ pathname, search }: URL, parameter: string): NextResponse {
  const query = new URLSearchParams({ [parameter]: new URL(pathname + search, siteUrl()).href });
  const location = new URL(`${defaultPaths.changePassword}?${query}`, siteUrl()).href;
  return new NextResponse(null, {
    status: 307,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
}

/** Rendered for one shopper, whose login lasts while it is. */
async function personalPage(request: NextRequest, path: string): Promise<NextResponse> {
  const { headers, saveTo } = await personalRequest(request);
  const response = freshPage(request, path, headers);
  await saveTo(response);
  return response;
}

/** Rendered for one request: nobody keeps it, and its scripts are known by a nonce. Where it came from is not told: links to new passwords are secrets. */
function freshPage(request: NextRequest, path: string, headers: Headers): NextResponse {
  const policy = personalPolicy();
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.rewrite(new URL(path + new URL(request.url).search, request.url), {
    request: { headers },
  });
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('Referrer-Policy', 'same-origin');
  return response;
}
