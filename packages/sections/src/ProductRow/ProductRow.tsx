import type { ProductSummary } from '@vitrine/commerce';
import { Carousel, carouselSlidesPerView, Heading, type ImageLoader } from '@vitrine/components';
import type { ComponentType } from 'react';
import { withEnglish, type Messages } from '../messages.js';
import { ProductListImpressions } from '../ProductGrid/ProductListImpressions.js';
import { ProductTile, type ProductTileProps } from '../ProductTile/ProductTile.js';
import type { RootProps } from '../rootProps.js';
import { Root } from './ProductRow.styles.js';

export interface ProductRowProps extends RootProps<HTMLDivElement> {
  /** The title of the row. Default: 'You may also like'. */
  title?: string;
  /** The products. Only the first four show. Without any, the row renders nothing. */
  products: readonly ProductSummary[];
  /** Shows each product, such as a component of yours with the parts of a tile. Default: `ProductTile`. */
  tileAs?: ComponentType<ProductTileProps> | undefined;
  /** Builds the URLs that request pictures of the right size from the image host. Default: none; pictures load unchanged. */
  imageLoader?: ImageLoader | undefined;
  /** BCP 47, for prices. Default: the locale of the `I18nProvider` around it; 'en-US' without one and in server components. */
  locale?: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

const most = 4;
const sizes = '(min-width: 95em) 28em, (min-width: 48em) 31vw, (min-width: 30em) 46vw, 92vw';

/** A carousel of a few products at the end of another page, such as similar products on a product's page. */
export function ProductRow({
  title,
  products,
  tileAs: Tile = ProductTile,
  imageLoader,
  locale,
  messages: own,
  ...root
}: ProductRowProps) {
  const messages = withEnglish(own);
  const name = title ?? messages.recommendations;
  const shown = products.slice(0, most);
  if (shown.length === 0) return null;
  return (
    <Root {...root}>
      <ProductListImpressions
        list={name}
        products={shown.map((product, index) => ({
          id: product.id,
          name: product.name,
          position: index + 1,
          ...(product.brand && { brand: product.brand }),
          ...(product.price && { price: product.price }),
        }))}
      >
        <Carousel
          aria-label={name}
          heading={
            <Heading level={2} size="xl">
              {name}
            </Heading>
          }
          slidesPerView={carouselSlidesPerView}
          slides={shown.map((product) => ({
            id: product.id,
            content: (
              <Tile product={product} sizes={sizes} imageLoader={imageLoader} locale={locale} messages={messages} />
            ),
          }))}
        />
      </ProductListImpressions>
    </Root>
  );
}
