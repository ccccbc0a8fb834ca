/** Returns the number of pages for `count` items; 0 if there are no items. */
export function totalPages(count: number, perPage: number): number {
  if (!Number.isInteger(perPage) || perPage < 1) {
    throw new RangeError(`A page holds a whole number of things from 1, but got ${perPage}.`);
  }
  return Math.ceil(count / perPage);
}

export interface Page<Item> {
  /** Empty if the page does not exist. */
  items: Item[];
  /** The requested page. */
  page: number;
  totalPages: number;
  /** False for a page after the last one. The first page always exists, even if it is empty. */
  exists: boolean;
}

/** Returns one page of a list. Pages are counted from 1. */
export function paginate<Item>(
  items: readonly Item[],
  { page, perPage }: { page: number; perPage: number },
): Page<Item> {
  const total = totalPages(items.length, perPage);
  const exists = Number.isInteger(page) && page >= 1 && page <= Math.max(total, 1);
  return {
    items: exists ? items.slice((page - 1) * perPage, page * perPage) : [],
    page,
    totalPages: total,
    exists,
  };
}
