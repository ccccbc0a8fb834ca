'use client';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { Picture } from '../ui/Picture.js';
import { Frame } from './CartItem.styles.js';
import { useCartItem } from './cartItemContext.js';

export type CartItemPictureProps = RootProps<HTMLDivElement>;

/** A part of `CartItem`: the picture of the variant. Without one, its place stays empty. */
export function CartItemPicture(root: CartItemPictureProps) {
  const { item } = useCartItem();
  const { imageLoader } = useShop();
  return (
    <Frame {...root}>
      {item.imageUrl && (
        <Picture
          image={{ src: item.imageUrl }}
          imageLoader={imageLoader}
          alt={item.imageAlt ?? ''}
          crop="4x5"
          sizes="(min-width: 30em) 80px, 64px"
        />
      )}
    </Frame>
  );
}
