import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { scriptPolicy } from './completePage.mjs';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe("a page's content security policy", () => {
  it('allows its own inline scripts, each once, and no others in the page', () => {
    const html = `<html><head><script src="/_next/a.js" async=""></script><script id="_R_">start()</script></head><body>
      <script type="application/ld+json">{"@type":"Product"}</script><script>push(1)</script><script>push(1)</script></body></html>`;
    expect(scriptPolicy(html)).toBe(`script-src 'self' ${hash('start()')} ${hash('push(1)')}`);
  });
  it('allows only our files if there is no inline script', () => {
    expect(scriptPolicy('<p>Hello</p>')).toBe("script-src 'self'");
  });
});
