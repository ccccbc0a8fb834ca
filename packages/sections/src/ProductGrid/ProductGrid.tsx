import { paginate, totalPages, type ProductSummary } from '@vitrine/commerce';
import { Heading, Pagination, type ImageLoader } from '@vitrine/components';
import { useId, type ComponentType, type ReactNode } from 'react';
import { withEnglish, type Messages } from '../messages.js';
import { positionText } from '../listing/countText.js';
import { ListLink } from '../listing/ListLink.js';
import { ListStatus } from '../listing/ListStatus.js';
import type { ProductTileProps } from '../ProductTile/ProductTile.js';
import type { RootProps } from '../rootProps.js';
import { GridItems } from './GridItems.js';
import { Bar, Root } from './ProductGrid.styles.js';

export interface ProductGridProps extends RootProps {
  /** The name of the list, visible or for screen readers only. */
  title: string;
  /** Whether the title is visible. Default: `false`; it is visually hidden. */
  showTitle?: boolean;
  /** Level of the title; the products' names are one below. Default: 2. */
  headingLevel?: 1 | 2 | 3;
  /** The list's name in analytics. Default: `title`. */
  listName?: string;
  /** All products of the list. With `total`, only the products of the page. */
  products: readonly ProductSummary[];
  /** The number of products to show at once, with a pagination below. Default: all of them. */
  productsPerPage?: number;
  /** The number of products in the whole list, if `products` are one page of it. Default: `products` are all of them. */
  total?: number;
  /** `false` while there are more products than `total` and their number is not known. Default: `true`. */
  isTotalExact?: boolean;
  /** The page shown, from 1. Default: 1. */
  page?: number;
  /** Returns the URL of a page. Default: the query parameter `page` on the same path. */
  getHref?: (page: number) => string;
  /** The colours that the shopper has filtered by: the tiles show the products in them. Default: none. */
  colors?: readonly string[];
  /** Controls beside the number of products, such as their order and a filter button. */
  controls?: ReactNode;
  /** The chosen filters, above the products. */
  filters?: ReactNode;
  /** Replaces an empty list. Default: one sentence. */
  emptyState?: ReactNode;
  /** Shows each product, such as a component of yours with the parts of a tile. Default: `ProductTile`. */
  tileAs?: ComponentType<ProductTileProps> | undefined;
  /** Builds the URLs that request pictures of the right size from the image host. Default: none; pictures load unchanged. */
  imageLoader?: ImageLoader | undefined;
  /** BCP 47, for prices. Default: the locale of the `I18nProvider` around it; 'en-US' without one and in server components. */
  locale?: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** A list of products, such as a collection. */
export function ProductGrid({
  title,
  showTitle = false,
  headingLevel = 2,
  listName = title,
  products,
  productsPerPage,
  total,
  isTotalExact = true,
  page = 1,
  getHref = (number) => `?page=${number}`,
  colors,
  controls,
  filters,
  emptyState,
  tileAs,
  imageLoader,
  locale,
  messages: own,
  ...root
}: ProductGridProps) {
  const messages = withEnglish(own);
  const headingId = useId();
  const isWhole = total === undefined;
  const count = total ?? products.length;
  const pages = productsPerPage ? totalPages(count, productsPerPage) : 1;
  const shown = productsPerPage && isWhole ? paginate(products, { page, perPage: productsPerPage }).items : products;
  const offset = productsPerPage ? (page - 1) * productsPerPage : 0;
  return (
    <Root {...root} aria-labelledby={headingId}>
      <Heading id={headingId} level={headingLevel} isHidden={!showTitle}>
        {title}
      </Heading>
      {productsPerPage && (count > 0 || controls) && (
        <Bar>
          <ListStatus>{positionText({ count, isTotalExact, page, pages }, messages, locale)}</ListStatus>
          {controls}
        </Bar>
      )}
      {filters}
      <GridItems
        listName={listName}
        products={shown}
        offset={offset}
        headingLevel={tileLevel[headingLevel]}
        colors={colors}
        emptyState={emptyState}
        tileAs={tileAs}
        imageLoader={imageLoader}
        locale={locale}
        messages={messages}
      />
      {productsPerPage && (
        <Pagination page={page} totalPages={pages} getHref={getHref} linkAs={ListLink} aria-label={messages.pages} />
      )}
    </Root>
  );
}

const tileLevel = { 1: 2, 2: 3, 3: 4 } as const;
