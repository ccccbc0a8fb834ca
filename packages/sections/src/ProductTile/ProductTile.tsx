import type { ProductSummary, SearchHit } from '@vitrine/commerce';
import { Badge, formatMessage, Heading, Price, Text, VisuallyHidden, type ImageLoader } from '@vitrine/components';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import { Highlight } from '../Highlight/Highlight.js';
import { withEnglish, type Messages } from '../messages.js';
import { ColorDot } from '../ui/ColorDot.js';
import { Picture } from '../ui/Picture.js';
import { isLow } from '../ui/stockText.js';
import type { RootProps } from '../rootProps.js';
import { Caption, Dots, Frame, Mark, NoPicture, Root, SecondPicture, Tile } from './ProductTile.styles.js';
import { QuickAdd } from './QuickAdd.js';

export interface ProductTileProps extends RootProps {
  /** The product, as lists return it. For a search hit, `<em>` marks the matching parts of its name. */
  product: ProductSummary | SearchHit;
  /** Heading level of the product's name. Default: 3. */
  headingLevel?: 2 | 3 | 4;
  /** `'eager'` for a picture in view when the page opens. Default: `'lazy'`. */
  loading?: 'eager' | 'lazy';
  /** The displayed width of the picture, as in HTML. Default: a third of the screen; the full screen on phones. */
  sizes?: string;
  /** The colours that the shopper has filtered by. The tile shows the product in the first one that it has. Default: none. */
  colors?: readonly string[] | undefined;
  /** Builds the URLs that request pictures of the right size from the image host. Default: none; pictures load unchanged. */
  imageLoader?: ImageLoader | undefined;
  /** BCP 47, for the price. Default: the locale of the `I18nProvider` around it; 'en-US' without one and in server components. */
  locale?: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** A product in a list: picture, name and price in one link to the product's page, and a button that adds it to the cart. */
export function ProductTile({
  product,
  headingLevel = 3,
  loading = 'lazy',
  sizes = '(min-width: 48em) 33vw, 100vw',
  colors = [],
  imageLoader,
  locale,
  messages: own,
  ...root
}: ProductTileProps) {
  const messages = withEnglish(own);
  const { id, name, slug, soleVariantId } = product;
  const isSoldOut = product.availableForSale === false;
  const filtered = product.colors?.find(({ name, image }) => image && colors.includes(name))?.image;
  const [first, second] = filtered ? [filtered] : product.media.map(({ details }) => details);
  const { price, compareAtPrice, priceRange } = product;
  // Filters and sort orders compare the prices of all variants, so a tile shows their range.
  const prices = priceRange ? { price: priceRange.min, maxPrice: priceRange.max } : { price, compareAtPrice };
  // The pictures have no text: the product's name in the same link describes them.
  const picture = { alt: '', crop: '4x5', sizes, imageLoader } as const;
  return (
    <Root {...root}>
      <Tile href={{ page: 'product', slug: slug }} productId={id}>
        <Frame data-sold-out={isSoldOut || undefined}>
          {first ? (
            <Picture {...picture} image={first} loading={loading} />
          ) : (
            <NoPicture aria-hidden="true">{messages.noPicture}</NoPicture>
          )}
          {second && (
            <SecondPicture>
              <Picture {...picture} image={second} loading="lazy" />
            </SecondPicture>
          )}
        </Frame>
        <Caption>
          <Heading level={headingLevel} size="md">
            {'searchResult' in product ? (
              <Highlight text={product.searchResult.name} />
            ) : (
              <ForeignWords>{name}</ForeignWords>
            )}
          </Heading>
          <Text as="span" size="md">
            <Price {...prices} locale={locale} messages={messages} />
          </Text>
          <ColorDots colors={product.colors} messages={messages} locale={locale} />
        </Caption>
        <TileMark
          product={product}
          isReduced={prices.compareAtPrice !== undefined}
          messages={messages}
          locale={locale}
        />
      </Tile>
      {!isSoldOut && <QuickAdd id={id} name={name} slug={slug} soleVariantId={soleVariantId} />}
    </Root>
  );
}

interface TileMarkProps {
  product: ProductSummary;
  isReduced: boolean;
  messages: Messages;
  locale: string | undefined;
}

/** The most important fact about a product's stock, price or age, on its picture. */
function TileMark({ product: { availableForSale, stock, isNew }, isReduced, messages, locale }: TileMarkProps) {
  const { quantity, wait } = stock ?? {};
  const ofStock =
    availableForSale === false
      ? messages.soldOut
      : wait
        ? messages[wait.kind]
        : isLow(quantity) && formatMessage(messages.lowStock, { quantity }, locale);
  if (ofStock)
    return (
      <Mark>
        <Badge variant="outline" badgeContent={ofStock} />
      </Mark>
    );
  if (isReduced)
    return (
      // The price says the same to screen readers.
      <Mark aria-hidden="true">
        <Badge badgeContent={messages.sale} />
      </Mark>
    );
  return (
    isNew && (
      <Mark>
        <Badge badgeContent={messages.newProduct} />
      </Mark>
    )
  );
}

const maxDots = 5;

interface ColorDotsProps {
  colors: ProductSummary['colors'];
  messages: Messages;
  locale: string | undefined;
}

/** The colours of a product, if there is a choice. */
function ColorDots({ colors = [], messages, locale }: ColorDotsProps) {
  if (colors.length < 2) return null;
  const count = colors.length - maxDots;
  return (
    <Dots>
      <VisuallyHidden>{formatMessage(messages.colorCount, { count: colors.length }, locale)}</VisuallyHidden>
      {colors.slice(0, maxDots).map(({ name, swatch }) => (
        <ColorDot key={name} swatch={swatch} />
      ))}
      {count > 0 && <span aria-hidden="true">{formatMessage(messages.moreColors, { count }, locale)}</span>}
    </Dots>
  );
}
