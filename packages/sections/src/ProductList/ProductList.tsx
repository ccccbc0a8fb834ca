import { listingViewHref, type ListingOffer, type ListingView, type ProductListing } from '@vitrine/commerce';
import { formatMessage, Text, type ImageLoader } from '@vitrine/components';
import type { ReactNode } from 'react';
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.js';
import { withEnglish, type Messages } from '../messages.js';
import { activeFilters, isWorthShowing } from '../ProductFilters/facets.js';
import { ProductFilters } from '../ProductFilters/ProductFilters.js';
import { ProductGrid } from '../ProductGrid/ProductGrid.js';
import { SortSelect } from '../SortSelect/SortSelect.js';
import { FilterButton, Filtered } from './Filtered.js';

export interface ProductListProps {
  /** What the list is called, for analytics: the name of the collection or the brand. */
  name: string;
  /** The page of it that shows. */
  listing: ProductListing;
  /** What is chosen, as `readListingView` of `@vitrine/commerce` reads it from the address. Default: the usual order of all. */
  view?: ListingView;
  /** What can be chosen, as `listingOffer` of `@vitrine/commerce` says it. */
  offer: ListingOffer;
  /** The path of the list; what is chosen stands in its query. */
  path: string;
  /** The page shown, from 1. Default: 1. */
  page?: number;
  /** How many to show at once. */
  productsPerPage: number;
  /** ISO 4217, of the prices that are chosen. Default: that of the first product; 'USD' without one. */
  currencyCode?: string;
  /** In place of a list that is empty by itself. Default: one sentence. */
  emptyState?: ReactNode;
  /** Asks the image host for pictures of the right size. Default: none, each comes as it is. */
  imageLoader?: ImageLoader | undefined;
  /** BCP 47, for prices. Default: the locale of the `I18nProvider` around it; 'en-US' without one and in server components. */
  locale?: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** The products of a collection or of a brand, a page at a time, with their number, their order, and what they can be filtered by. */
export function ProductList({
  name,
  listing: { items, total, isTotalExact, facets },
  view = {},
  offer,
  path,
  page = 1,
  productsPerPage,
  currencyCode = items.find(({ price }) => price)?.price?.currencyCode ?? 'USD',
  emptyState,
  imageLoader,
  locale,
  messages: own,
}: ProductListProps) {
  const messages = withEnglish(own);
  const shownFacets = facets.filter((facet) => offer.filters.includes(facet.kind) && isWorthShowing(facet, view));
  const chosen = activeFilters(view, facets).length;
  const common = { view, path, messages: own };
  return (
    <Filtered filters={shownFacets.length > 0 && <ProductFilters {...common} facets={shownFacets} />}>
      <ProductGrid
        title={messages.products}
        listName={name}
        products={items}
        total={total}
        isTotalExact={isTotalExact}
        productsPerPage={productsPerPage}
        page={page}
        getHref={(number) => listingViewHref(path, view, number)}
        controls={
          (total > 0 || chosen > 0) && (
            <>
              {shownFacets.length > 0 && (
                <FilterButton>
                  {chosen > 0 ? formatMessage(messages.filtersChosen, { count: chosen }, locale) : messages.filters}
                </FilterButton>
              )}
              {total > 1 && <SortSelect {...common} sorts={offer.sorts} />}
            </>
          )
        }
        filters={<ActiveFilters {...common} facets={facets} currencyCode={currencyCode} locale={locale} />}
        emptyState={chosen > 0 ? <Text>{messages.noMatch}</Text> : emptyState}
        imageLoader={imageLoader}
        {...(locale && { locale })}
        messages={own}
      />
    </Filtered>
  );
}
