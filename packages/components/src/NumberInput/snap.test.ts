import { describe, expect, test } from 'vitest';
import { snap, stepFrom } from './snap.js';

describe('snap', () => {
  test('keeps a valid number', () => {
    for (let value = 1; value <= 100; value++) expect(snap(value, { minValue: 1, maxValue: 100, step: 1 })).toBe(value);
  });

  test.each([
    { value: 0, minValue: 1, maxValue: 100, step: 1, expected: 1 },
    { value: 1000, minValue: 1, maxValue: 100, step: 1, expected: 100 },
    { value: 2.6, minValue: 1, maxValue: 10, step: 1, expected: 3 },
    { value: -7, minValue: -5, maxValue: 5, step: 1, expected: -5 },
    { value: 1, minValue: 5, maxValue: 20, step: 5, expected: 5 },
    { value: 12, minValue: 5, maxValue: 20, step: 5, expected: 10 },
    { value: 99, minValue: 2, maxValue: 9, step: 3, expected: 8 },
    { value: 0.31, minValue: 0.1, maxValue: 1, step: 0.1, expected: 0.3 },
    { value: 5, minValue: 0.1, maxValue: 0.3, step: 0.1, expected: 0.3 },
  ])('$value in steps of $step from $minValue to $maxValue is $expected', ({ value, expected, ...bounds }) => {
    expect(snap(value, bounds)).toBe(expected);
  });

  test('the result is always within the bounds, on a step, and stable', () => {
    for (let value = -30; value <= 30; value += 0.7) {
      for (const bounds of [
        { minValue: -9, maxValue: 10, step: 4 },
        { minValue: 1, maxValue: 1, step: 1 },
        { minValue: 0, maxValue: 12, step: 0.25 },
      ]) {
        const result = snap(value, bounds);
        expect(result).toBeGreaterThanOrEqual(bounds.minValue);
        expect(result).toBeLessThanOrEqual(bounds.maxValue);
        expect(Number.isInteger((result - bounds.minValue) / bounds.step)).toBe(true);
        expect(snap(result, bounds)).toBe(result);
      }
    }
  });
});

describe('stepFrom', () => {
  const packs = { minValue: 6, maxValue: 48, step: 6 };

  test.each([
    { from: 12, steps: 1, expected: 18 },
    { from: 12, steps: -1, expected: 6 },
    { from: 12, steps: 10, expected: 48 },
    { from: 48, steps: -10, expected: 6 },
    // Between two valid numbers, one step leads to the next valid number.
    { from: 16, steps: 1, expected: 18 },
    { from: 13, steps: 1, expected: 18 },
    { from: 13, steps: -1, expected: 12 },
    { from: 17, steps: -1, expected: 12 },
    { from: 60, steps: -1, expected: 48 },
    { from: 0, steps: 1, expected: 6 },
    // There is no further number.
    { from: 48, steps: 1, expected: 48 },
    { from: 60, steps: 1, expected: 48 },
  ])('$steps from $from is $expected', ({ from, steps, expected }) => {
    expect(stepFrom(from, steps, packs)).toBe(expected);
  });

  test('decimal fractions do not drift', () => {
    expect(stepFrom(0.2, 1, { minValue: 0.1, maxValue: 1, step: 0.1 })).toBe(0.3);
  });
});
