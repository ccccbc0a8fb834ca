import { describe, expect, test } from 'vitest';
import { quantityViolation, sellableQuantity } from './quantity.js';

const rule = { minimum: 4, maximum: 10, increment: 2 };
const any = { minimum: 1, increment: 1 };

describe('quantity rule', () => {
  test.each([
    [3, 'below-minimum'],
    [4, undefined],
    [5, 'off-increment'],
    [10, undefined],
    [12, 'above-maximum'],
  ])('of 4 to 10 in twos takes %i: %s', (quantity, violation) =>
    expect(quantityViolation(rule, quantity)).toBe(violation),
  );

  test.each([
    [any, 5, undefined, 5],
    [any, 5, 3, 3],
    [any, 5, 0, 0],
    [rule, 8, 7, 6],
    [rule, 8, 3, 0],
    [rule, 20, undefined, 10],
  ])('%o lets %i be had of %s: %i', (given, wanted, stock, sellable) =>
    expect(sellableQuantity(given, wanted, stock)).toBe(sellable),
  );
});
