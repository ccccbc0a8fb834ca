'use client';
import { Link, type LinkProps } from '@vitrine/components';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { pathOf, type ShopHref } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';

export interface ShopLinkProps extends RootProps {
  /** A path of the shop, '/collections/bikes', or one of its pages, `{ page: 'collection', slug: 'bikes' }`. The shop's settings name the path of each page. */
  href: ShopHref;
  /** The look of the link, as in `Link`, or `'none'` for the framework's link without styles. Default: `'primary'`; `'none'` with a `className`, which brings styles of its own. */
  variant?: LinkProps['variant'] | 'none';
  /** The accessible name of a link without text, such as around an icon. */
  'aria-label'?: string;
  /** `'page'` on the link to the current page. */
  'aria-current'?: 'page';
  ref?: Ref<HTMLAnchorElement>;
  /** Called before the framework's link navigates. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** The text of the link. */
  children?: ReactNode;
}

/** A link within the shop. It renders the framework's link from `ShopProvider`. Server components can render it. */
export function ShopLink({ variant, href, ...rest }: ShopLinkProps) {
  const { linkAs: Anchor, paths } = useShop();
  const path = pathOf(href, paths);
  const look = variant ?? (rest.className ? 'none' : 'primary');
  if (look === 'none') return <Anchor href={path} {...rest} />;
  return <Link linkAs={Anchor} variant={look} href={path} {...rest} />;
}
