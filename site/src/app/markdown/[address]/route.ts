import { answerDocument, refusedDocument } from '../../../documents/documents';
import { markdownPath } from '../../../documents/markdownAddress';
import { markdownOf } from '../../../documents/markdownPages';
import { pathAfterMoves } from '../../../page/moved';
import { defaultLocale } from '../../../routing';
import { countRead } from '../../../server/shop/countReads';
import { sharedCaching } from '../../../server/request/sharedCaching.mjs';

/** A page as Markdown. The proxy rewrites its address to this route. */
export async function GET(request: Request, { params }: { params: Promise<{ address: string }> }) {
  const address = Buffer.from((await params).address, 'base64url').toString();
  const { name, render, isKept } = markdownOf(address);
  // Only a search is not kept.
  const wait = isKept ? 0 : await countRead('search', request.headers);
  if (wait > 0) return refusedDocument(wait, 429);
  const answer = await answerDocument(request, `${name} as Markdown`, 'text/markdown', render, {
    isKept,
    vary: 'Accept',
  });
  return (answer.status === 404 && (await redirectOf(address))) || answer;
}

/** Redirects to the Markdown of the page that took the place of a missing one. */
async function redirectOf(address: string): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const target = await pathAfterMoves(defaultLocale, pathname);
  if (target === undefined) return undefined;
  const headers = { Location: markdownPath(target, searchParams), 'Cache-Control': sharedCaching(), Vary: 'Accept' };
  return new Response(null, { status: 301, headers });
}
