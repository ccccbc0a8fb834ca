import type { ProtocolEntry } from '../protocol.js';
import { pictureAddress } from './address.js';
import { pictures as protocol } from './protocol.js';

export const pictures: ProtocolEntry = {
  matches: protocol.matches,
  load: () => protocol,
  overview: ({ origin, shop }) => {
    const picture = shop.catalog.products[0]?.pictures[0];
    return {
      name: 'Pictures',
      notes: 'SVG, drawn when asked for, below /cdn/.',
      code: picture ? pictureAddress(picture.data.path, origin) : `${origin}/cdn/…`,
    };
  },
};
