import { expect, test } from 'vitest';
import { priceSteps, thumbsOf } from './priceSteps.js';

test.each([
  [
    { min: '0', max: '240' },
    { minValue: 0, maxValue: 240, step: 5 },
  ],
  [
    { min: '18.50', max: '96.00' },
    { minValue: 18, maxValue: 96, step: 1 },
  ],
  [
    { min: '899', max: '8950.99' },
    { minValue: 800, maxValue: 9000, step: 100 },
  ],
  [
    { min: '12', max: '13.5' },
    { minValue: 12, maxValue: 14, step: 1 },
  ],
  [
    { min: '1000', max: '101000' },
    { minValue: 1000, maxValue: 101_000, step: 1000 },
  ],
])('a track from %o has round steps and contains all prices', (range, steps) => {
  expect(priceSteps(range)).toEqual(steps);
});

test.each([
  [undefined, undefined, [0, 240]],
  [99.5, undefined, [100, 240]],
  [undefined, 182, [0, 180]],
  [200, 100, [200, 200]],
  [-10, 999, [0, 240]],
])('the thumbs of the amounts %s and %s are on the steps of the track', (low, high, thumbs) => {
  expect(thumbsOf({ minValue: 0, maxValue: 240, step: 5 }, low, high)).toEqual(thumbs);
});
