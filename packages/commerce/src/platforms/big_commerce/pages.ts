interface Page<Item> {
  data: Item[];
  meta: { pagination: { total_pages: number } };
}

/** So many a page are the most. */
export const largestPage = 250;

/** All items of a list. What is added or taken away meanwhile may be missed, or come twice. */
export async function allItems<Item>(read: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, meta } = await read(page);
    items.push(...data);
    // A page without anything is the last one, whatever it says.
    pages = data.length > 0 ? meta.pagination.total_pages : 0;
  }
  return items;
}

/** The items, so many at a time at most. */
export const batchesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
