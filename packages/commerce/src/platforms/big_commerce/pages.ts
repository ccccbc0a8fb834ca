interface Page<Item> {
  data: Item[];
  meta: { pagination: { total_pages: number } };
}

/** The platform's maximum number of items per page. */
export const largestPage = 250;

/** Its maximum for products with their options. */
export const largestWithOptions = 10;

/** Returns all items of a list. Items that are added or removed during the read can cause gaps or duplicates. */
export async function allItems<Item>(read: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, meta } = await read(page);
    items.push(...data);
    // An empty page is the last one, whatever its `total_pages` is.
    pages = data.length > 0 ? meta.pagination.total_pages : 0;
  }
  return items;
}

/** Splits the items into batches of at most `size`. */
export const batchesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
