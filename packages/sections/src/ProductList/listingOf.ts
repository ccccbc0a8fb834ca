import {
  listingViewHref,
  totalPages,
  type Facet,
  type ListingOffer,
  type ListingView,
  type ProductListing,
  type ProductSummary,
} from '@vitrine/commerce';
import type { ImageLoader } from '@vitrine/components';
import { activeFilters, isWorthShowing } from '../listing/facets.js';
import { withEnglish, type Messages } from '../messages.js';

export interface ListingOptions {
  /** The list's name in analytics: the name of the collection or the brand. */
  name: string;
  /** The displayed page of the list. */
  listing: ProductListing;
  /** The current order and filters, as `readListingView` of `@vitrine/commerce` reads them from the URL. Default: all products in the default order. */
  view?: ListingView | undefined;
  /** The available orders and filters, as `listingOffer` of `@vitrine/commerce` returns them. */
  offer: ListingOffer;
  /** The path of the list. Its query holds the chosen order and filters. */
  path: string;
  /** The page shown, from 1. Default: 1. */
  page?: number | undefined;
  /** The number of products to show at once. */
  productsPerPage: number;
  /** ISO 4217, the currency of the chosen prices. Default: the currency of the first product with a price; 'USD' without one. */
  currencyCode?: string | undefined;
  /** Builds the URLs that request pictures of the right size from the image host. Default: none; pictures load unchanged. */
  imageLoader?: ImageLoader | undefined;
  /** BCP 47, for prices. Default: the locale of the `I18nProvider` around it; 'en-US' without one and in server components. */
  locale?: string | undefined;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** What a list of products shows. */
export interface ListingState {
  /** Its name in analytics. */
  name: string;
  /** The products of the page. */
  items: readonly ProductSummary[];
  /** The number of products in the list. */
  total: number;
  /** `false` while there are more products than `total`. */
  isTotalExact: boolean;
  /** The facets with the names of all values. */
  facets: readonly Facet[];
  /** The facets that the platform filters by and that leave out some of the products. */
  shownFacets: readonly Facet[];
  /** The number of chosen filters. */
  chosen: number;
  /** The chosen values of options: a tile shows its product in the first one that is a colour of it. */
  colors: readonly string[];
  view: ListingView;
  offer: ListingOffer;
  /** The path of the list. */
  path: string;
  /** The page shown, from 1. */
  page: number;
  /** The number of pages. */
  pages: number;
  /** The number of products before this page. */
  offset: number;
  /** Returns the URL of a page, with the current order and filters. */
  hrefOf: (page: number) => string;
  /** The URL of the list without filters, in the current order. */
  allHref: string;
  /** ISO 4217, the currency of the chosen prices. */
  currencyCode: string;
  imageLoader: ImageLoader | undefined;
  locale: string | undefined;
  /** All texts. */
  messages: Messages;
  /** The texts that differ from the English ones: client components get only these, so that the page does not contain the others. */
  ownMessages: Partial<Messages> | undefined;
}

/** Returns what a list of products shows, for the parts of a list. It is no hook, and works in server components. */
export function listingOf({
  name,
  listing: { items, total, isTotalExact, facets },
  view = {},
  offer,
  path,
  page = 1,
  productsPerPage,
  currencyCode = items.find(({ price }) => price)?.price?.currencyCode ?? 'USD',
  imageLoader,
  locale,
  messages: ownMessages,
}: ListingOptions): ListingState {
  return {
    name,
    items,
    total,
    isTotalExact,
    facets,
    shownFacets: facets.filter((facet) => offer.filters.includes(facet.kind) && isWorthShowing(facet, view, total)),
    chosen: activeFilters(view, facets).length,
    colors: view.filters?.options?.flatMap(({ values }) => values) ?? [],
    view,
    offer,
    path,
    page,
    pages: totalPages(total, productsPerPage),
    offset: (page - 1) * productsPerPage,
    hrefOf: (number) => listingViewHref(path, view, number),
    allHref: listingViewHref(path, { ...(view.sort && { sort: view.sort }) }),
    currencyCode,
    imageLoader,
    locale,
    messages: withEnglish(ownMessages),
    ownMessages,
  };
}

/** @throws {Error} For a part without its listing. */
export function givenListing<Listing extends ListingState>(listing: Listing | undefined): Listing {
  if (!listing)
    throw new Error(
      'A part of a list got no `listing`. Give it the result of `listingOf({ listing, … })`, or of `useListing` for a search.',
    );
  return listing;
}
