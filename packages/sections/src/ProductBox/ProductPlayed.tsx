import type { Product } from '@vitrine/commerce';
import type { PictureProps } from '../ui/Picture.js';
import type { Played } from './played.js';
import { ProductFilm } from './ProductFilm.js';
import { ProductModel } from './ProductModel.js';

interface ProductPlayedProps extends Omit<PictureProps, 'image' | 'imageLoader' | 'alt'> {
  product: Product;
  item: Played;
  /** Whether its slide is in view. */
  isCurrent: boolean;
}

/** A video or a 3D model behind its poster. */
export const ProductPlayed = ({ item, ...rest }: ProductPlayedProps) =>
  item.kind === 'model' ? <ProductModel model={item} {...rest} /> : <ProductFilm film={item} {...rest} />;
