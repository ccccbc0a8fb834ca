'use client';
import type { Product } from '@vitrine/commerce';
import { formatMessage } from '@vitrine/components';
import type { Messages } from '../messages.js';
import { Picture } from '../ui/Picture.js';
import { useShop } from '../shop/ShopProvider.js';
import { NoPicture } from './ProductBox.styles.js';

// Half of the page width beside the details, the full width above them.
const sizes = '(min-width: 95em) 43em, (min-width: 48em) 45vw, calc(100vw - 2em)';

interface ProductPictureProps {
  product: Product;
  /** The picture's index among the product's pictures. The first picture is in view when the page opens. */
  position: number;
}

/** One of a product's pictures, in full size. Shows a text if the product has none. */
export function ProductPicture({ product, position }: ProductPictureProps) {
  const { messages, imageLoader } = useShop();
  const picture = product.media[position];
  if (!picture) return <NoPicture>{messages.noPicture}</NoPicture>;
  return (
    <Picture
      image={picture.details}
      imageLoader={imageLoader}
      alt={pictureText(product, position, messages)}
      crop="4x5"
      sizes={sizes}
      loading={position === 0 ? 'eager' : 'lazy'}
      {...(position === 0 && { fetchPriority: 'high' as const })}
    />
  );
}

/** Returns the text of a picture: its own text, else the product's name and the picture's position. */
export const pictureText = ({ name, media }: Product, position: number, messages: Messages): string =>
  media[position]?.details.alt ?? formatMessage(messages.picture, { product: name, position: position + 1 });

/** Returns the index of the picture with this URL among the product's pictures; undefined if there is none. */
export function pictureOf({ media }: Product, src: string | undefined): number | undefined {
  const index = media.findIndex(({ details }) => details.src === src);
  return index < 0 ? undefined : index;
}
