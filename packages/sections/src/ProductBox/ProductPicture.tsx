'use client';
import type { Image as ImageData, Product } from '@vitrine/commerce';
import { formatMessage, type ImageCrop } from '@vitrine/components';
import type { Messages } from '../messages.js';
import { Picture } from '../ui/Picture.js';
import { useShop } from '../shop/ShopProvider.js';
import { Figure, FigureText, NoPicture } from './ProductBox.styles.js';
import { playedOf } from './played.js';
import { ProductPlayed } from './ProductPlayed.js';

// Half of the page width beside the details, the full width above them.
const sizes = '(min-width: 95em) 43em, (min-width: 48em) 45vw, calc(100vw - 2em)';

interface ProductPictureProps {
  product: Product;
  /** The picture's index among the product's pictures. The first picture is in view when the page opens. */
  position: number;
  /** Whether it is in view. Default: `true`. */
  isCurrent?: boolean;
}

/** One of a product's pictures in its frame, with its caption. Shows a text if the product has none. */
export function ProductPicture({ product, position, isCurrent = true }: ProductPictureProps) {
  const shop = useShop();
  const { messages, imageLoader } = shop;
  const picture = product.media[position];
  if (!picture) return <NoPicture>{messages.noPicture}</NoPicture>;
  const played = playedOf(picture, shop);
  const shown = {
    ...framing(picture.details, frameOf(product)),
    sizes,
    loading: position === 0 ? ('eager' as const) : ('lazy' as const),
    ...(position === 0 && { fetchPriority: 'high' as const }),
  };
  return (
    <Figure>
      {played ? (
        <ProductPlayed {...shown} product={product} item={played} isCurrent={isCurrent} />
      ) : (
        <Picture
          {...shown}
          image={picture.details}
          imageLoader={imageLoader}
          alt={pictureText(product, position, messages)}
        />
      )}
      {/* Screen readers get the same text from the picture. */}
      {product.media.some((_, at) => captionOf(product, at)) && (
        <FigureText aria-hidden="true">{captionOf(product, position)}</FigureText>
      )}
    </Figure>
  );
}

/** Returns the shape of all pictures of a product: the first one's own, between 4:5 and 3:2. */
export function frameOf({ media }: Product): ImageCrop {
  const { width = 0, height = 0 } = media[0]?.details ?? {};
  if (width * 5 <= height * 4) return '4x5';
  return width * 2 > height * 3 ? '3x2' : `${width}x${height}`;
}

/** The smallest part of a picture that may remain in its frame. Of less, the whole picture shows. */
const minPart = 2 / 3;

/** Crops a picture to the frame, unless that would cut too much of it off. */
function framing({ width, height }: ImageData, frame: ImageCrop) {
  const [across = 1, down = 1] = frame.split('x').map(Number);
  const stretch = width && height ? (width * down) / (height * across) : 1;
  return Math.min(stretch, 1 / stretch) < minPart
    ? { aspectRatio: `${across} / ${down}`, fit: 'contain' as const }
    : { crop: frame };
}

/** Returns the text of a picture: its own text, else the product's name and the picture's position. */
export const pictureText = ({ name, media }: Product, position: number, messages: Messages): string =>
  media[position]?.details.alt ?? formatMessage(messages.picture, { product: name, position: position + 1 });

/** Returns the caption of a picture: its own text, unless that only names the product. */
export const captionOf = ({ name, media }: Product, position: number): string | undefined => {
  const text = media[position]?.details.alt;
  return text && text !== name ? text : undefined;
};
