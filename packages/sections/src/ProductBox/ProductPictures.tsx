'use client';
import type { Product } from '@vitrine/commerce';
import { Carousel, formatMessage, Zoom } from '@vitrine/components';
import { Picture } from '../Picture/Picture.js';
import { useShop } from '../shop/ShopProvider.js';
import { NoPicture, Pictures } from './ProductBox.styles.js';
import { pictureText, ProductPicture } from './ProductPicture.js';

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
}
