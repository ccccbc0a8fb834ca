import type { Image, Money, ProductSummary, SearchHit } from '@vitrine/commerce';
import { formatMessage, type ImageLoader } from '@vitrine/components';
import { withEnglish, type Messages } from '../messages.js';
import { isLow } from '../ui/stockText.js';

export interface TileOptions {
  /** The product, as lists return it. For a search hit, `<em>` marks the matching parts of its name. */
  product: ProductSummary | SearchHit;
  /** Heading level of the product's name. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** `'eager'` for a picture in view when the page opens. Default: `'lazy'`. */
  loading?: 'eager' | 'lazy' | undefined;
  /** The displayed width of the picture, as in HTML. Default: a third of the screen; the full screen on phones. */
  sizes?: string | undefined;
  /** The colours that the shopper has filtered by. The tile shows the product in the first one that it has. Default: none. */
  colors?: readonly string[] | undefined;
  /** Builds the URLs that request pictures of the right size from the image host. Default: none; pictures load unchanged. */
  imageLoader?: ImageLoader | undefined;
  /** BCP 47, for the price. Default: the locale of the `I18nProvider` around it; 'en-US' without one and in server components. */
  locale?: string | undefined;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** What the tile of a product shows. */
export interface TileState {
  product: ProductSummary | SearchHit;
  /** Heading level of the name. */
  headingLevel: 2 | 3 | 4;
  /** How the first picture loads. */
  loading: 'eager' | 'lazy';
  /** The displayed width of the picture, as in HTML. */
  sizes: string;
  /** Whether nothing of it can be ordered. */
  isSoldOut: boolean;
  /** At most two pictures: the second one replaces the first under a mouse. The only one is a chosen colour's. */
  pictures: readonly Image[];
  /** The price, or the range of the variants' prices. */
  prices: { price: Money | undefined; maxPrice?: Money; compareAtPrice?: Money | undefined };
  /** The most important fact about its stock, price or age. `isSaid` if another part already tells screen readers. */
  mark: { text: string; isQuiet: boolean; isSaid: boolean } | undefined;
  imageLoader: ImageLoader | undefined;
  locale: string | undefined;
  messages: Messages;
}

/** Returns what the tile of a product shows, for the parts of a tile. It is no hook, and works in server components. */
export function tileOf({
  product,
  headingLevel = 3,
  loading = 'lazy',
  sizes = '(min-width: 48em) 33vw, 100vw',
  colors = [],
  imageLoader,
  locale,
  messages: own,
}: TileOptions): TileState {
  const messages = withEnglish(own);
  const filtered = product.colors?.find(({ name, image }) => image && colors.includes(name))?.image;
  const { price, compareAtPrice, priceRange } = product;
  return {
    product,
    headingLevel,
    loading,
    sizes,
    isSoldOut: product.availableForSale === false,
    pictures: filtered ? [filtered] : product.media.slice(0, 2).map(({ details }) => details),
    // Filters and sort orders compare the prices of all variants, so a tile shows their range.
    prices: priceRange ? { price: priceRange.min, maxPrice: priceRange.max } : { price, compareAtPrice },
    mark: markOf(product, { messages, locale }),
    imageLoader,
    locale,
    messages,
  };
}

function markOf(
  { availableForSale, stock, priceRange, compareAtPrice, isNew }: ProductSummary,
  { messages, locale }: Pick<TileState, 'messages' | 'locale'>,
): TileState['mark'] {
  const { quantity, wait } = stock ?? {};
  const ofStock =
    availableForSale === false
      ? messages.soldOut
      : wait
        ? messages[wait.kind]
        : isLow(quantity) && formatMessage(messages.lowStock, { quantity }, locale);
  if (ofStock) return { text: ofStock, isQuiet: true, isSaid: false };
  // The price says the same to screen readers.
  if (!priceRange && compareAtPrice) return { text: messages.sale, isQuiet: false, isSaid: true };
  return isNew ? { text: messages.newProduct, isQuiet: false, isSaid: false } : undefined;
}

/** @throws {Error} For a part without its tile. */
export function givenTile(tile: TileState | undefined): TileState {
  if (!tile) throw new Error('A part of a tile got no `tile`. Give it the result of `tileOf({ product })`.');
  return tile;
}
