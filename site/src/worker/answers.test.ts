import { describe, expect, it } from 'vitest';
import { isForEveryone, markOld, offlinePage } from './answers';

const date = 'Fri, 27 Nov 2026 18:03:00 GMT';
const shared = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'max-age=0, s-maxage=120', date };
const answer = (headers: Record<string, string>, status = 200, redirected = false) =>
  isForEveryone({ status, redirected, headers: new Headers(headers) });

describe('a page that is kept', () => {
  it('is one that shared caches may keep', () => {
    expect(answer(shared)).toBe(true);
  });

  it.each([
    'private, no-store',
    'private, no-cache',
    'max-age=60',
    'no-store, s-maxage=120',
    'private, s-maxage=120',
    '',
  ])('is none with Cache-Control: %s', (caching) => {
    expect(answer({ ...shared, 'cache-control': caching })).toBe(false);
  });

  it('is no failure, no redirect and no data, and has a time', () => {
    expect(answer(shared, 404)).toBe(false);
    expect(answer(shared, 200, true)).toBe(false);
    expect(answer({ ...shared, 'content-type': 'text/x-component' })).toBe(false);
    const { date: _, ...timeless } = shared;
    expect(answer(timeless)).toBe(false);
  });
});

describe('an old page', () => {
  const page = (language: string) =>
    new Response(`<!DOCTYPE html><html class="a" lang="${language}"><body class="b"><p>$1 $&</p></body></html>`, {
      headers: { ...shared, 'content-encoding': 'gzip', etag: '"a"' },
    });

  it('says from when it is, in its language, before all else', async () => {
    const marked = await markOld(page('en-US'));
    expect(await marked.text()).toMatch(
      /<body class="b"><aside id="old-page"[^>]*><span>This page is from Nov 27, 2026, .+<\/span> .*<\/aside><p>\$1 \$&<\/p>/,
    );
    expect(Object.fromEntries(marked.headers)).toEqual(shared);
    expect(await (await markOld(page('de'))).text()).toContain('<span>Diese Seite ist vom 27.11.2026, ');
  });
});

it('the page in place of the cart has its lines as text, and no price', async () => {
  const cart = { at: Date.parse(date), lines: [{ name: 'Pump <b> & hose', quantity: 2 }] };
  const html = await offlinePage(['en-US'], cart).text();
  expect(html).toMatch(/Your cart as of Nov 27, 2026, .+<li>2 × Pump &#60;b&#62; &#38; hose<\/li>/);
});

it.each([
  [['tlh', 'fr-CA', 'de'], 'lang="fr-CA" dir="ltr"'],
  [['ar'], 'lang="ar" dir="rtl"'],
  [['tlh'], 'lang="en" dir="ltr"'],
])('the page in place of others has a language of the browser: %s', async (languages, attributes) => {
  const response = offlinePage(languages);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain(attributes);
});
