'use client';
import type { Product } from '@vitrine/commerce';
import { Carousel, Image } from '@vitrine/components';
import { fill } from '../internal/fill.js';
import { useShop } from '../shop/ShopProvider.js';
import { NoPicture, Pictures } from './ProductBox.styles.js';

const sizes = '(min-width: 62em) 55vw, (min-width: 48em) 45vw, 100vw';

interface ProductPicturesProps {
  product: Product;
  index: number;
  onIndexChange: (index: number) => void;
}

/** The pictures of a product, one at a time. */
export function ProductPictures({ product, index, onIndexChange }: ProductPicturesProps) {
  const { messages } = useShop();
  if (product.media.length === 0) {
    return (
      <Pictures>
        <NoPicture>{messages.noPicture}</NoPicture>
      </Pictures>
    );
  }
  const slides = product.media.map(({ id, details }, position) => ({
    id,
    ...(details.alt && { label: details.alt }),
    content: (
      <Image
        src={details.src}
        alt={details.alt ?? fill(messages.picture, { product: product.name, position: position + 1 })}
        aspectRatio="4 / 5"
        sizes={sizes}
        loading={position === 0 ? 'eager' : 'lazy'}
        {...(position === 0 && { fetchPriority: 'high' as const })}
        {...(details.width && { htmlWidth: details.width })}
        {...(details.height && { htmlHeight: details.height })}
      />
    ),
    thumbnail: <Image src={details.src} alt="" aspectRatio="4 / 5" sizes="96px" />,
  }));
  return (
    <Pictures>
      <Carousel
        aria-label={fill(messages.pictures, { product: product.name })}
        slides={slides}
        index={index}
        onIndexChange={onIndexChange}
        aspectRatio="4 / 5"
      />
    </Pictures>
  );
}
