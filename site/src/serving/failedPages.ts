import type { ServerResponse } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { failureTexts } from '../failureTexts';
import { defaultLocale } from '../routing';
import { isHtml } from './answerHeaders';

const { title, text, tryAgain, backToStart } = failureTexts;

/** As plain as app/global-error.tsx: the page has no style sheet. Its scripts replace the words with app/error.tsx. */
const [frame, row, link] = [
  'max-inline-size:34rem;margin:0 auto;padding:4rem 1.5rem;font:1rem/1.5 system-ui,sans-serif',
  'display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:0',
  'padding-block:.75rem',
];

const words =
  `<main style="${frame}"><h1>${title}</h1><p>${text}</p>` +
  `<p style="${row}"><a style="${link}" href="">${tryAgain}</a><a style="${link}" href="/">${backToStart}</a></p></main>`;

/** The page that Next sends if a page, or the layout around it, throws: its body shows nothing. */
const emptyPage = '<html id="__next_error__">';

/** @param html of a page that failed */
const withWords = (html: string) =>
  html.includes(emptyPage)
    ? html
        .replace(emptyPage, `${emptyPage.slice(0, -1)} lang="${defaultLocale}">`)
        .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
        .replace('<head>', '<head><meta name="color-scheme" content="light dark"/>')
        .replace('<body>', `<body>${words}`)
    : html;

type Coding = (body: Buffer) => Buffer;

const same: Coding = (body) => body;
const codings = new Map<unknown, readonly [decode: Coding, encode: Coding]>([
  ['br', [brotliDecompressSync, brotliCompressSync]],
  ['gzip', [gunzipSync, gzipSync]],
]);

/**
 * Puts words into the HTML of a page whose code threw, so that it says what happened without scripts, before them, and if they fail too. Next
 * sends such a page empty.
 */
export function putWordsIntoFailure(response: ServerResponse) {
  const { write, end } = response;
  const chunks: Buffer[] = [];
  const isFailed = () => response.statusCode === 500 && isHtml(response);
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
    return true;
  };
  response.write = function (this: ServerResponse, ...given: never[]) {
    return isFailed() ? keep(given[0]) : Reflect.apply(write, this, given);
  };
  response.end = function (this: ServerResponse, ...given: never[]) {
    if (!isFailed()) return Reflect.apply(end, this, given);
    keep(given[0]);
    const [decode, encode] = codings.get(response.getHeader('Content-Encoding')) ?? [same, same];
    const whole = Buffer.concat(chunks);
    if (!response.headersSent) response.removeHeader('Content-Length');
    const body = whole.length > 0 ? encode(Buffer.from(withWords(String(decode(whole))))) : whole;
    return Reflect.apply(end, this, [body]);
  };
}
