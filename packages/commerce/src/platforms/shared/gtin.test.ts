import { expect, it } from 'vitest';
import { toGtin } from './gtin.js';

it.each(['4006381333931', '96385074', '036000291452'])('takes the barcode %s', (text) =>
  expect(toGtin(text)).toBe(text),
);

it.each(['4006381333932', 'SKU-1', '', '12', null, undefined])('takes no other text: %s', (text) =>
  expect(toGtin(text)).toBeUndefined(),
);
