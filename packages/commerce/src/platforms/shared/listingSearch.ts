import type { ProductSummary, SearchHit } from '../../model/entities.js';
import { totalPages } from '../../model/pagination.js';
import { highlightAll, searchQuery } from '../../model/searchText.js';
import type { CatalogClient, ProductsQuery } from '../../port/catalog.js';
import type { CallOptions } from '../../port/context.js';
import { searchPageSize, suggestionLimit, type SearchClient, type SearchResults } from '../../port/search.js';

/** Creates a search client from the platform's listing of search results. It marks the matching words itself, because listings do not report them. */
export function createListingSearch({ products }: Pick<CatalogClient, 'products'>): SearchClient {
  const list = async (words: string, query: Omit<ProductsQuery, 'in'>, options?: CallOptions) => {
    const listing = await products({ in: { search: words }, ...query }, options);
    return listing ? { ...listing, hits: toHits(listing.items, words) } : none;
  };
  return {
    async search(query, { page = 0, ...view } = {}, options) {
      const words = searchQuery(query);
      const { hits, total, isTotalExact, facets } = words
        ? await list(words, { ...view, page: page + 1, perPage: searchPageSize }, options)
        : none;
      return {
        hits,
        page,
        totalPages: totalPages(total, searchPageSize),
        total,
        isTotalExact,
        facets,
      } satisfies SearchResults;
    },
    async suggest(query, options) {
      const words = searchQuery(query);
      return words === '' ? [] : (await list(words, { perPage: suggestionLimit }, options)).hits;
    },
  };
}

const none = { hits: [], total: 0, isTotalExact: true, facets: [] };

function toHits(products: readonly ProductSummary[], words: string): SearchHit[] {
  const names = highlightAll(
    products.map(({ name }) => name),
    words,
  );
  return products.map((product, index) => ({ ...product, searchResult: { name: names[index]! } }));
}
