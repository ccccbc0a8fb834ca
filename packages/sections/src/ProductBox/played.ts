import type { ModelItem, Product, ProductMedia } from '@vitrine/commerce';
import { formatMessage } from '@vitrine/components';
import type { Messages } from '../messages.js';
import type { ShopContextValue } from '../shop/ShopProvider.js';
import { isFilm, type Film } from './film.js';

/** An item behind its poster: a press on it loads the player of a video, or the shop's viewer of 3D models. */
export type Played = Film | ModelItem;

/** Returns the item if a press plays it. A 3D model without a viewer is a picture: its poster. */
export function playedOf(
  item: ProductMedia,
  { loadModelViewer }: Pick<ShopContextValue, 'loadModelViewer'>,
): Played | undefined {
  if (isFilm(item)) return item;
  return item.kind === 'model' && loadModelViewer ? item : undefined;
}

/** Returns the name of such an item's slide. */
export const playedName = ({ kind, details }: Played, { name }: Product, messages: Messages): string =>
  formatMessage(kind === 'model' ? messages.modelName : messages.videoName, { name: details.alt ?? name });
