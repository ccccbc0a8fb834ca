import { paginate, totalPages, type ProductSummary } from '@vitrine/commerce';
import { formatMessage, Heading, Pagination, Text, type ImageLoader } from '@vitrine/components';
import { useId, type ReactNode } from 'react';
import { withEnglish, type Messages } from '../messages.js';
import { ListLink } from '../ProductList/ListLink.js';
import { ListStatus } from '../ProductList/ListStatus.js';
import { ProductTile } from '../ProductTile/ProductTile.js';
import { Bar, Grid, Root } from './ProductGrid.styles.js';
import { ProductListImpressions } from './ProductListImpressions.js';
import { shownProducts } from './shownProducts.js';

export interface ProductGridProps {
  /** Names the list, to the eye or to a screen reader only. */
  title: string;
  /** Whether the title is seen. Default: `false`, it is visually hidden. */
  showTitle?: boolean;
  /** Level of the title; the products' names are one below. Default: 2. */
  headingLevel?: 1 | 2 | 3;
  /** What analytics calls the list. Default: its title. */
  listName?: string;
  /** All products of the list; with `total` those of the page alone. */
  products: readonly ProductSummary[];
  /** How many to show at once, with a pagination below. Default: all of them. */
  productsPerPage?: number;
  /** How many products the whole list has, where `products` are those of one page. Default: `products` are all of them. */
  total?: number;
  /** False while there are more than `total`, and nobody knows yet how many. Default: `true`. */
  isTotalExact?: boolean;
  /** The page shown, from 1. Default: 1. */
  page?: number;
  /** Where a page is found. Default: the query parameter `page` on the same path. */
  getHref?: (page: number) => string;
  /** Beside the number of products: their order, a button for their filters. */
  controls?: ReactNode;
  /** Above the products: what they are filtered by. */
  filters?: ReactNode;
  /** In place of an empty list. Default: one sentence. */
  emptyState?: ReactNode;
  /** Asks the image host for pictures of the right size. Default: none, each comes as it is. */
  imageLoader?: ImageLoader | undefined;
  /** BCP 47, for prices. Default: the locale of the `I18nProvider` around it; 'en-US' without one and in server components. */
  locale?: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** The pictures that are in view at first. */
const eagerImages = 4;
// Two columns on phones; columns of 14rem at the least, of 18rem on wide screens, within the margins of the page.
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
  controls,
  filters,
  emptyState,
  imageLoader,
  locale,
  messages: own,
}: ProductGridProps) {
  const messages = withEnglish(own);
  const headingId = useId();
  const isWhole = total === undefined;
  const count = total ?? products.length;
  const pages = productsPerPage ? totalPages(count, productsPerPage) : 1;
  const shown = productsPerPage && isWhole ? paginate(products, { page, perPage: productsPerPage }).items : products;
  const offset = productsPerPage ? (page - 1) * productsPerPage : 0;
  return (
    <Root aria-labelledby={headingId}>
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
      {shown.length > 0 ? (
        <Grid role="list" data-list="">
          {shown.map((product, index) => (
            <li key={product.id}>
              <ProductTile
                product={product}
                headingLevel={tileLevel[headingLevel]}
                loading={index < eagerImages ? 'eager' : 'lazy'}
                sizes={sizes}
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
      {productsPerPage && (
        <Pagination page={page} totalPages={pages} getHref={getHref} linkAs={ListLink} aria-label={messages.pages} />
      )}
      <ProductListImpressions list={listName} products={shownProducts(shown, offset)} />
    </Root>
  );
}

interface Extent {
  count: number;
  isTotalExact: boolean;
  page: number;
  pages: number;
}

/** '42 products, page 2 of 4' */
function statusText({ count, isTotalExact, page, pages }: Extent, messages: Messages, locale?: string): string {
  const text = isTotalExact ? messages.productCount : messages.productCountAtLeast;
  const products = formatMessage(text, { count }, locale);
  return pages > 1 ? formatMessage(messages.pagePosition, { products, page, pages }, locale) : products;
}

const tileLevel = { 1: 2, 2: 3, 3: 4 } as const;
