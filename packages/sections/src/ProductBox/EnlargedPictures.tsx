import type { Product } from '@vitrine/commerce';
import { formatMessage, Gallery, type GalleryItem } from '@vitrine/components';
import { useShop } from '../shop/ShopProvider.js';
import { Picture } from '../ui/Picture.js';
import { FilmStage } from './ProductBox.styles.js';
import { playedName, playedOf } from './played.js';
import { ProductPlayed } from './ProductPlayed.js';
import { captionOf, pictureText } from './ProductPicture.js';
import { ProductThumbnail } from './ProductThumbnail.js';

/** The width of the file with more detail, in px. */
const DETAIL_WIDTH = 2560;

export interface EnlargedPicturesProps {
  product: Product;
  index: number;
  onIndexChange: (index: number) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The pictures of a product over the whole screen. */
export function EnlargedPictures({ product, ...rest }: EnlargedPicturesProps) {
  const shop = useShop();
  const { messages, imageLoader } = shop;
  const items = product.media.map((item, position): GalleryItem => {
    const { id, details } = item;
    const { src, width, height } = details;
    const thumbnail = <ProductThumbnail item={item} />;
    const played = playedOf(item, shop);
    if (played) {
      const isCurrent = position === rest.index;
      const content = (
        <ProductPlayed product={product} item={played} isCurrent={isCurrent} sizes="100vw" loading="lazy" />
      );
      const label = playedName(played, product, messages);
      return { id, label, canZoom: false, content: <FilmStage>{content}</FilmStage>, thumbnail };
    }
    const label = captionOf(product, position);
    const detailSrc = imageLoader?.({ src, width: DETAIL_WIDTH, format: 'auto', quality: 'normal' });
    return {
      id,
      ...(label && { label }),
      ...(width && height && { ratio: width / height }),
      ...(detailSrc && detailSrc !== src && { detailSrc }),
      content: (
        <Picture
          image={details}
          imageLoader={imageLoader}
          alt={pictureText(product, position, messages)}
          sizes="100vw"
          loading={position === rest.index ? 'eager' : 'lazy'}
        />
      ),
      thumbnail,
    };
  });
  return <Gallery {...rest} aria-label={formatMessage(messages.pictures, { product: product.name })} items={items} />;
}
