'use client';
import { listingViewHref, type ListingView } from '@vitrine/commerce';
import { announce, formatMessage, Button, Heading, Spinner, Text } from '@vitrine/components';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { useFocusKept } from '../ui/useFocusKept.js';
import type { Messages } from '../messages.js';
import { PageForm } from '../ui/PageForm.js';
import { countText } from '../listing/countText.js';
import { ListStatus } from '../listing/ListStatus.js';
import { ProductGrid } from '../ProductGrid/ProductGrid.js';
import { Bar } from '../ProductGrid/ProductGrid.styles.js';
import { Filtered } from '../ProductList/Filtered.js';
import { listControls } from '../ProductList/listControls.js';
import { chosenColors } from '../ProductList/ProductList.js';
import type { ProductTileProps } from '../ProductTile/ProductTile.js';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { hasMore } from '../state/search/store.js';
import { useSearch, type FoundByServer, type Search } from '../shop/useSearch.js';
import { useRecentSearches } from '../shop/useSuggestions.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { useTrackView } from '../shop/useTrackView.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';
import { RecentSearches } from './RecentSearches.js';
import { End, Failure, FirstPage, Results, Root, Top } from './SearchPage.styles.js';

export interface SearchPageProps extends RootProps {
  /** The query: `q` of the page's URL. Default: none. */
  query?: string;
  /** The order and filters of the results, as `readListingView` of `@vitrine/commerce` reads them from the URL. Keep it the same from render to render. Default: all, by relevance. */
  view?: ListingView;
  /** The server's results for the query, or its failure. Default: the browser searches. */
  found?: FoundByServer;
  /** Shows each product, such as a component of yours with the parts of a tile. Default: `ProductTile`. */
  tileAs?: ComponentType<ProductTileProps> | undefined;
  /** Other ways to find something, shown while there are no results. Default: none. */
  children?: ReactNode;
}

/** A search and its results, ten products at a time, with their number, order and filters. */
export function SearchPage({ query = '', view, found, tileAs, children, ...attributes }: SearchPageProps) {
  const { commerce, messages, locale, imageLoader, paths } = useShop();
  const search = useSearch(query, view, found);
  const { status, hits, total, facets, errorMessage, retry } = search;
  const results = useFocusOnMore(search, messages, locale);
  const recent = useRecentSearches();
  useTrackView(search.query ? { name: 'search', query: search.query } : undefined);
  const root = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(root);
  const first = found && 'results' in found ? found.results.page : 0;
  const onLeave = (next?: string) => {
    if (next !== undefined && next !== search.query) search.expect(next);
  };
  const path = pathOf({ page: 'search', query: { q: search.query } }, paths);
  const { filters, showText, controls, active, noMatch, chosen } = listControls({
    items: hits,
    total,
    facets,
    view: search.view,
    path,
    locale,
    messages,
    offer: commerce.capabilities.search,
    noMatchState: children,
  });

  return (
    <Root {...attributes} ref={root} tabIndex={-1} {...focusKept}>
      <Top>
        <Heading level={1}>{messages.search}</Heading>
        {/* If there are results, most shoppers look at them. */}
        <SearchInput query={query} isLikely={hits.length === 0} onLeave={onLeave} />
      </Top>
      <Filtered filters={filters} showText={showText}>
        <Results>
          <Bar>
            {/* Rendered before its text: it announces changes of it. */}
            <ListStatus>
              {status === 'LOADING' && <Spinner size="lg" label="" />}
              {statusText(search, messages, locale)}
            </ListStatus>
            {controls}
          </Bar>
          {active}
          {status === 'PRISTINE' && recent.length > 0 && <RecentSearches searches={recent} />}
          {hits.length > 0 ? (
            <Results ref={results}>
              {first > 0 && (
                <ShopLink variant="outline" href={listingViewHref(path, search.view, first)}>
                  {messages.previousResults}
                </ShopLink>
              )}
              <ProductGrid
                title={messages.searchResults}
                products={hits}
                colors={chosenColors(search.view)}
                tileAs={tileAs}
                imageLoader={imageLoader}
                locale={locale}
                messages={messages}
              />
            </Results>
          ) : (
            status !== 'LOADING' && (
              <>
                {first > 0 && (
                  <FirstPage>
                    <ShopLink variant="outline" href={listingViewHref(path, search.view)}>
                      {messages.firstPage}
                    </ShopLink>
                  </FirstPage>
                )}
                {chosen > 0 && total === 0 ? noMatch : children}
              </>
            )
          )}
          {errorMessage && (
            <Failure>
              <Text role="alert">{formatMessage(messages.searchError, { message: errorMessage })}</Text>
              <Button variant="outline" onPress={() => void retry()}>
                {messages.tryAgain}
              </Button>
            </Failure>
          )}
          {!errorMessage && hasMore(search) && <LoadMore search={search} path={path} />}
        </Results>
      </Filtered>
    </Root>
  );
}

interface LoadMoreProps {
  search: Search;
  /** The URL of the first page of results. */
  path: string;
}

/** A button that appends the next page of results. Before scripts run it opens that page. */
function LoadMore({ search, path }: LoadMoreProps) {
  const { messages, locale } = useShop();
  const { status, view, pagination, fetchMore } = search;
  return (
    <End>
      <Text tone="quiet">{shownText(search, messages, locale)}</Text>
      {/* Pages of the URL count from 1. */}
      <PageForm href={listingViewHref(path, view, pagination.page + 2)}>
        <Button type="submit" variant="outline" isLoading={status === 'FETCHING_MORE'} onPress={() => void fetchMore()}>
          {messages.loadMore}
        </Button>
      </PageForm>
    </End>
  );
}

const shownText = ({ hits, total }: Search, messages: Messages, locale: string) =>
  formatMessage(messages.resultsShown, { count: hits.length, total }, locale);

function statusText({ status, query, view, total, isTotalExact, hits }: Search, messages: Messages, locale: string) {
  if (status === 'PRISTINE') return messages.searchPristine;
  if (status === 'LOADING') return messages.searchLoading;
  const count = hits.length;
  if (count === 0 && status !== 'LOADED') return '';
  if (count === 0 && total > 0) return formatMessage(messages.noMoreResults, { query });
  if (count === 0 && !view.filters) return formatMessage(messages.noResults, { query });
  return countText({ count: total, isTotalExact }, messages, locale);
}

/** Announces the number of products after more have loaded, and focuses the first new one: the button may be gone, and reading continues there. */
function useFocusOnMore(search: Search, messages: Messages, locale: string) {
  const { status, hits } = search;
  const results = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  const text = shownText(search, messages, locale);
  useEffect(() => {
    if (status === 'FETCHING_MORE') before.current = hits.length;
    if (status !== 'LOADED' || before.current === undefined) return;
    announce(text, 'polite');
    results.current?.querySelectorAll<HTMLElement>('li a')[before.current]?.focus();
    before.current = undefined;
  }, [status, hits.length, text]);
  return results;
}
