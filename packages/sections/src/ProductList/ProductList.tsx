import { listingViewHref, type ListingOffer, type ListingView, type ProductListing } from '@vitrine/commerce';
import type { ImageLoader } from '@vitrine/components';
import type { ComponentType, ReactNode } from 'react';
import { withEnglish, type Messages } from '../messages.js';
import { ProductGrid } from '../ProductGrid/ProductGrid.js';
import type { ProductTileProps } from '../ProductTile/ProductTile.js';
import type { RootProps } from '../rootProps.js';
import { Filtered } from './Filtered.js';
import { listControls } from './listControls.js';

export interface ProductListProps extends RootProps {
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
  /** Shown below the message that no product matches the filters, such as links to other collections. Default: none. */
  noMatchState?: ReactNode;
  /** Shows each product, such as a component of yours with the parts of a tile. Default: `ProductTile`. */
  tileAs?: ComponentType<ProductTileProps> | undefined;
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
  currencyCode,
  emptyState,
  noMatchState,
  tileAs,
  imageLoader,
  locale,
  messages: own,
  ...root
}: ProductListProps) {
  const messages = withEnglish(own);
  const { filters, showText, controls, active, noMatch, chosen } = listControls({
    items,
    total,
    facets,
    view,
    offer,
    path,
    currencyCode,
    noMatchState,
    locale,
    messages: own,
  });
  return (
    <Filtered {...root} filters={filters} showText={showText}>
      <ProductGrid
        title={messages.products}
        listName={name}
        products={items}
        total={total}
        isTotalExact={isTotalExact}
        productsPerPage={productsPerPage}
        page={page}
        colors={chosenColors(view)}
        getHref={(number) => listingViewHref(path, view, number)}
        controls={controls}
        filters={active}
        emptyState={chosen > 0 ? noMatch : emptyState}
        tileAs={tileAs}
        imageLoader={imageLoader}
        {...(locale && { locale })}
        messages={own}
      />
    </Filtered>
  );
}

/** Returns all chosen values of options: a tile shows its product in the first one that is a colour of it. */
export const chosenColors = ({ filters }: ListingView): readonly string[] =>
  filters?.options?.flatMap(({ values }) => values) ?? [];
