import { createCommerce, createMemorySession, detectPlatform } from '@vitrine/commerce/server';
import {
  NotFound,
  ProductGrid,
  TileButton,
  TileLink,
  tileOf,
  TilePicture,
  TilePrice,
  TileRoot,
  TileTitle,
  type ProductTileProps,
} from '@vitrine/sections';

const { catalog } = createCommerce(detectPlatform(process.env), { fetch, session: createMemorySession() });

/** The name is above the picture. */
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

/** A page of the server. */
export async function Bikes() {
  const listing = await catalog.products({ in: { collection: 'bikes' }, perPage: 12 });
  return listing ? <ProductGrid title="Bikes" products={listing.items} tileAs={NamedTile} /> : <NotFound />;
}
