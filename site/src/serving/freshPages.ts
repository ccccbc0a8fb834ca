import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCached } from '../routing';
import { beforeHead, isHtml } from './answerHeaders';
import type { Encoding } from './sentPage.mjs';
import { encodingFor } from './encodings';
import { dataHeaders } from './next/dataRequest';

/** Set by the page cache, which Next makes for each page. Never set in development. */
const forPaint = (html: string): string =>
  (globalThis as { [name: symbol]: ((html: string) => string) | undefined })[Symbol.for('vitrine.forPaint')]?.(html) ??
  html;

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/** At this quality, brotli takes as long as gzip at its default, and a page is a tenth smaller. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(body, { params });
  return encoding === 'gzip' ? compressGzip(body) : body;
}

/** A page, or its Markdown. */
const isText = (response: ServerResponse) => /^text\//.test(String(response.getHeader('Content-Type')));

/** Whether a request is for a page that is rendered for it alone, or sends such a page a form without script. */
const isForPage = ({ method = '', url = '', headers }: IncomingMessage) =>
  ['GET', 'POST'].includes(method) && !isCached(url) && !dataHeaders.some((name) => name in headers);

/**
 * Puts the styles of a page that is rendered for one request into its HTML, and its scripts after the first paint, as the page cache does with the
 * others: see docs/decisions/267-styles-of-every-page.md. Next sends such a page at once, since nothing in it comes later, so waiting for its end takes no time.
 */
export function putStylesInto(request: IncomingMessage, response: ServerResponse) {
  if (process.env.NODE_ENV === 'development' || !isForPage(request)) return;
  const encoding = encodingFor(request.headers['accept-encoding']);
  // Next would compress the page, and styles can no longer come into it.
  delete request.headers['accept-encoding'];
  beforeHead(response, () => {
    if (encoding === 'identity' || !isText(response)) return;
    response.removeHeader('Content-Length');
    response.setHeader('Content-Encoding', encoding);
  });
  const { write, end } = response;
  const chunks: Buffer[] = [];
  const keep = (chunk: string | Uint8Array) => chunks.push(Buffer.from(chunk as string)) > 0;
  const send = (body: Buffer) => response.destroyed || response.end(body);
  response.write = keep;
  response.end = (last?: unknown) => {
    if (typeof last === 'string' || last instanceof Uint8Array) keep(last);
    Object.assign(response, { write, end });
    const whole = Buffer.concat(chunks);
    const body = isHtml(response) ? Buffer.from(forPaint(String(whole))) : whole;
    if (isText(response)) void compressed(body, encoding).then(send, (error) => response.destroy(error));
    else send(body);
    return response;
  };
}
