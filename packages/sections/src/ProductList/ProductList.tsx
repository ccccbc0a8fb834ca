import { listingViewHref, type ListingOffer, type ListingView, type ProductListing } from '@vitrine/commerce';
import { formatMessage, Text, type ImageLoader } from '@vitrine/components';
import type { ReactNode } from 'react';
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.js';
import { withEnglish, type Messages } from '../messages.js';
import { activeFilters, isWorthShowing } from '../listing/facets.js';
import { ProductFilters } from '../ProductFilters/ProductFilters.js';
import { ProductGrid } from '../ProductGrid/ProductGrid.js';
import { SortSelect } from '../SortSelect/SortSelect.js';
import { FilterButton, Filtered } from './Filtered.js';

export interface ProductListProps {
  /** The list's name in analytics: the name of the collection or the brand. */
  name: string;
  /** The displayed page of the list. */
  listing: ProductListing;
  /** The current order and filters, as `readListingView` of `@vitrine/commerce` reads them from the URL. Default: all products in the default order. */
  view?: ListingView;
  /** The available orders and filters, as `listingOffer` of `@vitrine/commerce` returns them. */
  offer: ListingOffer;
  /** The path of the list. Its query holds the chosen order and filters. */
  path: string;
  /** The page shown, from 1. Default: 1. */
  page?: number;
  /** The number of products to show at once. */
  productsPerPage: number;
  /** ISO 4217, the currency of the chosen prices. Default: the currency of the first product with a price; 'USD' without one. */
  currencyCode?: string;
  /** Replaces a list that is empty without filters. Default: one sentence. */
  emptyState?: ReactNode;
  /** Builds the URLs that request pictures of the right size from the image host. Default: none; pictures load unchanged. */
  imageLoader?: ImageLoader | undefined;
  /** BCP 47, for prices. Default: the locale of the `I18nProvider` around it; 'en-US' without one and in server components. */
  locale?: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** The products of a collection or a brand, one page at a time, with their number, order and filters. */
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
