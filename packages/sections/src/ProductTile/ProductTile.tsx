import type { ProductSummary, SearchHit } from '@vitrine/commerce';
import { Badge, Heading, Price, Text, type ImageLoader } from '@vitrine/components';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import { Highlight } from '../Highlight/Highlight.js';
import { withEnglish, type Messages } from '../messages.js';
import { Picture } from '../ui/Picture.js';
import { Caption, Frame, Mark, NoPicture, SecondPicture, Tile } from './ProductTile.styles.js';

export interface ProductTileProps {
  /** The product, as lists return it. For a search hit, `<em>` marks the matching parts of its name. */
  product: ProductSummary | SearchHit;
  /** Heading level of the product's name. Default: 3. */
  headingLevel?: 2 | 3 | 4;
  /** `'eager'` for a picture in view when the page opens. Default: `'lazy'`. */
  loading?: 'eager' | 'lazy';
  /** The displayed width of the picture, as in HTML. Default: a third of the screen; the full screen on phones. */
  sizes?: string;
  /** Builds the URLs that request pictures of the right size from the image host. Default: none; pictures load unchanged. */
  imageLoader?: ImageLoader | undefined;
  /** BCP 47, for the price. Default: the locale of the `I18nProvider` around it; 'en-US' without one and in server components. */
  locale?: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** A product in a list: picture, name and price, all of it one link to the product's page. */
export function ProductTile({
  product,
  headingLevel = 3,
  loading = 'lazy',
  sizes = '(min-width: 48em) 33vw, 100vw',
  imageLoader,
  locale,
  messages: own,
}: ProductTileProps) {
  const messages = withEnglish(own);
  const isSoldOut = product.availableForSale === false;
  const [first, second] = product.media;
  // The pictures have no text: the product's name in the same link describes them.
  const picture = { alt: '', crop: '4x5', sizes, imageLoader } as const;
  return (
    <Tile href={{ page: 'product', slug: product.slug }}>
      <Frame data-sold-out={isSoldOut || undefined}>
        {first ? (
          <Picture {...picture} image={first.details} loading={loading} />
        ) : (
          <NoPicture aria-hidden="true">{messages.noPicture}</NoPicture>
        )}
        {second && (
          <SecondPicture>
            <Picture {...picture} image={second.details} loading="lazy" />
          </SecondPicture>
        )}
      </Frame>
      <Caption>
        <Heading level={headingLevel} size="md">
          {'searchResult' in product ? (
            <Highlight text={product.searchResult.name} />
          ) : (
            <ForeignWords>{product.name}</ForeignWords>
          )}
        </Heading>
        <Text as="span" size="md">
          <Price price={product.price} compareAtPrice={product.compareAtPrice} locale={locale} messages={messages} />
        </Text>
      </Caption>
      {isSoldOut && (
        <Mark>
          <Badge variant="outline" badgeContent={messages.soldOut} />
        </Mark>
      )}
    </Tile>
  );
}
