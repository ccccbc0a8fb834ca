import { paginate, totalPages, type ProductSummary } from '@vitrine/commerce';
import { formatMessage, Heading, Pagination, Text, type ImageLoader } from '@vitrine/components';
import { useId, type ComponentType, type ReactNode } from 'react';
import { withEnglish, type Messages } from '../messages.js';
import { countText } from '../listing/countText.js';
import { ListLink } from '../listing/ListLink.js';
import { ListStatus } from '../listing/ListStatus.js';
import { ProductTile, type ProductTileProps } from '../ProductTile/ProductTile.js';
import type { RootProps } from '../rootProps.js';
import { Bar, Grid, Root } from './ProductGrid.styles.js';
import { ProductListImpressions } from './ProductListImpressions.js';
import { shownProducts } from './shownProducts.js';

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

/** The number of pictures in view when the page opens. */
const eagerImages = 4;
// Two columns on phones; columns of at least 14rem, or 18rem on wide screens, within the margins of the page.
const sizes = '(min-width: 95em) 22em, (min-width: 82em) 23vw, (min-width: 62em) 30vw, 46vw';

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
  tileAs: Tile = ProductTile,
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
          <ListStatus>{statusText({ count, isTotalExact, page, pages }, messages, locale)}</ListStatus>
          {controls}
        </Bar>
      )}
      {filters}
      <ProductListImpressions list={listName} products={shownProducts(shown, offset)}>
        {shown.length > 0 ? (
          <Grid role="list" data-list="">
            {shown.map((product, index) => (
              <li key={product.id}>
                <Tile
                  product={product}
                  headingLevel={tileLevel[headingLevel]}
                  loading={index < eagerImages ? 'eager' : 'lazy'}
                  sizes={sizes}
                  colors={colors}
                  imageLoader={imageLoader}
                  locale={locale}
                  messages={messages}
                />
              </li>
            ))}
          </Grid>
        ) : (
          (emptyState ?? <Text tone="quiet">{messages.emptyCollection}</Text>)
        )}
      </ProductListImpressions>
      {productsPerPage && (
        <Pagination page={page} totalPages={pages} getHref={getHref} linkAs={ListLink} aria-label={messages.pages} />
      )}
    </Root>
  );
}

interface Extent {
  count: number;
  isTotalExact: boolean;
  page: number;
  pages: number;
}

/** Returns the number of products and the page: '42 products, page 2 of 4' */
function statusText({ count, isTotalExact, page, pages }: Extent, messages: Messages, locale?: string): string {
  const products = countText({ count, isTotalExact }, messages, locale);
  return pages > 1 ? formatMessage(messages.pagePosition, { products, page, pages }, locale) : products;
}

const tileLevel = { 1: 2, 2: 3, 3: 4 } as const;
