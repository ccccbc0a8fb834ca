import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import { tileOf, type TileOptions } from './tileOf.js';
import {
  TileButton,
  TileCaption,
  TileColors,
  TileLink,
  TileMark,
  TilePicture,
  TilePrice,
  TileRoot,
  TileTitle,
} from './TileRoot.js';

export interface ProductTileProps extends RootProps<HTMLDivElement>, TileOptions {
  /** Replaces the pictures. Default: `TilePicture`. */
  picture?: ReactNode;
  /** Replaces the name. Default: `TileTitle`. */
  title?: ReactNode;
  /** Replaces the price. Default: `TilePrice`. */
  price?: ReactNode;
  /** Replaces the colours below the price, such as by a `Rating`. Default: `TileColors`. */
  details?: ReactNode;
  /** Replaces the mark on the picture. Default: `TileMark`. */
  mark?: ReactNode;
  /** Replaces the button that adds the product. Default: `TileButton`. */
  buttons?: ReactNode;
}

/** A product in a list: picture, name and price in one link to the product's page, and a button that adds it to the cart. */
export function ProductTile({
  product,
  headingLevel,
  loading,
  sizes,
  colors,
  imageLoader,
  locale,
  messages,
  ...rest
}: ProductTileProps) {
  const tile = tileOf({ product, headingLevel, loading, sizes, colors, imageLoader, locale, messages });
  const {
    picture = <TilePicture tile={tile} />,
    title = <TileTitle tile={tile} />,
    price = <TilePrice tile={tile} />,
    details = <TileColors tile={tile} />,
    mark = <TileMark tile={tile} />,
    buttons = <TileButton tile={tile} />,
    ...root
  } = rest;
  return (
    <TileRoot {...root}>
      <TileLink tile={tile}>
        {picture}
        <TileCaption>
          {title}
          {price}
          {details}
        </TileCaption>
        {mark}
      </TileLink>
      {buttons}
    </TileRoot>
  );
}
