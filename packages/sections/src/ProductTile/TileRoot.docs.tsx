import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { Rating } from '@vitrine/components';
import { product } from '@vitrine/story-kit/samples';
import { ProductTile } from './ProductTile.js';
import { tileOf } from './tileOf.js';
import { TileLink, TilePrice, TileRoot, TileTitle } from './TileRoot.js';

const tile = tileOf({ product });

export default {
  purpose: 'The frame of a tile in a list, and the parts that you put into it.',
  use: 'Use it for tiles of your own: a component with the props of `ProductTile`, in `tileAs` of a `ProductGrid`, a `ProductList`, a `ProductRow` or a `SearchPage`.',
  avoid: 'To replace one part of a tile, a `ProductTile` with a prop such as `details` suffices.',
  behavior: [
    '`tileOf(props)` has what a tile shows: pictures, prices, the mark and the texts. It is no hook, so that tiles of your own render on the server too. Each part takes its result as `tile`.',
    'The parts are `TileLink`; in it `TilePicture`, `TileCaption` with `TileTitle`, `TilePrice` and `TileColors`, and `TileMark`, which is at the top of the link, or of the picture in `TilePicture`; and beside it `TileButton`. Each can be left out, moved, or replaced by an element of your own.',
    '`TileLink` tracks a press on the product with the list around it, and shows the second picture after the browser has decoded it.',
  ],
  keys: [],
  announced:
    'A screen reader announces one link: the texts of the parts in it, in their order. The button follows, as in `ProductTile`.',
  dos: [
    {
      text: 'Put something of your own below the price into `details`.',
      picture: (
        <div style={{ maxInlineSize: '20rem' }}>
          <ProductTile product={product} details={<Rating value={4.5} showsValue />} />
        </div>
      ),
    },
  ],
  donts: [
    {
      text: 'Put `TileButton`, or another control, into `TileLink`: a link cannot contain a button.',
      noPicture: 'The rule is about code, and the page looks the same.',
    },
  ],
  related: ['ProductTile', 'ProductGrid', 'ProductRow'],
  picture: (
    <TileRoot>
      <TileLink tile={tile}>
        <TileTitle tile={tile} />
        <TilePrice tile={tile} />
      </TileLink>
    </TileRoot>
  ),
} satisfies ComponentDocs;
