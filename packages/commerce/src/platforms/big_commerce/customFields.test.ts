import { describe, expect, it } from 'vitest';
import { toSizeGuide, toSpecifications } from './customFields.js';

const fields = [
  { name: 'Type', value: 'Road bike' },
  { name: 'Size guide: S', value: 'Height, cm: 155–167; A, mm: 1122' },
  { name: 'Size guide: <M>', value: 'Height, cm: 168–178; A, mm: 1150' },
];

describe('the custom fields of a product', () => {
  it('are specifications, and a table of sizes', () => {
    expect(toSpecifications(fields)).toEqual([{ name: 'Type', value: 'Road bike' }]);
    expect(toSizeGuide(fields, [{ display_name: 'Frame', option_values: [{ label: 'S' }] }])).toBe(
      '<table><thead><tr><th scope="col">Frame</th><th scope="col">Height, cm</th><th scope="col">A, mm</th></tr></thead>' +
        '<tbody><tr><th scope="row">S</th><td>155–167</td><td>1122</td></tr>' +
        '<tr><th scope="row">&lt;M></th><td>168–178</td><td>1150</td></tr></tbody></table>',
    );
  });

  it('may be none', () => {
    expect([toSpecifications([]), toSizeGuide([], [])]).toEqual([undefined, undefined]);
    expect(toSizeGuide(fields.slice(0, 1), [])).toBeUndefined();
  });
});
