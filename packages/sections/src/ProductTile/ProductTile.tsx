import type { ProductSummary, SearchHit } from '@vitrine/commerce';
import { Badge, Heading, Price, Text, type ImageLoader } from '@vitrine/components';
import { Highlight } from '../Highlight/Highlight.js';
import { withEnglish, type Messages } from '../messages.js';
import { Picture } from '../Picture/Picture.js';
import { Caption, Frame, Mark, NoPicture, SecondPicture, Tile } from './ProductTile.styles.js';

export interface ProductTileProps {
  /** The product, as lists have it; of one that was found, what matches in its name is marked with `<em>`. */
  product: ProductSummary | SearchHit;
  /** Level of its name among the headings of the page. Default: 3. */
  headingLevel?: 2 | 3 | 4;
  /** `'eager'` for a picture that is in view at first. Default: `'lazy'`. */
  loading?: 'eager' | 'lazy';
  /** How wide the picture shows, as in HTML. Default: a third of the screen, all of it on phones. */
  sizes?: string;
  /** Asks the image host for pictures of the right size. Default: none, each comes as it is. */
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
  // Without a text of their own: the name of the product, in the same link, says what they show.
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
          {'searchResult' in product ? <Highlight text={product.searchResult.name} /> : product.name}
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
