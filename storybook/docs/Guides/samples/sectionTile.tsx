import type { ProductListing } from '@vitrine/commerce';
import { Rating } from '@vitrine/components';
import {
  ProductGrid,
  ProductTile,
  TileButton,
  TileLink,
  tileOf,
  TilePicture,
  TilePrice,
  type ProductTileProps,
  TileRoot,
  TileTitle,
} from '@vitrine/sections';

/** A part replaced: stars in the place of the colours. */
const RatedTile = (props: ProductTileProps) => <ProductTile {...props} details={<Rating value={4.5} showsValue />} />;

/** Another order: the name above the picture, and no mark. */
function NamedTile(props: ProductTileProps) {
  const tile = tileOf(props);
  return (
    <TileRoot>
      <TileLink tile={tile}>
        <TileTitle tile={tile} />
        <TilePicture tile={tile} />
        <TilePrice tile={tile} />
      </TileLink>
      <TileButton tile={tile} />
    </TileRoot>
  );
}

export const Rated = ({ listing }: { listing: ProductListing }) => (
  <ProductGrid title="Best rated" products={listing.items} tileAs={RatedTile} />
);

export const Named = ({ listing }: { listing: ProductListing }) => (
  <ProductGrid title="From A to Z" products={listing.items} tileAs={NamedTile} />
);
