import { expect, test } from 'vitest';
import { webUrl } from './webUrl.js';

test.each([
  ['https://carrier.test/1?a=b', 'https://carrier.test/1?a=b'],
  ['http://carrier.test', 'http://carrier.test/'],
  ['javascript:alert(1)', undefined],
  [' JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['carrier.test/1', undefined],
  ['', undefined],
  [null, undefined],
])('the link to %s is %s', (text, url) => expect(webUrl(text)).toBe(url));
