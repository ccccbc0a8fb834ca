import type { Picture } from '../../shop/catalog/catalog.js';
import { pictureAddress } from '../pictures/address.js';

export const pictureUrl = ({ data }: Picture, origin: string): string => pictureAddress(data.path, origin);

/** Returns a URL without a scheme, as a product's own JSON has it. The scheme of the page applies. */
export const schemelessUrl = (picture: Picture, origin: string): string =>
  pictureUrl(picture, origin).replace(/^https?:/, '');

export const aspectRatio = ({ width, height }: { width: number; height: number }): number =>
  Math.round((width / height) * 1000) / 1000;
