import type { Facet } from '@vitrine/commerce';
import { formatMessage, Heading, Pagination, Text } from '@vitrine/components';
import { useId, type ComponentType, type ReactNode } from 'react';
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.js';
import { positionText, showText } from '../listing/countText.js';
import { ListLink } from '../listing/ListLink.js';
import { ListStatus } from '../listing/ListStatus.js';
import { ProductFilters } from '../ProductFilters/ProductFilters.js';
import { GridItems } from '../ProductGrid/GridItems.js';
import { Bar, Root } from '../ProductGrid/ProductGrid.styles.js';
import type { ProductTileProps } from '../ProductTile/ProductTile.js';
import { rootOf, type RootProps } from '../rootProps.js';
import { SortSelect } from '../SortSelect/SortSelect.js';
import { FilterButton, Filtered } from './Filtered.js';
import { givenListing, type ListingState } from './listingOf.js';
import { NoMatch } from './ProductList.styles.js';

interface ListingPartProps<Root extends HTMLElement = HTMLElement> extends RootProps<Root> {
  /** What the list shows, from `listingOf`, or from `useListing` for a search. */
  listing: ListingState;
}

export interface ListingRootProps extends ListingPartProps<HTMLDivElement> {
  /** Replaces the filters beside the list, which on narrow screens are in a drawer. With `null` there are none. Default: `ListingFilters`, if there is something to choose. */
  filters?: ReactNode;
  /** The list: `ListingMain`, with the parts in it. */
  children: ReactNode;
}

/** The frame of a list with its filters, for parts in an order of your own. `ProductList` is this frame with the parts in their usual order. */
export function ListingRoot({ listing, filters, children, ...root }: ListingRootProps) {
  const { shownFacets, total, isTotalExact, locale, messages } = givenListing(listing);
  const own = shownFacets.length > 0 && <ListingFilters listing={listing} />;
  return (
    <Filtered
      {...root}
      filters={filters === undefined ? own : filters}
      showText={showText({ count: total, isTotalExact }, messages, locale)}
    >
      {children}
    </Filtered>
  );
}

export interface ListingFiltersProps extends ListingPartProps<HTMLFormElement> {
  /** The facets to show. Default: all facets of the list that leave out some of its products. */
  facets?: readonly Facet[] | undefined;
}

/** A part of `ProductList`: the form of the filters. Give it to `filters` of `ListingRoot`, which puts it beside the list, or into a drawer. */
export function ListingFilters({ listing, facets, ...root }: ListingFiltersProps) {
  const { shownFacets, view, path, currencyCode, locale, ownMessages } = givenListing(listing);
  return (
    <ProductFilters
      {...root}
      facets={facets ?? shownFacets}
      view={view}
      path={path}
      currencyCode={currencyCode}
      locale={locale}
      messages={ownMessages}
    />
  );
}

export interface ListingMainProps extends ListingPartProps {
  /** The name of the region, for screen readers only unless `showTitle` is set. Default: 'Products'. */
  title?: string | undefined;
  /** Whether the title is visible, as a heading of level 2. Default: `false`. */
  showTitle?: boolean | undefined;
  /** The parts, one below the other. */
  children: ReactNode;
}

/** A part of `ProductList`: the region with the products, below its heading. The products' names are headings of level 3. */
export function ListingMain({ listing, title, showTitle = false, children, ...root }: ListingMainProps) {
  const headingId = useId();
  const { messages } = givenListing(listing);
  return (
    <Root {...root} aria-labelledby={headingId}>
      <Heading id={headingId} level={2} isHidden={!showTitle}>
        {title ?? messages.products}
      </Heading>
      {children}
    </Root>
  );
}

export interface ListingToolbarProps extends ListingPartProps<HTMLDivElement> {
  /** The parts in it, beside each other if they fit. Default: `ListingCount`, `ListingFilterButton` and `ListingSort`. */
  children?: ReactNode;
}

/** A part of `ProductList`: the line above the products. Without children, it renders nothing for a list that is empty without filters. */
export function ListingToolbar({ listing, children, ...root }: ListingToolbarProps) {
  if (!children && !hasChoice(givenListing(listing))) return null;
  return (
    <Bar {...root}>
      {children ?? (
        <>
          <ListingCount listing={listing} />
          <ListingFilterButton listing={listing} />
          <ListingSort listing={listing} />
        </>
      )}
    </Bar>
  );
}

/** Whether there are products, or filters that can be removed. */
const hasChoice = ({ total, chosen }: ListingState): boolean => total > 0 || chosen > 0;

export type ListingCountProps = ListingPartProps<HTMLParagraphElement>;

/** A part of `ProductList`: the number of products, and the page. After the shopper opens another page it gets the focus; after a choice it is announced. */
export function ListingCount({ listing, ...root }: ListingCountProps) {
  const { total: count, isTotalExact, page, pages, locale, messages } = givenListing(listing);
  return <ListStatus {...root}>{positionText({ count, isTotalExact, page, pages }, messages, locale)}</ListStatus>;
}

export type ListingFilterButtonProps = ListingPartProps<HTMLDivElement>;

/** A part of `ProductList`: the button that opens the filters on narrow screens. Without filters, it renders nothing. */
export function ListingFilterButton({ listing, ...root }: ListingFilterButtonProps) {
  const { chosen, locale, messages } = givenListing(listing);
  return (
    hasChoice(listing) && (
      <FilterButton {...root}>
        {chosen > 0 ? formatMessage(messages.filtersChosen, { count: chosen }, locale) : messages.filters}
      </FilterButton>
    )
  );
}

export type ListingSortProps = ListingPartProps<HTMLFormElement>;

/** A part of `ProductList`: the order of the products. With less than two products or orders, it renders nothing. */
export function ListingSort({ listing, ...root }: ListingSortProps) {
  const { total, offer, view, path, ownMessages } = givenListing(listing);
  return total > 1 && <SortSelect {...root} sorts={offer.sorts} view={view} path={path} messages={ownMessages} />;
}

export type ListingActiveFiltersProps = ListingPartProps<HTMLUListElement>;

/** A part of `ProductList`: the chosen filters, as links that remove them. Without any, it renders nothing. */
export function ListingActiveFilters({ listing, ...root }: ListingActiveFiltersProps) {
  const { facets, view, path, currencyCode, locale, ownMessages } = givenListing(listing);
  return (
    <ActiveFilters
      {...root}
      facets={facets}
      view={view}
      path={path}
      currencyCode={currencyCode}
      locale={locale}
      messages={ownMessages}
    />
  );
}

export interface ListingProductsProps extends ListingPartProps {
  /** Shows each product, such as a component of yours with the parts of a tile. Default: `ProductTile`. */
  tileAs?: ComponentType<ProductTileProps> | undefined;
  /** Replaces a list that is empty without filters. Default: one sentence. */
  emptyState?: ReactNode;
  /** Shown below the message that no product matches the filters, such as links to other collections. Default: none. */
  noMatchState?: ReactNode;
}

/** A part of `ProductList`: the products of the page, or the content in their place. It reports the products shown. */
export function ListingProducts({ listing, tileAs, emptyState, noMatchState, ...root }: ListingProductsProps) {
  const { name, items, offset, chosen, colors, imageLoader, locale, messages } = givenListing(listing);
  const noMatch = (
    <ListingNoMatch {...rootOf<HTMLDivElement>(root)} listing={listing}>
      {noMatchState}
    </ListingNoMatch>
  );
  return (
    <GridItems
      {...rootOf<HTMLUListElement>(root)}
      listName={name}
      products={items}
      offset={offset}
      headingLevel={3}
      colors={colors}
      emptyState={chosen > 0 ? noMatch : emptyState}
      tileAs={tileAs}
      imageLoader={imageLoader}
      locale={locale}
      messages={messages}
    />
  );
}

export interface ListingNoMatchProps extends ListingPartProps<HTMLDivElement> {
  /** Shown below the link, such as links to other collections. Default: none. */
  children?: ReactNode;
}

/** A part of `ProductList`: the message that no product matches the filters, and a link to all products. `ListingProducts` shows it. */
export function ListingNoMatch({ listing, children, ...root }: ListingNoMatchProps) {
  const { allHref, messages } = givenListing(listing);
  return (
    <NoMatch {...root}>
      <Text size="lg">{messages.noMatch}</Text>
      <ListLink variant="outline" href={allHref}>
        {messages.allProducts}
      </ListLink>
      {children}
    </NoMatch>
  );
}

export type ListingPagesProps = ListingPartProps;

/** A part of `ProductList`: the links to the pages of the list. With one page, it renders nothing. */
export function ListingPages({ listing, ...root }: ListingPagesProps) {
  const { page, pages, hrefOf, messages } = givenListing(listing);
  return (
    <Pagination
      {...root}
      page={page}
      totalPages={pages}
      getHref={hrefOf}
      linkAs={ListLink}
      aria-label={messages.pages}
    />
  );
}
