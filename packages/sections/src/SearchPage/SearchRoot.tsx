'use client';
import { listingViewHref } from '@vitrine/commerce';
import { announce, formatMessage, Button, Heading, Spinner, Text } from '@vitrine/components';
import { useEffect, useRef, type ComponentType, type ReactNode, type RefObject } from 'react';
import { countText, shownText } from '../listing/countText.js';
import { ListStatus } from '../listing/ListStatus.js';
import { givenListing } from '../ProductList/listingOf.js';
import { ListingMain, ListingNoMatch, ListingProducts } from '../ProductList/ListingRoot.js';
import type { ProductTileProps } from '../ProductTile/ProductTile.js';
import type { RootProps } from '../rootProps.js';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { useShop } from '../shop/ShopProvider.js';
import { useTrackView } from '../shop/useTrackView.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { hasMore } from '../state/search/store.js';
import { PageForm } from '../ui/PageForm.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { RecentSearches } from './RecentSearches.js';
import { End, Failure, FirstPage, Results, Root, Top } from './SearchPage.styles.js';
import type { SearchListing } from './useListing.js';

interface SearchPartProps<Root extends HTMLElement = HTMLElement> extends RootProps<Root> {
  /** The search and its results, from `useListing`. */
  listing: SearchListing;
}

export interface SearchRootProps extends SearchPartProps<HTMLDivElement> {
  /** The parts, one below the other: `SearchIntro`, and a `ListingRoot` with the results. */
  children: ReactNode;
}

/**
 * The frame of a search page whose state is yours: it tracks the search, and keeps the focus if the focused element is gone. `SearchPage` is
 * this frame with a state of its own.
 */
export function SearchRoot({ listing, children, ...root }: SearchRootProps) {
  const { query } = givenListing(listing).search;
  useTrackView(query ? { name: 'search', query } : undefined);
  const element = useRef<HTMLDivElement>(null);
  useSharedRef(root.ref, element);
  const focusKept = useFocusKept(element);
  return (
    <Root {...root} ref={element} tabIndex={-1} {...focusKept}>
      {children}
    </Root>
  );
}

export type SearchIntroProps = SearchPartProps<HTMLDivElement>;

/** A part of `SearchPage`: the heading, and the search box. The loading state of another query shows as soon as it is sent. */
export function SearchIntro({ listing, ...root }: SearchIntroProps) {
  const { messages } = useShop();
  const { query, search } = givenListing(listing);
  const onLeave = (next?: string) => {
    if (next !== undefined && next !== search.query) search.expect(next);
  };
  return (
    <Top {...root}>
      <Heading level={1}>{messages.search}</Heading>
      {/* If there are results, most shoppers look at them. While it loads, nobody knows. */}
      <SearchInput query={query} isLikely={search.status !== 'LOADING' && search.hits.length === 0} onLeave={onLeave} />
    </Top>
  );
}

export interface SearchMainProps extends RootProps<HTMLDivElement> {
  /** The parts, one below the other. */
  children: ReactNode;
}

/** A part of `SearchPage`: the column with the results, within a `ListingRoot`. */
export const SearchMain = (props: SearchMainProps) => <Results {...props} />;

export type SearchCountProps = SearchPartProps<HTMLParagraphElement>;

/** A part of `SearchPage`: the number of results, or the state of the search. It announces its changes, so keep it in the page in every state. */
export function SearchCount({ listing, ...root }: SearchCountProps) {
  const { status } = givenListing(listing).search;
  return (
    <ListStatus {...root}>
      {status === 'LOADING' && <Spinner size="lg" label="" />}
      {statusText(listing)}
    </ListStatus>
  );
}

export type SearchRecentProps = SearchPartProps;

/** A part of `SearchPage`: the recent searches of this device, as long as there is no query. */
export function SearchRecent({ listing, ...root }: SearchRecentProps) {
  const { search, recent } = givenListing(listing);
  return search.status === 'PRISTINE' && recent.length > 0 && <RecentSearches {...root} searches={recent} />;
}

export interface SearchResultsProps extends SearchPartProps<HTMLDivElement> {
  /** Shows each product, such as a component of yours with the parts of a tile. Default: `ProductTile`. */
  tileAs?: ComponentType<ProductTileProps> | undefined;
  /** Other ways to find something, shown while there are no results. Default: none. */
  children?: ReactNode;
}

/** A part of `SearchPage`: the products found, or the content in their place. After more have loaded, the first new one has the focus. */
export function SearchResults({ listing, tileAs, children, ...root }: SearchResultsProps) {
  const { search, firstPage, path, chosen, total, messages } = givenListing(listing);
  const results = useFocusOnMore(listing);
  useSharedRef(search.hits.length > 0 ? root.ref : undefined, results);
  if (search.hits.length > 0)
    return (
      <Results {...root} ref={results}>
        {firstPage > 0 && (
          <ShopLink variant="outline" href={listingViewHref(path, search.view, firstPage)}>
            {messages.previousResults}
          </ShopLink>
        )}
        <ListingMain listing={listing} title={messages.searchResults}>
          <ListingProducts listing={listing} tileAs={tileAs} />
        </ListingMain>
      </Results>
    );
  if (search.status === 'LOADING') return null;
  return (
    <>
      {firstPage > 0 && (
        <FirstPage>
          <ShopLink variant="outline" href={listing.hrefOf(1)}>
            {messages.firstPage}
          </ShopLink>
        </FirstPage>
      )}
      {chosen > 0 && total === 0 ? (
        <ListingNoMatch {...root} listing={listing}>
          {children}
        </ListingNoMatch>
      ) : (
        children
      )}
    </>
  );
}

export type SearchFailureProps = SearchPartProps<HTMLDivElement>;

/**
 * A part of `SearchPage`: why the search failed, as an alert, with a button that tries again. Without a failure, it renders nothing.
 * `SearchMore` shows the failure of a further page.
 */
export function SearchFailure({ listing, ...root }: SearchFailureProps) {
  const { search, messages } = givenListing(listing);
  const { errorMessage, retry } = search;
  if (!errorMessage || search.hits.length > 0) return null;
  return (
    <Failure {...root}>
      <Alert text={errorMessage} />
      <Button variant="outline" onPress={() => void retry()}>
        {messages.tryAgain}
      </Button>
    </Failure>
  );
}

function Alert({ text }: { text: string }) {
  const { messages } = useShop();
  return <Text role="alert">{formatMessage(messages.searchError, { message: text })}</Text>;
}

export type SearchMoreProps = SearchPartProps<HTMLDivElement>;

/**
 * A part of `SearchPage`: a button that appends the next page of results, and tries again if that failed. Before scripts run it opens that page.
 * Without more, it renders nothing.
 */
export function SearchMore({ listing, ...root }: SearchMoreProps) {
  const { search, hrefOf, messages } = givenListing(listing);
  const { status, hits, pagination, fetchMore, errorMessage } = search;
  if (hits.length === 0 || !hasMore(search)) return null;
  return (
    <End {...root}>
      {errorMessage ? <Alert text={errorMessage} /> : <Text tone="quiet">{shownTextOf(listing)}</Text>}
      {/* The same button in both cases: it keeps the focus. */}
      {/* Pages of the URL count from 1. */}
      <PageForm href={hrefOf(pagination.page + 2)}>
        <Button type="submit" variant="outline" isLoading={status === 'FETCHING_MORE'} onPress={() => void fetchMore()}>
          {errorMessage ? messages.tryAgain : messages.loadMore}
        </Button>
      </PageForm>
    </End>
  );
}

const shownTextOf = ({ search: { hits, total, isTotalExact }, messages, locale }: SearchListing) =>
  shownText({ count: hits.length, total, isTotalExact }, messages, locale);

function statusText({ search, messages, locale }: SearchListing) {
  const { status, query, view, total, isTotalExact, hits } = search;
  if (status === 'PRISTINE') return messages.searchPristine;
  if (status === 'LOADING') return messages.searchLoading;
  const count = hits.length;
  if (count === 0 && status !== 'LOADED') return '';
  if (count === 0 && total > 0) return formatMessage(messages.noMoreResults, { query });
  if (count === 0 && !view.filters) return formatMessage(messages.noResults, { query });
  return countText({ count: total, isTotalExact }, messages, locale);
}

/** Announces the number of products after more have loaded, and focuses the first new one: the button may be gone, and reading continues there. */
function useFocusOnMore(listing: SearchListing): RefObject<HTMLDivElement | null> {
  const { status, hits } = listing.search;
  const results = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  const text = shownTextOf(listing);
  useEffect(() => {
    if (status === 'FETCHING_MORE') before.current = hits.length;
    if (status !== 'LOADED' || before.current === undefined) return;
    announce(text, 'polite');
    results.current?.querySelectorAll<HTMLElement>('li a')[before.current]?.focus();
    before.current = undefined;
  }, [status, hits.length, text]);
  return results;
}
