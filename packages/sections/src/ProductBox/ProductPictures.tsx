'use client';
import type { Product } from '@vitrine/commerce';
import { Carousel, formatMessage, Zoom } from '@vitrine/components';
import { Picture } from '../Picture/Picture.js';
import { useShop } from '../shop/ShopProvider.js';
import { NoPicture, Pictures } from './ProductBox.styles.js';

// Half of the page beside the details, all of it above them.
const sizes = '(min-width: 95em) 43em, (min-width: 48em) 45vw, calc(100vw - 2em)';

interface ProductPicturesProps {
  product: Product;
  index: number;
  onIndexChange: (index: number) => void;
}

/** The pictures of a product, one at a time. */
export function ProductPictures({ product, index, onIndexChange }: ProductPicturesProps) {
  const { messages, imageLoader } = useShop();
  if (product.media.length === 0) {
    return (
      <Pictures>
        <NoPicture>{messages.noPicture}</NoPicture>
      </Pictures>
    );
  }
  const altOf = (alt: string | undefined, position: number) =>
    alt ?? formatMessage(messages.picture, { product: product.name, position: position + 1 });
  const slides = product.media.map(({ id, details }, position) => ({
    id,
    ...(details.alt && { label: details.alt }),
    content: (
      <Zoom label={altOf(details.alt, position)}>
        <Picture
          image={details}
          imageLoader={imageLoader}
          alt={altOf(details.alt, position)}
          crop="4x5"
          sizes={sizes}
          loading={position === 0 ? 'eager' : 'lazy'}
          {...(position === 0 && { fetchPriority: 'high' as const })}
        />
      </Zoom>
    ),
    thumbnail: <Picture image={details} imageLoader={imageLoader} alt="" sizes="72px" />,
  }));
  return (
    <Pictures>
      <Carousel
        aria-label={formatMessage(messages.pictures, { product: product.name })}
        slides={slides}
        index={index}
        onIndexChange={onIndexChange}
        aspectRatio="4 / 5"
      />
    </Pictures>
  );
}
