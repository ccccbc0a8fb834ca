// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sizesFor, sizesIn } from './sizeTable.js';

const guide = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};
const table = guide(`<p>Stand against a wall.</p><table>
  <thead><tr><th>Size</th><th>Height, cm</th><th>A, mm</th></tr></thead>
  <tbody><tr><th>S</th><td>155–167</td><td>1122</td></tr><tr><th>M</th><td>168–178</td><td>1150</td></tr>
  <tr><th>L</th><td>180–187</td><td>1178</td></tr></tbody></table>`);

describe('the sizes of a guide', () => {
  const sizes = sizesIn(table, 'Height');
  const found = (height: number) => sizesFor(sizes, height).map(({ size }) => size);

  it('have their heights and the measures of the frame', () => {
    expect(sizes[1]).toEqual({ size: 'M', from: 168, to: 178, measures: [{ name: 'A', value: '1150 mm' }] });
  });

  it('are read from any column of heights', () => {
    const rows =
      '<tr><th>Size</th><th>A, mm</th><th>Height, cm</th></tr><tr><th>M</th><td>1150</td><td>168–178</td></tr>';
    expect(sizesIn(guide(`<table>${rows}</table>`), 'Height')).toEqual([sizes[1]]);
  });

  it('are not read from a table without heights in cm', () => {
    const clothes = '<table><tr><th>Size</th><th>Chest, cm</th></tr><tr><th>S</th><td>90–95</td></tr></table>';
    expect(sizesIn(guide(clothes), 'Height')).toEqual([]);
    expect(sizesIn(guide(clothes.replace('Chest, cm', 'Height, in')), 'Height')).toEqual([]);
    expect(sizesIn(guide('<p>Ask us.</p>'), 'Height')).toEqual([]);
  });

  it('fit a height within them, two near their border or in a gap, and none beyond', () => {
    expect([found(160), found(173), found(187)]).toEqual([['S'], ['M'], ['L']]);
    expect([found(167), found(168), found(179)]).toEqual([
      ['S', 'M'],
      ['S', 'M'],
      ['M', 'L'],
    ]);
    expect([found(154), found(188)]).toEqual([[], []]);
  });
});
