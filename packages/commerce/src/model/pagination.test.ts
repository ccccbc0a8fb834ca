import { describe, expect, it } from 'vitest';
import { paginate, totalPages } from './pagination.js';

describe('spec §2: only the products of the page show', () => {
  const items = Array.from({ length: 11 }, (_, index) => index + 1);
  const page = (number: number) => paginate(items, { page: number, perPage: 5 });

  it('cuts the list into pages', () => {
    expect(page(1)).toEqual({ items: [1, 2, 3, 4, 5], page: 1, totalPages: 3, exists: true });
    expect(page(3)).toEqual({ items: [11], page: 3, totalPages: 3, exists: true });
  });

  it('rejects a page that does not exist', () => {
    for (const number of [0, -1, 1.5, 4, Number.MAX_SAFE_INTEGER]) {
      expect(page(number)).toEqual({ items: [], page: number, totalPages: 3, exists: false });
    }
  });

  it('has a first page of an empty list', () => {
    expect(paginate([], { page: 1, perPage: 5 })).toEqual({ items: [], page: 1, totalPages: 0, exists: true });
    expect(paginate([], { page: 2, perPage: 5 }).exists).toBe(false);
  });

  it('counts pages', () => {
    expect([0, 1, 5, 6, 10].map((count) => totalPages(count, 5))).toEqual([0, 1, 1, 2, 2]);
    for (const perPage of [0, -5, 2.5, NaN]) expect(() => totalPages(5, perPage)).toThrow(RangeError);
  });
});
