import type { ProductSummary } from '@vitrine/commerce';
import { Heading, type ImageLoader } from '@vitrine/components';
import { useId } from 'react';
import { withEnglish, type Messages } from '../messages.js';
import { ProductListImpressions } from '../ProductGrid/ProductListImpressions.js';
import { ProductTile } from '../ProductTile/ProductTile.js';
import { Root, Row } from './ProductRow.styles.js';

export interface ProductRowProps {
  /** Default: 'You may also like'. */
  title?: string;
  /** Those beyond the fourth are left out; without any, nothing shows. */
  products: readonly ProductSummary[];
  /** For links that lead to it. */
  id?: string;
  /** Asks the image host for pictures of the right size. Default: none, each comes as it is. */
  imageLoader?: ImageLoader | undefined;
  /** BCP 47, for prices. Default: the locale of the `I18nProvider` around it; 'en-US' without one and in server components. */
  locale?: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

const most = 4;
const sizes = '(min-width: 95em) 20em, (min-width: 48em) 23vw, 46vw';

/** A few products below the fold of another page, such as those like the one it is about. */
export function ProductRow({ title, products, id, imageLoader, locale, messages: own }: ProductRowProps) {
  const messages = withEnglish(own);
  const headingId = useId();
  const name = title ?? messages.recommendations;
  const shown = products.slice(0, most);
  if (shown.length === 0) return null;
  return (
    <Root aria-labelledby={headingId} id={id}>
      <Heading id={headingId} level={2} size="xl">
        {name}
      </Heading>
      <Row role="list">
        {shown.map((product) => (
          <li key={product.id}>
            <ProductTile
              product={product}
              sizes={sizes}
              imageLoader={imageLoader}
              locale={locale}
              messages={messages}
            />
          </li>
        ))}
      </Row>
      <ProductListImpressions
        list={name}
        products={shown.map((product, index) => ({
          id: product.id,
          name: product.name,
          position: index + 1,
          ...(product.brand && { brand: product.brand }),
          ...(product.price && { price: product.price }),
        }))}
      />
    </Root>
  );
}
