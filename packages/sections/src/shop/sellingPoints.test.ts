import { expect, test } from 'vitest';
import { sellingPointsOf } from './sellingPoints.js';

const points = {
  default: ['Extended warranty'],
  byType: { Print: ['Sent free of charge'], Spokes: [] },
  byCollection: { kitchen: ['Made to be repaired'] },
};
const inKitchen = [
  { name: 'New', slug: 'new' },
  { name: 'Kitchen', slug: 'kitchen' },
];

test.each([
  [{ type: 'Print', collections: inKitchen }, ['Sent free of charge']],
  [{ type: 'Spokes' }, []],
  [{ type: 'Pan', collections: inKitchen }, ['Made to be repaired']],
  [{ collections: inKitchen }, ['Made to be repaired']],
  [{ type: 'constructor' }, ['Extended warranty']],
  [{}, ['Extended warranty']],
])('the selling points of %o are %o', (product, list) => {
  expect(sellingPointsOf(points, product)).toEqual(list);
});

test('a shop without lists has none', () => {
  expect(sellingPointsOf({}, { type: 'Print' })).toEqual([]);
});
