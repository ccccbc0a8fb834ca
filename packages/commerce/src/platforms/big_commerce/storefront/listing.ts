import type { ProductFilters, ProductSort } from '../../../port/catalog.js';
import type { ListingOrders, ListingPart } from '../../shared/listingOrders.js';
import type { CallOptions } from '../../../port/context.js';
import type { SearchProducts } from './client.js';
import { toFacets, toSearchFilters } from './facets.js';
import { nodesOf, type SearchFilters } from './searchProducts.js';

export interface OrdersOptions {
  searchProducts: SearchProducts;
  orders: ListingOrders;
  /** Distinguishes this store's orders from other stores'. */
  scope: string;
  brandIds: (options: CallOptions) => Promise<ReadonlyMap<string, number>>;
}

interface FilteredQuery {
  where: Pick<SearchFilters, 'searchTerm' | 'categoryEntityId'>;
  sort: ProductSort | undefined;
  filters: ProductFilters;
}

export interface FoundOrder {
  ids: readonly string[];
  isComplete: boolean;
  facets: ListingPart['facets'];
  total: number | undefined;
}

/** Returns the order of a listing, once `count` ids or all ids are known. The platform has cursors, and no page numbers. */
export type ReadOrder = (query: FilteredQuery, count: number, options?: CallOptions) => Promise<FoundOrder>;

const sorts: Record<ProductSort, string> = {
  featured: 'FEATURED',
  relevance: 'RELEVANCE',
  'best-selling': 'BEST_SELLING',
  newest: 'NEWEST',
  'price-ascending': 'LOWEST_PRICE',
  'price-descending': 'HIGHEST_PRICE',
  'name-ascending': 'A_TO_Z',
  'name-descending': 'Z_TO_A',
};

export function createReadOrder({ searchProducts, orders, scope, brandIds }: OrdersOptions): ReadOrder {
  return async ({ where, sort, filters }, count, { signal } = {}) => {
    const readPart = async (after: string | undefined): Promise<ListingPart> => {
      const { price, ...others } = {
        ...where,
        ...toSearchFilters(filters, filters.brands ? await brandIds({}) : noIds),
      };
      const found = await searchProducts({
        filters: { ...others, ...(price && { price }) },
        ofAllPrices: others,
        sort: sort && sorts[sort],
        after,
        withFacets: after === undefined,
      });
      const { products } = found.searchProducts;
      const isUnavailable = filters.available === false;
      const nodes = nodesOf(products).filter(({ inventory }) => !isUnavailable || !inventory.isInStock);
      return {
        ids: nodes.map(({ entityId }) => String(entityId)),
        next: products.pageInfo.hasNextPage ? (products.pageInfo.endCursor ?? undefined) : undefined,
        ...(after === undefined && { facets: toFacets(found) }),
        total: isUnavailable ? undefined : (products.collectionInfo?.totalItems ?? undefined),
      };
    };
    const name = JSON.stringify([scope, where, sort, filters]);
    const order = await orders.read(name, count, readPart, signal);
    return order ?? { ids: [], isComplete: true, facets: [], total: 0 };
  };
}

const noIds: ReadonlyMap<string, number> = new Map();
