import type { Picture } from '../../shop/catalogue.js';

export const pictureUrl = ({ data }: Picture, origin: string): string => new URL(`/cdn/${data.path}`, origin).href;

/** As a product's own JSON has it: the page's scheme decides. */
export const schemelessUrl = (picture: Picture, origin: string): string =>
  pictureUrl(picture, origin).replace(/^https?:/, '');

export const aspectRatio = ({ width, height }: { width: number; height: number }): number =>
  Math.round((width / height) * 1000) / 1000;
