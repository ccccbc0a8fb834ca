import type { ProductMedia } from '@vitrine/commerce';
import { BoxIcon, PlayIcon } from '@vitrine/components/icons';
import { useShop } from '../shop/ShopProvider.js';
import { Picture } from '../ui/Picture.js';
import { Marked } from './ProductBox.styles.js';
import { playedOf } from './played.js';

/** A small picture of the row below the pictures. A video has a mark, and so has a 3D model that the shop has a viewer for. */
export function ProductThumbnail({ item }: { item: ProductMedia }) {
  const shop = useShop();
  const picture = <Picture image={item.details} imageLoader={shop.imageLoader} alt="" sizes="72px" />;
  const played = playedOf(item, shop);
  if (!played) return picture;
  const isModel = played.kind === 'model';
  const Icon = isModel ? BoxIcon : PlayIcon;
  return (
    <Marked data-model={isModel || undefined}>
      {picture}
      <Icon size={12} aria-hidden="true" />
    </Marked>
  );
}
