import type { ProductMedia } from '@vitrine/commerce';
import { PlayIcon } from '@vitrine/components/icons';
import { useShop } from '../shop/ShopProvider.js';
import { Picture } from '../ui/Picture.js';
import { Marked } from './ProductBox.styles.js';
import { isFilm } from './film.js';

/** A small picture of the row below the pictures. A video has a mark. */
export function ProductThumbnail({ item }: { item: ProductMedia }) {
  const { imageLoader } = useShop();
  const picture = <Picture image={item.details} imageLoader={imageLoader} alt="" sizes="72px" />;
  if (!isFilm(item)) return picture;
  return (
    <Marked>
      {picture}
      <PlayIcon size={12} aria-hidden="true" />
    </Marked>
  );
}
