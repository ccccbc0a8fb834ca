import type { ProductSummary, SearchHit } from '../../model/entities.js';
import { totalPages } from '../../model/pagination.js';
import { highlightAll, searchQuery } from '../../model/searchText.js';
import type { CatalogClient } from '../../port/catalog.js';
import type { CallOptions } from '../../port/context.js';
import { searchPageSize, suggestionLimit, type SearchClient, type SearchResults } from '../../port/search.js';

/** Creates a search client from the platform's listing of search results. It marks the matching words itself, because listings do not report them. */
export function createListingSearch({ products }: Pick<CatalogClient, 'products'>): SearchClient {
  const list = async (words: string, page: number, perPage: number, options?: CallOptions) => {
    const listing = await products({ in: { search: words }, page: page + 1, perPage }, options);
    return listing ? { ...listing, hits: toHits(listing.items, words) } : none;
  };
  return {
    async search(query, { page = 0 } = {}, options) {
      const words = searchQuery(query);
      const { hits, total, isTotalExact } = words ? await list(words, page, searchPageSize, options) : none;
      return { hits, page, totalPages: totalPages(total, searchPageSize), total, isTotalExact } satisfies SearchResults;
    },
    async suggest(query, options) {
      const words = searchQuery(query);
      return words === '' ? [] : (await list(words, 0, suggestionLimit, options)).hits;
    },
  };
}

const none = { hits: [], total: 0, isTotalExact: true };

function toHits(products: readonly ProductSummary[], words: string): SearchHit[] {
  const names = highlightAll(
    products.map(({ name }) => name),
    words,
  );
  return products.map((product, index) => ({ ...product, searchResult: { name: names[index]! } }));
}
