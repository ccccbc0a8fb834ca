import { expect, test } from 'vitest';
import { fill } from './fill.js';

test('fills every place by its name, and leaves one without a value as it is', () => {
  expect(fill('Slide {index} of {total}', { index: 0, total: 6 })).toBe('Slide 0 of 6');
  expect(fill('{a} {a} {b}', { a: 'x' })).toBe('x x {b}');
});
