import { describe, expect, test } from 'vitest';
import { paginationRange } from './paginationRange.js';

const row = (page: number, total: number) =>
  paginationRange(page, total)
    .map((item) => (item === 'ellipsis' ? '…' : item))
    .join(' ');

describe('spec §9, Pagination', () => {
  test('up to 7 pages show in full', () => {
    expect(row(1, 2)).toBe('1 2');
    expect(row(4, 7)).toBe('1 2 3 4 5 6 7');
  });

  test.each([
    [1, '1 2 3 … 20'],
    [2, '1 2 3 … 20'],
    [3, '1 2 3 4 … 20'],
    [4, '1 … 3 4 5 … 20'],
    [10, '1 … 9 10 11 … 20'],
    [17, '1 … 16 17 18 … 20'],
    [18, '1 … 17 18 19 20'],
    [19, '1 … 18 19 20'],
    [20, '1 … 18 19 20'],
  ])('the sample of 20 pages, on page %i', (page, expected) => {
    expect(row(page, 20)).toBe(expected);
  });

  test('a page that does not exist becomes the nearest that does', () => {
    expect(row(0, 20)).toBe(row(1, 20));
    expect(row(99, 20)).toBe(row(20, 20));
  });
});

describe('for every page of up to 60', () => {
  const cases = Array.from({ length: 60 }, (_, total) => total + 1).flatMap((total) =>
    Array.from({ length: total }, (_, index) => ({ page: index + 1, total, items: paginationRange(index + 1, total) })),
  );
  const numbersOf = (items: ReturnType<typeof paginationRange>) => items.filter((item) => item !== 'ellipsis');

  test('the page, its neighbours, the first and the last show', () => {
    for (const { page, total, items } of cases) {
      const wanted = [1, page - 1, page, page + 1, total].filter((number) => number >= 1 && number <= total);
      expect(items).toEqual(expect.arrayContaining(wanted));
    }
  });

  test('numbers rise, with an ellipsis exactly at each gap', () => {
    for (const { items } of cases) {
      const numbers = numbersOf(items);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      items.forEach((item, index) => {
        const [before, after] = [items[index - 1], items[index + 1]];
        if (item === 'ellipsis') expect(Number(after) - Number(before)).toBeGreaterThan(1);
        else if (typeof before === 'number') expect(item - before).toBe(1);
      });
    }
  });

  test('there are never more than 7 items', () => {
    for (const { items } of cases) expect(items.length).toBeLessThanOrEqual(7);
  });
});
