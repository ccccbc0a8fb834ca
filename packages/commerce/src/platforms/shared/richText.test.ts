// @vitest-environment jsdom
import { drawing, sampleShop } from '@vitrine/sandbox';
import { describe, expect, it } from 'vitest';
import { createBrowserCleaner } from './browserRichText.js';
import { plainText, sanitizeRichText } from './richText.js';
import { allowedAttributes, allowedTags } from './richTextRules.js';

const options = { baseUrl: 'https://shop.test', imageUrl: (src: string) => `/media?src=${src}` };
const onServers = (html: string) => sanitizeRichText(html, options);
const inBrowsers = createBrowserCleaner(options);

describe.each([
  ['servers', onServers],
  ['browsers', inBrowsers],
])('rich text on %s', (_, clean) => {
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

/** Parses HTML as a section does that shows it. */
function shown(html: string | undefined): HTMLElement {
  const element = document.implementation.createHTMLDocument('').createElement('div');
  element.innerHTML = html ?? '';
  return element;
}

/** Throws if the HTML has anything that is not allowed after it is shown. */
function expectSafe(html: string | undefined): void {
  for (const element of shown(html).querySelectorAll('*')) {
    expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
    expect(allowedTags).toContain(element.localName);
    for (const { name, value } of element.attributes) {
      expect([...(allowedAttributes[element.localName] ?? []), ...allowedAttributes['*']!]).toContain(name);
      if (name === 'href' || name === 'src')
        expect(['http:', 'https:', 'mailto:', undefined]).toContain(URL.parse(value, 'https://shop.test')?.protocol);
    }
  }
}

const bad = 'javascript:alert(1)';
const evil = '<img src=x onerror=alert(1)>';

/** Samples in which both parsers see the same. */
const hostile: Record<string, string[]> = {
  'scripts and styles': [
    '<script>alert(1)</script>a',
    '<SCRIPT SRC=//evil.test/x.js></SCRIPT>a',
    '<script>alert(1)',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<style>p { display: none }</style><p style="position: fixed">a</p>',
    '<style>@import "//evil.test";',
    '<link rel="stylesheet" href="//evil.test"><meta http-equiv="refresh" content="0;url=//evil.test">a',
    '<base href="//evil.test"><p>a</p>',
  ],
  handlers: [
    evil,
    '<img/src="x"/onerror=alert(1)>',
    '<p onclick="alert(1)" ONMOUSEOVER=alert(1)>a</p>',
    '<body onload=alert(1)><p>a</p>',
    '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>a</audio>',
    '<details open ontoggle=alert(1)><summary>a</summary>b</details>',
    '<marquee onstart=alert(1)>a</marquee>',
    '<input autofocus onfocus=alert(1)><button onclick=alert(1)>a</button>',
    '<a href="/x" onclick="alert(1)" style="x" class="y" id="z" name="w" target="_blank" ping="//evil.test" download>a</a>',
  ],
  URLs: [
    `<a href="${bad}">a</a>`,
    '<a href="JaVaScRiPt:alert(1)">a</a>',
    '<a href="java&#10;script:alert(1)">a</a>',
    '<a href="java&#x09;script:alert(1)">a</a>',
    '<a href="&#1;javascript:alert(1)">a</a>',
    '<a href="&#106;avascript&colon;alert(1)">a</a>',
    '<a href="java script:alert(1)">a</a>',
    '<a href="java<!-- -->script:alert(1)">a</a>',
    '<a href="java<! -- -->script:alert(1)">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<a href="vbscript:x">a</a><a href="file:///etc/passwd">b</a><a href="blob:https://x/y">c</a>',
    '<a href="//example.com/a">a</a><a href="\\\\example.com">b</a><a href="?q=1">c</a><a href="#d">d</a>',
    '<a href="">a</a><a href>b</a><a>c</a>',
    '<a href="mailto:a@example.com">a</a><a href="tel:123">b</a>',
    '<a href="http://[">a</a>',
    '<a href="x" href="javascript:alert(1)">a</a>',
    `<area href="${bad}"><form action="${bad}"><button formaction="${bad}">a</button></form>`,
  ],
  pictures: [
    '<img src="a.png" srcset="javascript:alert(1) 2x, //evil.test/b.png 3x" sizes="1px">',
    '<picture><source srcset="//evil.test/a.png"><img src="/b.png" alt="B"></picture>',
    '<img src="javascript:alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>"><img srcset="/a.png">',
    '<img src="mailto:a@example.com"><img src="ftp://a/b.png">',
    '<img src="/a.png" alt=\'" onerror="alert(1)\' width="" height="9" loading="eager">',
    '<img src="/a.png" alt="<b>x</b> & &quot;y&quot;">',
    `<image src="/a.png">`,
  ],
  'other languages': [
    '<svg onload=alert(1)>a</svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><script href="data:,alert(1)" />a</svg>',
    `<svg><a xlink:href="${bad}"><text>a</text></a></svg>`,
    `<svg><a href="${bad}"><rect /></a><animate attributeName="href" values="${bad}" /></svg>`,
    '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)></svg>#x" /></svg>a',
    '<svg><foreignObject><p onclick=alert(1)>a</p></foreignObject></svg>',
    `<math href="${bad}"><mi>a</mi></math>`,
    `<math><maction actiontype="statusline" xlink:href="${bad}">a</maction></math>`,
    '<math><annotation-xml encoding="text/html"><p onclick=alert(1)>a</p></annotation-xml></math>',
  ],
  'frames, objects and forms': [
    `<iframe src="${bad}"></iframe>a`,
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>a',
    `<iframe><p onclick=alert(1)>a</p>${evil}</iframe>`,
    '<iframe><iframe><p>a</p></iframe></iframe>b',
    `<object data="${bad}">a</object><embed src="${bad}"><applet code=x>b</applet>`,
    '<frameset><frame src=x></frameset>',
    '<form><input name="childNodes"><input name="attributes"><input name="localName"><p>a</p></form>b',
    '<form id="x"><input name="firstChild"><input name="nodeType"><input name="parentNode">a</form>b',
    '<textarea><script>alert(1)</script></textarea>a',
    `<textarea></textarea/>${evil}</textarea>a`,
    '<select><option>a</option></select>b',
  ],
  'templates and raw text': [
    '<template><script>alert(1)</script><p onclick=alert(1)>a</p></template>',
    `<template><template><template>${evil}<b>a</b></template></template></template>`,
    '<template shadowrootmode="open"><p onclick=alert(1)>a</p><slot></slot></template>',
    `<xmp>${evil}</xmp>a`,
    '<title>a</title><p>b</p>',
  ],
  'comments and instructions': [
    `<!-- ${evil} -->a`,
    '<!--><script>alert(1)</script>-->a',
    '<!-- -- --!>a',
    `<!--[if IE]>${evil}<![endif]-->a`,
    '<!DOCTYPE html><?xml version="1.0"?><?php echo 1 ?>a',
    '</ script><p>a</p>',
  ],
  text: [
    'a & b &amp; c &lt;script&gt;alert(1)&lt;/script&gt; "d"',
    '&lt;img src=x onerror=alert(1)&gt;',
    '&#60;script&#62; &NotAnEntity; &copy &nbsp;',
    '<p>2 < 3 > 1</p>',
    '<p>unclosed <strong>bold <em>both',
    '<p>a</p></div></span></script>b',
    '<h1>a</h1><H2 CLASS=x>b</H2><b>c</b><I>d</I>',
    '<custom-element onclick=x><p is="x-y">a</p></custom-element>',
  ],
  structure: [
    '<ul><li>a<ul><li>b</ul><li>c</ul>',
    '<p>a<p>b<ul><li>c</ul>',
    '<table><tr><th scope="col" rowspan="2" onclick=x>a</th><td colspan="2" headers="y">b</td></tr></table>',
    '<tr><td>a</td></tr>',
    '<table><caption lang="de">a</caption><tbody><tr><td>b</td></tr></tbody></table>',
    '<blockquote cite="javascript:alert(1)" dir="rtl">a</blockquote>',
  ],
};

/** Samples that the two parsers see in two ways. */
const ambiguous = [
  `<noscript><p title="</noscript>${evil}">a</p></noscript>`,
  '<![CDATA[<script>alert(1)</script>]]>a',
  `<svg><style>${evil}</style></svg>`,
  `<svg></p><style><a id="</style>${evil}">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${evil}">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style>${evil}">`,
  `<math><mi><table><mglyph><svg><mtext><textarea><path id="</textarea>${evil}">`,
  `<svg><title><style><a title="</style></title>${evil}">`,
  `<svg><desc><template><p title="</template>${evil}">a`,
  `<noembed><p title="</noembed>${evil}">a</p></noembed>`,
  `<noframes>${evil}</noframes>`,
  `<plaintext><p>a</p>${evil}`,
  `<iframe><p title="</iframe>${evil}">a</p></iframe>`,
  `<select><style></select>${evil}</style></select>`,
  `<table><p>a</p>${evil}<tr><td>b</table>`,
  '<table><a href="/a"><tr><td><a href="/b">c</a></table>',
  '<a href="/a">a<a href="/b">b</a></a>',
  '<b><p>a</b>b</p>',
  `<xmp><p title="</xmp>${evil}">`,
  `<svg><![CDATA[${evil}]]></svg>`,
  '<p>\0a<a href="java\0script:alert(1)">b</a></p>',
];

describe('hostile HTML', () => {
  const both = Object.entries(hostile).flatMap(([kind, samples]) => samples.map((html) => [kind, html] as const));

  it.each(both)('%s: %s is the same on servers and in browsers', (_, html) => {
    expectSafe(inBrowsers(html));
    expectSafe(onServers(html));
    expect(shown(inBrowsers(html)).innerHTML).toBe(shown(onServers(html)).innerHTML);
  });

  it.each(ambiguous)('%s is safe on both', (html) => {
    expectSafe(inBrowsers(html));
    expectSafe(onServers(html));
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
