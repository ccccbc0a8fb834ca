import { drawing, sampleShop } from '@vitrine/sandbox';
import { describe, expect, it } from 'vitest';
import { plainText, sanitizeRichText } from './richText.js';

const options = { baseUrl: 'https://shop.test', imageUrl: (src: string) => `/media?src=${src}` };
const clean = (html: string) => sanitizeRichText(html, options);

describe('rich text', () => {
  it('keeps headings, lists, tables, quotations and emphasis', () => {
    const html =
      '<h2>A</h2><p>B <strong>c</strong> <em>d</em><br /></p><ul><li>e<ol><li>f</li></ol></li></ul>' +
      '<blockquote><p>g</p></blockquote><table><caption>h</caption><thead><tr><th scope="col">i</th></tr></thead>' +
      '<tbody><tr><td colspan="2">j</td></tr></tbody></table>';
    expect(clean(html)).toBe(html);
  });

  it('moves all headings down together if one is an h1', () => {
    expect(clean('<h1>A</h1><h2>B</h2><h5>C</h5><h6>D</h6>')).toBe('<h2>A</h2><h3>B</h3><h6>C</h6><h6>D</h6>');
    expect(clean('<h2>A</h2><h3>B</h3>')).toBe('<h2>A</h2><h3>B</h3>');
  });

  it('keeps the language and the direction of a passage', () => {
    expect(clean('<p>in <span lang="ar" dir="rtl" class="x">دراجة</span></p>')).toBe(
      '<p>in <span lang="ar" dir="rtl">دراجة</span></p>',
    );
  });

  it('keeps links to safe URLs', () => {
    expect(clean('<a href="/about">a</a>')).toBe('<a href="/about">a</a>');
    expect(clean('<a href="mailto:a@example.com">a</a>')).toBe('<a href="mailto:a@example.com">a</a>');
    expect(clean('<a href="https://example.com/" target="_blank" onclick="x()">a</a>')).toBe(
      '<a href="https://example.com/" rel="noopener">a</a>',
    );
    for (const href of [
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      ' JAVASCRIPT:x',
      'data:text/html,x',
      'vbscript:x',
    ]) {
      expect(clean(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
    }
  });

  it('keeps pictures, with their full URL, and no other media', () => {
    expect(clean('<img src="/cdn/a.png" alt="A" width="10" height="20" onerror="x()">')).toBe(
      '<img src="/media?src=https://shop.test/cdn/a.png" alt="A" width="10" height="20" loading="lazy" />',
    );
    expect(clean('<img src="//cdn.example.com/a.png">')).toBe(
      '<img src="/media?src=https://cdn.example.com/a.png" alt="" loading="lazy" />',
    );
    for (const src of ['javascript:alert(1)', 'data:image/svg+xml,<svg onload=x()>', 'https://', '']) {
      expect(clean(`<p>a<img src="${src}">b</p>`)).toBe('<p>ab</p>');
    }
  });

  it('is undefined if nothing is left', () => {
    expect(clean('')).toBeUndefined();
    expect(clean(' <script>alert(1)</script> ')).toBeUndefined();
  });

  it('removes everything from the sample shop that could run or cover the page', () => {
    for (const { descriptionHtml } of [...sampleShop.products, ...sampleShop.collections]) {
      const html = clean(descriptionHtml) ?? '';
      expect(html).not.toMatch(/<(script|iframe|form|input|button|style|svg|object|embed|link|meta|base)\b/i);
      expect(html).not.toMatch(/\son\w+=|\sstyle=|\sclass=|\sid=|(javascript|data|vbscript):/i);
    }
  });

  it('finds the pictures of the sample shop', () => {
    const sources = sampleShop.products.flatMap(({ descriptionHtml }) =>
      [...(clean(descriptionHtml) ?? '').matchAll(/src=https:\/\/shop\.test\/cdn\/([^"]+)"/g)].map(
        ([, path = '']) => path,
      ),
    );
    expect(sources.some((path) => drawing(path) !== undefined)).toBe(true);
  });
});

describe('plain text', () => {
  it.each([
    [
      '<h2>The frame</h2><p>Lugged <strong>steel</strong>,<br>brazed by hand.</p>',
      'The frame Lugged steel, brazed by hand.',
    ],
    [
      '<ul><li>One</li><li>Two</li></ul>\n<p>Fish &amp; chips, 2 &lt; 3, &quot;x&quot;&nbsp;&eacute;</p>',
      'One Two Fish & chips, 2 < 3, "x" é',
    ],
    ['<p>a</p><script>alert(1)</script><style>p{}</style><p>b &amp;lt; c</p>', 'a b &lt; c'],
    ['un<em>brok</em>en', 'unbroken'],
    ['<section>s</section><article>t</article>end', 's t end'],
    ['2 < 3 <p>and 3 <4', '2 < 3 and 3 <4'],
    ['<p> </p><img src="x.jpg" alt="A picture">', undefined],
    ['', undefined],
  ])('of %s is its words', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('is of bounded length', () => {
    expect(plainText('<p>word</p>'.repeat(100_000))!.length).toBeLessThan(50_000);
  });
});
