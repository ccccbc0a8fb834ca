'use client';
import type { Product } from '@vitrine/commerce';
import { formatMessage } from '@vitrine/components';
import type { Messages } from '../messages.js';
import { Picture } from '../Picture/Picture.js';
import { useShop } from '../shop/ShopProvider.js';
import { NoPicture } from './ProductBox.styles.js';

// Half of the page beside the details, all of it above them.
const sizes = '(min-width: 95em) 43em, (min-width: 48em) 45vw, calc(100vw - 2em)';

interface ProductPictureProps {
  product: Product;
  /** Index of the picture among the product's. The first one is in view when the page opens. */
  position: number;
}

/** One of the pictures of a product, as large as they show; that there is none, where it has none. */
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

/** What a picture shows: its own text, else which of the product's it is. */
export const pictureText = ({ name, media }: Product, position: number, messages: Messages): string =>
  media[position]?.details.alt ?? formatMessage(messages.picture, { product: name, position: position + 1 });

/** The index of the picture among the product's. */
export function pictureOf({ media }: Product, src: string | undefined): number | undefined {
  const index = media.findIndex(({ details }) => details.src === src);
  return index < 0 ? undefined : index;
}
