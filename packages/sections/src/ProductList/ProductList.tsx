import type { ComponentType, ReactNode } from 'react';
import type { ProductTileProps } from '../ProductTile/ProductTile.js';
import type { RootProps } from '../rootProps.js';
import { listingOf, type ListingOptions } from './listingOf.js';
import {
  ListingActiveFilters,
  ListingMain,
  ListingPages,
  ListingProducts,
  ListingRoot,
  ListingToolbar,
} from './ListingRoot.js';

export interface ProductListProps extends RootProps<HTMLDivElement>, ListingOptions {
  /** Replaces a list that is empty without filters. Default: one sentence. */
  emptyState?: ReactNode;
  /** Shown below the message that no product matches the filters, such as links to other collections. Default: none. */
  noMatchState?: ReactNode;
  /** Shows each product, such as a component of yours with the parts of a tile. Default: `ProductTile`. */
  tileAs?: ComponentType<ProductTileProps> | undefined;
  /** Replaces the filters beside the list. Default: `ListingFilters`. */
  filters?: ReactNode;
  /** Replaces the line above the products: their number, the filter button and the order. Default: `ListingToolbar`. */
  toolbar?: ReactNode;
  /** Replaces the chosen filters above the products. Default: `ListingActiveFilters`. */
  activeFilters?: ReactNode;
  /** Replaces the products. Default: `ListingProducts`. */
  products?: ReactNode;
  /** Replaces the links to the pages. Default: `ListingPages`. */
  pages?: ReactNode;
}

/** The products of a collection or a brand, one page at a time, with their number, order and filters. */
export function ProductList({
  name,
  listing: served,
  view,
  offer,
  path,
  page,
  productsPerPage,
  currencyCode,
  imageLoader,
  locale,
  messages,
  emptyState,
  noMatchState,
  tileAs,
  ...rest
}: ProductListProps) {
  const listing = listingOf({
    name,
    listing: served,
    view,
    offer,
    path,
    page,
    productsPerPage,
    currencyCode,
    imageLoader,
    locale,
    messages,
  });
  const {
    filters,
    toolbar = <ListingToolbar listing={listing} />,
    activeFilters = <ListingActiveFilters listing={listing} />,
    products = (
      <ListingProducts listing={listing} tileAs={tileAs} emptyState={emptyState} noMatchState={noMatchState} />
    ),
    pages = <ListingPages listing={listing} />,
    ...root
  } = rest;
  return (
    <ListingRoot {...root} listing={listing} filters={filters}>
      <ListingMain listing={listing}>
        {toolbar}
        {activeFilters}
        {products}
        {pages}
      </ListingMain>
    </ListingRoot>
  );
}
