import { answerDocument } from '../../../documents/documents';
import { markdownOf } from '../../../documents/markdownPages';

/** A page as Markdown. The proxy rewrites its address to this route. */
export async function GET(request: Request, { params }: { params: Promise<{ address: string }> }) {
  const address = Buffer.from((await params).address, 'base64url').toString();
  const { name, render, isKept } = markdownOf(address);
  return answerDocument(request, `${name} as Markdown`, 'text/markdown', render, { isKept, vary: 'Accept' });
}
