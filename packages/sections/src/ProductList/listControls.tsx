import {
  listingViewHref,
  type Facet,
  type ListingOffer,
  type ListingView,
  type ProductSummary,
} from '@vitrine/commerce';
import { formatMessage, Text } from '@vitrine/components';
import type { ReactNode } from 'react';
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.js';
import { activeFilters, isWorthShowing } from '../listing/facets.js';
import { ListLink } from '../listing/ListLink.js';
import { ProductFilters } from '../ProductFilters/ProductFilters.js';
import { SortSelect } from '../SortSelect/SortSelect.js';
import { withEnglish, type Messages } from '../messages.js';
import { FilterButton, type FilteredProps } from './Filtered.js';
import { NoMatch } from './ProductList.styles.js';

export interface ListControlsOptions {
  /** The displayed products. */
  items: readonly ProductSummary[];
  /** The number of products in the list. */
  total: number;
  facets: readonly Facet[];
  view: ListingView;
  offer: ListingOffer;
  /** The path of the list. */
  path: string;
  /** ISO 4217. Default: the currency of the first product with a price; 'USD' without one. */
  currencyCode?: string | undefined;
  /** Shown below the message that no product matches the filters. Default: none. */
  noMatchState?: ReactNode;
  locale?: string | undefined;
  messages?: Partial<Messages> | undefined;
}

export interface ListControls extends Omit<FilteredProps, 'children'> {
  /** The filter button of narrow screens and the order, if there is something to choose. */
  controls: ReactNode;
  /** The chosen filters, as links that remove them. */
  active: ReactNode;
  /** Replaces the products if none matches the filters. */
  noMatch: ReactNode;
  /** The number of chosen filters. */
  chosen: number;
}

/** Returns the parts of a list that choose from it: the same for a collection, a brand and a search. */
export function listControls({
  items,
  total,
  facets,
  view,
  offer,
  path,
  currencyCode = items.find(({ price }) => price)?.price?.currencyCode ?? 'USD',
  noMatchState,
  locale,
  messages: own,
}: ListControlsOptions): ListControls {
  const messages = withEnglish(own);
  const shownFacets = facets.filter(
    (facet) => offer.filters.includes(facet.kind) && isWorthShowing(facet, view, total),
  );
  const chosen = activeFilters(view, facets).length;
  const common = { view, path, messages: own };
  const prices = { currencyCode, locale };
  return {
    chosen,
    filters: shownFacets.length > 0 && <ProductFilters {...common} {...prices} facets={shownFacets} />,
    showText: formatMessage(messages.showCount, { count: total }, locale),
    controls: (total > 0 || chosen > 0) && (
      <>
        {shownFacets.length > 0 && (
          <FilterButton>
            {chosen > 0 ? formatMessage(messages.filtersChosen, { count: chosen }, locale) : messages.filters}
          </FilterButton>
        )}
        {total > 1 && <SortSelect {...common} sorts={offer.sorts} />}
      </>
    ),
    active: <ActiveFilters {...common} {...prices} facets={facets} />,
    noMatch: (
      <NoMatch>
        <Text size="lg">{messages.noMatch}</Text>
        <ListLink variant="outline" href={listingViewHref(path, { ...(view.sort && { sort: view.sort }) })}>
          {messages.allProducts}
        </ListLink>
        {noMatchState}
      </NoMatch>
    ),
  };
}
