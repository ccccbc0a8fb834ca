// A rendered page before it is cached gets its styles, its own content security policy and its status: see docs/decisions/021-content-security-policy.md.
import { createHash } from 'node:crypto';
import { styleHashes } from '@vitrine/components/csp';
import { isFailure, isMissing, marksOf } from './pageMarks.mjs';
import { withScriptsAfterPaint } from './pageScripts.mjs';
import { withStyles } from './pageStyles.mjs';
import { sharedCaching } from '../server/request/sharedCaching.mjs';

/** @typedef {import('./next/pageKeys.mjs').Value} Value */

/** Inline scripts that run: scripts without `src`, and without a type that makes them data. */
const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** @param {string} html */
export function scriptPolicy(html) {
  const hashes = new Set(
    Array.from(html.matchAll(inlineScript), ([, text = '']) => {
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    }),
  );
  return ["script-src 'self'", ...hashes].join(' ');
}

/** @param {string | undefined} source of the page's own style element */
const stylePolicy = (source) =>
  `${["style-src 'self'", ...styleHashes, ...(source ? [source] : [])].join(' ')}; style-src-attr 'unsafe-inline'`;

/** Rendered pages whose markup has been read. It is long and does not change. */
const completed = new WeakSet();

/**
 * Sets a rendered page's styles, policy and status from its markup. Next sends the entry's headers and status from the first response on.
 * @param {Value | null | undefined} value
 * @param {string} folder of the build: '.next'
 */
export function completePage(value, folder) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string' || completed.has(value)) return;
  completed.add(value);
  const marks = marksOf(value.html);
  const { html, source } = withStyles(withScriptsAfterPaint(value.html), folder);
  value.html = html;
  value.headers = { ...value.headers, 'content-security-policy': `${scriptPolicy(html)}; ${stylePolicy(source)}` };
  value.status = marks.status ? Number(marks.status) : value.status;
  // Next has 308 for a page that has moved. Crawlers and shops know 301.
  if (value.status === 308) value.status = 301;
  value.headers['cache-control'] = cacheControlHeader(value, marks);
  if (isFailure(value) && marks['retry-after']) value.headers['retry-after'] = marks['retry-after'];
}

/** Seconds for which a shared cache stores the response for a page that does not exist yet. */
const missingFor = 10;

/**
 * Returns the caches that may store the page: a shared cache for minutes, and a browser if it revalidates the page each
 * time, which returns 304. Next would let both show a page for a year while they fetch the new one. See
 * docs/decisions/131-who-keeps-a-page.md.
 * @param {Value} value
 * @param {Record<string, string>} marks
 */
function cacheControlHeader(value, marks) {
  if (isFailure(value)) return 'no-store';
  return sharedCaching(Math.min(Number(marks.revalidate ?? Infinity), isMissing(value) ? missingFor : Infinity));
}
