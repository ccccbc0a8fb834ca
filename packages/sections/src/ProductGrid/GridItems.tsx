import type { ProductSummary } from '@vitrine/commerce';
import { Text, type ImageLoader } from '@vitrine/components';
import type { ComponentType, ReactNode } from 'react';
import type { Messages } from '../messages.js';
import { ProductTile, type ProductTileProps } from '../ProductTile/ProductTile.js';
import type { RootProps } from '../rootProps.js';
import { Grid } from './ProductGrid.styles.js';
import { ProductListImpressions } from './ProductListImpressions.js';
import { shownProducts } from './shownProducts.js';

export interface GridItemsProps extends RootProps<HTMLUListElement> {
  /** The list's name in analytics. */
  listName: string;
  products: readonly ProductSummary[];
  /** The number of products on the pages before. */
  offset: number;
  /** Level of the products' names. */
  headingLevel: 2 | 3 | 4;
  colors: readonly string[] | undefined;
  /** Replaces an empty list. Default: one sentence. */
  emptyState: ReactNode;
  /** Default: `ProductTile`. */
  tileAs: ComponentType<ProductTileProps> | undefined;
  imageLoader: ImageLoader | undefined;
  locale: string | undefined;
  messages: Messages;
}

/** The number of pictures in view when the page opens. */
const eagerImages = 4;
// Two columns on phones; columns of at least 14rem, or 18rem on wide screens, within the margins of the page.
const sizes = '(min-width: 95em) 22em, (min-width: 82em) 23vw, (min-width: 62em) 30vw, 46vw';

/** The tiles of a list, or the content in their place if there are none. Reports the products shown. */
export const GridItems = ({
  listName,
  products,
  offset,
  headingLevel,
  colors,
  emptyState,
  tileAs: Tile = ProductTile,
  imageLoader,
  locale,
  messages,
  ...root
}: GridItemsProps) => (
  <ProductListImpressions list={listName} products={shownProducts(products, offset)}>
    {products.length > 0 ? (
      <Grid {...root} role="list" data-list="">
        {products.map((product, index) => (
          <li key={product.id}>
            <Tile
              product={product}
              headingLevel={headingLevel}
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
      (emptyState ?? (
        <Text {...root} tone="quiet">
          {messages.emptyCollection}
        </Text>
      ))
    )}
  </ProductListImpressions>
);
