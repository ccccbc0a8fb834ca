import type { ProductListing } from '@vitrine/commerce';

/** The numbers of products on a page, the default first. They fill the rows of two, three or four columns, or nearly so. */
const sizes = [12, 9, 8, 10, 11] as const;

/** Fewer products than this look lost on a page. */
const minOnPage = 4;

/** Returns the number of products on a page of a list, so that the last page is not nearly empty. */
export function pageSize(total: number): number {
  const onLast = (size: number) => (total - 1) % size;
  if (total <= sizes[0]) return sizes[0];
  return (
    sizes.find((size) => onLast(size) + 1 >= minOnPage) ??
    sizes.reduce((best, size) => (onLast(size) > onLast(best) ? size : best))
  );
}

/** Reads a page in the size for its list. It reads twice if that is not the default size, because only a response has the number of products. */
export async function readInSize<Listing extends ProductListing | undefined>(
  read: (perPage: number) => Promise<Listing>,
): Promise<{ listing: Listing; productsPerPage: number }> {
  const [defaultSize] = sizes;
  const listing = await read(defaultSize);
  const productsPerPage = listing?.isTotalExact ? pageSize(listing.total) : defaultSize;
  return { listing: productsPerPage === defaultSize ? listing : await read(productsPerPage), productsPerPage };
}
