'use client';
import type { Product } from '@vitrine/commerce';
import { Carousel, formatMessage, Zoom } from '@vitrine/components';
import { memo } from 'react';
import { Picture } from '../ui/Picture.js';
import { useShop } from '../shop/ShopProvider.js';
import { Pictures } from './ProductBox.styles.js';
import { pictureText, ProductPicture } from './ProductPicture.js';

interface ProductPicturesProps {
  product: Product;
  index: number;
  onIndexChange: (index: number) => void;
}

/** The pictures of a product, one at a time. Memoized: other choices and stock data do not render them again. */
export const ProductPictures = memo(function ProductPictures({ product, index, onIndexChange }: ProductPicturesProps) {
  const { messages, imageLoader } = useShop();
  if (product.media.length === 0) {
    return (
      <Pictures>
        <ProductPicture product={product} position={0} />
      </Pictures>
    );
  }
  const slides = product.media.map(({ id, details }, position) => ({
    id,
    ...(details.alt && { label: details.alt }),
    content: (
      <Zoom label={pictureText(product, position, messages)}>
        <ProductPicture product={product} position={position} />
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
});
