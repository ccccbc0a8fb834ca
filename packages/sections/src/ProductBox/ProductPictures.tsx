'use client';
import type { Product } from '@vitrine/commerce';
import { Carousel, formatMessage, loadedOnce, useIntent } from '@vitrine/components';
import { ZoomInIcon } from '@vitrine/components/icons';
import { memo, useRef, useState, type ComponentType, type FocusEvent, type MouseEvent } from 'react';
import type { RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { Enlarge, Pictures, Slides } from './ProductBox.styles.js';
import type { EnlargedPicturesProps } from './EnlargedPictures.js';
import { playedName, playedOf } from './played.js';
import { frameOf, pictureText, ProductPicture } from './ProductPicture.js';
import { ProductThumbnail } from './ProductThumbnail.js';

const gallery = loadedOnce(() => import('./EnlargedPictures.js').then(({ EnlargedPictures }) => EnlargedPictures));

interface ProductPicturesProps extends RootProps<HTMLDivElement> {
  product: Product;
  index: number;
  onIndexChange: (index: number) => void;
}

/**
 * The pictures of a product, one at a time. A press on one, or the button, shows it over the whole screen; that script loads at the first
 * sign of use. Memoized: other choices and stock data do not render them again.
 */
export const ProductPictures = memo(function ProductPictures({
  product,
  index,
  onIndexChange,
  ...attributes
}: ProductPicturesProps) {
  const shop = useShop();
  const { messages } = shop;
  const [isOpen, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<EnlargedPicturesProps>>();
  const root = useRef<HTMLDivElement>(null);
  useSharedRef(attributes.ref, root);
  useIntent(root, gallery.preload);
  const picture = product.media[index];
  if (!picture) {
    return (
      <Pictures {...attributes} ref={root}>
        <ProductPicture product={product} position={0} />
      </Pictures>
    );
  }
  const open = () =>
    gallery.load().then(
      (loaded) => {
        setLoaded(() => loaded);
        setOpen(true);
      },
      // If the gallery fails to load, the browser shows the picture.
      () => location.assign(picture.details.src),
    );
  const press = {
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof HTMLImageElement && !target.closest('button, a')) void open();
    },
  };
  const showFocus = ({ target }: FocusEvent) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const isCovered = !target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    // The column sticks to the screen's end. Only the start of both columns brings the start of this one into view.
    if (isCovered && target.matches(':focus-visible')) root.current?.parentElement?.scrollIntoView();
  };
  const slides = product.media.map((item, position) => {
    const played = playedOf(item, shop);
    const label = played ? playedName(played, product, messages) : item.details.alt;
    return {
      id: item.id,
      ...(label && { label }),
      content: <ProductPicture product={product} position={position} isCurrent={position === index && !isOpen} />,
      thumbnail: <ProductThumbnail item={item} />,
    };
  });
  return (
    <Pictures {...attributes} ref={root}>
      <Enlarge
        aria-label={formatMessage(messages.enlargePicture, { picture: pictureText(product, index, messages) })}
        aria-haspopup="dialog"
        icon={<ZoomInIcon aria-hidden="true" />}
        onPress={() => void open()}
        onFocus={showFocus}
      />
      <Slides {...press}>
        <Carousel
          aria-label={formatMessage(messages.pictures, { product: product.name })}
          slides={slides}
          index={index}
          onIndexChange={onIndexChange}
          aspectRatio={frameOf(product).replace('x', ' / ')}
        />
      </Slides>
      {Loaded && (
        <Loaded product={product} index={index} onIndexChange={onIndexChange} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </Pictures>
  );
});
