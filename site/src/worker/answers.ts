import { textsIn } from './texts';

/** The shopper's cart when a page last read it, without prices: an old price would be one that nobody pays. */
export interface CartNote {
  /** Milliseconds since 1970. */
  at: number;
  lines: { name: string; quantity: number }[];
}

/** The id of the mark of an old page, whose `span` says from when it is. The page reads it: see src/client/useOldPage.ts. */
const markId = 'old-page';

/**
 * Whether an answer is a page that is the same for everyone. Shared caches may keep such a page, so it has no cookie and nothing personal. A
 * worker does not see `Set-Cookie`.
 */
export function isForEveryone({ status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>) {
  const caching = headers.get('cache-control') ?? '';
  const isPage = status === 200 && !redirected && /^text\/html\b/.test(headers.get('content-type') ?? '');
  return isPage && headers.has('date') && /\bs-maxage=\d/.test(caching) && !/\b(?:no-store|private)\b/.test(caching);
}

function withTime(text: string, time: Date, language: string) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return text.replace('{time}', format.format(time));
}

const bar =
  'display:flex;flex-wrap:wrap;gap:0 1rem;padding:.5rem 1rem;background:var(--vt-color-ink,CanvasText);' +
  'color:var(--vt-color-on-ink,Canvas);font-size:.875rem;line-height:1.5';

/** Returns a kept page with a mark at its beginning, in its language. Neither the mark nor the page needs a script. */
export async function markOld(page: Response): Promise<Response> {
  const html = await page.text();
  const [, language = 'en'] = /<html[^>]* lang="([\w-]+)"/.exec(html) ?? [];
  const { oldPage, loadAgain } = textsIn([language]);
  const text = withTime(oldPage, new Date(page.headers.get('date') ?? 0), language);
  const mark =
    `<aside id="${markId}" style="${bar}"><span>${text}</span> ` +
    `<a href="" style="color:inherit;padding-block:.25rem">${loadAgain}</a></aside>`;
  const headers = new Headers(page.headers);
  // The text has another length, and no compression.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + mark),
    { headers },
  );
}

const styles =
  ':root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif}main{max-inline-size:36rem;margin-inline:auto;padding:4rem 1.5rem}' +
  'a{display:inline-block;padding-block:.5rem;margin-inline-end:1.5rem;color:inherit}';

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function cartList({ at, lines }: CartNote, { language, oldCart, notHere }: ReturnType<typeof textsIn>) {
  const items = lines.map(({ name, quantity }) => `<li>${escaped(String(quantity))} × ${escaped(name)}</li>`);
  return `<p>${withTime(oldCart, new Date(at), language)}</p><ul>${items.join('')}</ul><p>${notHere}</p>`;
}

/**
 * The page that stands for all that is not kept. It has no price, and loads again after the connection is back.
 * @param cart in place of the page of the cart
 */
export function offlinePage(languages: readonly string[], cart?: CartNote): Response {
  const texts = textsIn(languages);
  const { language, direction, noConnection, notKept, tryAgain, startPage } = texts;
  const nonce = crypto.randomUUID();
  const html =
    `<!DOCTYPE html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${noConnection}</title>` +
    `<style nonce="${nonce}">${styles}</style>` +
    `<script nonce="${nonce}">addEventListener('online',()=>location.reload())</script></head>` +
    `<body><main><h1>${noConnection}</h1>${cart ? cartList(cart, texts) : `<p>${notKept}</p>`}` +
    `<p><a href="">${tryAgain}</a> <a href="/">${startPage}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; ` +
        "frame-ancestors 'none'",
      'Cache-Control': 'no-store',
    },
  });
}
