import { expect, it } from 'vitest';
import { pageSize } from './pageSize';

it('no list has a last page with fewer than three products', () => {
  for (let total = 3; total <= 1000; total += 1) {
    const size = pageSize(total);
    expect(((total - 1) % size) + 1, `${total} products, ${size} a page`).toBeGreaterThanOrEqual(3);
  }
});

it.each([
  [0, 12],
  [12, 12],
  [13, 9],
  [16, 12],
  [24, 12],
  [25, 9],
])('%i products are on pages of %i', (total, size) => expect(pageSize(total)).toBe(size));
