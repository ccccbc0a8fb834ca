'use client';
import { formatMessage, Button, Heading, Spinner, Text } from '@vitrine/components';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFocusKept } from '../ui/useFocusKept.js';
import type { Messages } from '../messages.js';
import { PageForm } from '../ui/PageForm.js';
import { ProductGrid } from '../ProductGrid/ProductGrid.js';
import { SearchInput } from '../SearchInput/SearchInput.js';
import { hasMore } from '../state/search/store.js';
import { useSearch, type FoundByServer, type Search } from '../shop/useSearch.js';
import { useRecentSearches } from '../shop/useSuggestions.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { RecentSearches } from './RecentSearches.js';
import { End, Failure, Results, Root, Status, Top } from './SearchPage.styles.js';

export interface SearchPageProps {
  /** The query: `q` of the page's URL. Default: none. */
  query?: string;
  /** The server's results for the query, or its failure. Default: the browser searches. */
  found?: FoundByServer;
  /** Other ways to find something, shown while there are no results. Default: none. */
  children?: ReactNode;
}

/** A search and its results, ten products at a time. */
export function SearchPage({ query = '', found, children }: SearchPageProps) {
  const { messages, locale, imageLoader } = useShop();
  const search = useSearch(query, found);
  const { status, hits, errorMessage, retry } = search;
  const results = useFocusOnMore(status, hits.length);
  const recent = useRecentSearches();
  const root = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(root);
  const first = found && 'results' in found ? found.results.page : 0;
  const onLeave = (next?: string) => {
    if (next !== undefined && next !== search.query) search.expect(next);
  };

  return (
    <Root ref={root} tabIndex={-1} {...focusKept}>
      <Top>
        <Heading level={1}>{messages.search}</Heading>
        {/* If there are results, most shoppers look at them. */}
        <SearchInput query={query} isLikely={hits.length === 0} onLeave={onLeave} />
      </Top>
      <Status role="status">
        {status === 'LOADING' && <Spinner size="lg" label="" />}
        <Text>{statusText(search, messages, locale)}</Text>
      </Status>
      {status === 'PRISTINE' && recent.length > 0 && <RecentSearches searches={recent} />}
      {hits.length > 0 ? (
        <Results ref={results}>
          {first > 0 && (
            <ShopLink variant="outline" href={pageOf(search.query, first)}>
              {messages.previousResults}
            </ShopLink>
          )}
          <ProductGrid
            title={messages.searchResults}
            products={hits}
            imageLoader={imageLoader}
            locale={locale}
            messages={messages}
          />
        </Results>
      ) : (
        status !== 'LOADING' && children
      )}
      {errorMessage && (
        <Failure>
          <Text role="alert">{formatMessage(messages.searchError, { message: errorMessage })}</Text>
          <Button variant="outline" onPress={() => void retry()}>
            {messages.tryAgain}
          </Button>
        </Failure>
      )}
      {!errorMessage && hasMore(search) && <LoadMore search={search} />}
    </Root>
  );
}

/** Returns the URL of a page of results. Pages count from 1. */
const pageOf = (query: string, page: number) => ({ page: 'search', query: { q: query, page: String(page) } }) as const;

/** A button that appends the next page of results. Before scripts run it opens that page. */
function LoadMore({ search: { status, query, pagination, fetchMore } }: { search: Search }) {
  const { messages } = useShop();
  return (
    <End>
      <PageForm href={pageOf(query, pagination.page + 2)}>
        <Button type="submit" variant="outline" isLoading={status === 'FETCHING_MORE'} onPress={() => void fetchMore()}>
          {messages.loadMore}
        </Button>
      </PageForm>
    </End>
  );
}

function statusText(search: Search, messages: Messages, locale: string): string {
  const { status, query, hits, total, isTotalExact } = search;
  if (status === 'PRISTINE') return messages.searchPristine;
  if (status === 'LOADING') return messages.searchLoading;
  const count = hits.length;
  if (count === 0) return status === 'LOADED' ? formatMessage(messages.noResults, { query }) : '';
  if (!isTotalExact) return formatMessage(messages.bestResults, { count }, locale);
  return formatMessage(count === total ? messages.resultCount : messages.resultsShown, { count, total }, locale);
}

/** Focuses the first of the new products after more have loaded: the button may be gone, and reading continues there. */
function useFocusOnMore(status: Search['status'], count: number) {
  const results = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (status === 'FETCHING_MORE') before.current = count;
    if (status !== 'LOADED' || before.current === undefined) return;
    results.current?.querySelectorAll<HTMLElement>('li > a')[before.current]?.focus();
    before.current = undefined;
  }, [status, count]);
  return results;
}
