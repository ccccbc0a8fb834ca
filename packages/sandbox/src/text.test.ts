import { expect, test } from 'vitest';
import { textOf, truncate } from './text.js';

test.each([
  ['<h2>Bell</h2><p>Loud &amp; <em>clear</em>.</p>', 'Bell Loud & clear.'],
  ['one<br>two<br/>three', 'one two three'],
  ['<ul>\n<li>a</li>\n<li>b</li></ul>', 'a b'],
  ['x<script>alert("<p>")</script><style>p{}</style><!-- no -->y', 'xy'],
  ['&lt;b&gt; &#39;&#x41;&nbsp;&hellip; &#x110000;', "<b> 'A &hellip; &#x110000;"],
  ['', ''],
])('%j reads %j', (html, text) => expect(textOf(html)).toBe(text));

test('a text is cut to its length, including the dots', () => {
  expect(truncate('A long text', 8)).toBe('A lon...');
  expect(truncate('A long text', 11)).toBe('A long text');
  expect(truncate('A long text')).toBe('A long text');
});
