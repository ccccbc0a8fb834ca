import { bannerSize, room, sheet } from './scene.js';
import { panels } from './palette.js';

const plain = (alt: string) => ({ alt, svg: () => sheet(room(panels[2], bannerSize, 720), bannerSize) });

export const banners = {
  bikes: plain('Bicycles in a row.'),
  clothing: plain('Clothes on a line.'),
  tools: plain('Tools on a board.'),
  'parts-accessories': plain('Parts on a table.'),
  kitchen: plain('A kitchen shelf.'),
};
