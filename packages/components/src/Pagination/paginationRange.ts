import { clamp } from '../internal/clamp.js';

/** An entry in a row of page links. */
export type PaginationItem = number | 'ellipsis';

/**
 * Returns the pages to link to, from 1. Up to 7 pages it returns all of them; else the first 3 or the last 3, or the page with its neighbours.
 * The first and the last page are always included, and an ellipsis replaces the pages in between that are left out.
 */
export function paginationRange(page: number, totalPages: number): PaginationItem[] {
  if (totalPages <= 7) return Array.from({ length: totalPages }, (_, index) => index + 1);
  const current = clamp(page, 1, totalPages);
  if (current < 3) return [1, 2, 3, 'ellipsis', totalPages];
  if (current > totalPages - 2) return [1, 'ellipsis', totalPages - 2, totalPages - 1, totalPages];
  const shown = [...new Set([1, current - 1, current, current + 1, totalPages])];
  return shown.flatMap((number, index) =>
    number - (shown[index - 1] ?? 0) > 1 ? ['ellipsis' as const, number] : [number],
  );
}
