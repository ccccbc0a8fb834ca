import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askedStatus, scriptPolicy } from '../cache-handler.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe("a page's content security policy", () => {
  it('allows its own inline scripts, each once, and nothing else that stands in a page', () => {
    const html = `<html><head><script src="/_next/a.js" async=""></script><script id="_R_">start()</script></head><body>
      <script type="application/ld+json">{"@type":"Product"}</script><script>push(1)</script><script>push(1)</script></body></html>`;
    expect(scriptPolicy(html)).toBe(`script-src 'self' ${hash('start()')} ${hash('push(1)')}`);
  });
  it('allows only files of ours where there is no inline script', () => {
    expect(scriptPolicy('<p>Hello</p>')).toBe("script-src 'self'");
  });
});

describe("a page's status", () => {
  it('is the one that the page asks for', () => {
    expect(askedStatus('<head><meta name="vitrine-status" content="404"/></head>')).toBe(404);
  });
  it('is left alone where it asks for none, also where a text looks like it', () => {
    expect(askedStatus('<p>&lt;meta name="vitrine-status" content="404"/&gt;</p>')).toBeUndefined();
  });
});
