'use client';
import { use, type SyntheticEvent } from 'react';
import { SelectItem } from '../listing/selectItem.js';
import type { ShopLinkProps } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';

/** Marks a picture of the tile as soon as the browser can paint it. Until then, the styles keep it invisible. */
function markDecoded(picture: HTMLImageElement) {
  if ('decoded' in picture.dataset || !picture.complete || !picture.naturalWidth) return;
  picture.decode().then(
    () => (picture.dataset.decoded = ''),
    () => {},
  );
}

const onLoad = ({ target }: SyntheticEvent) => {
  if (target instanceof HTMLImageElement) markDecoded(target);
};

/** A picture that loaded before this script ran has had its event already. */
const onReach = ({ currentTarget }: SyntheticEvent) => currentTarget.querySelectorAll('img').forEach(markDecoded);

/** The link of a tile. It observes the loading of the tile's pictures, because pictures from the server have no handlers. */
export function TileAnchor({
  href,
  productId,
  ...rest
}: Pick<ShopLinkProps, 'href' | 'children'> & RootProps & { productId: string }) {
  const { linkAs: Anchor, paths } = useShop();
  const select = use(SelectItem);
  return (
    <Anchor
      {...rest}
      href={pathOf(href, paths)}
      onClick={() => select?.(productId)}
      onLoadCapture={onLoad}
      onPointerEnter={onReach}
      onFocus={onReach}
    />
  );
}
