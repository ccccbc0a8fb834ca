'use client';
import { Link, type LinkProps } from '@vitrine/components';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { pathOf, type ShopHref } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';

export interface ShopLinkProps {
  /** A path of the shop, '/collections/bikes', or one of its pages, `{ page: 'collection', slug: 'bikes' }`, wherever the shop has it. */
  href: ShopHref;
  /** A look of `Link`. Default: none, which is the bare link of the framework. */
  variant?: LinkProps['variant'];
  id?: string;
  className?: string;
  /** Its name, where it has no text, such as around an icon. */
  'aria-label'?: string;
  /** For the link to the page shown. */
  'aria-current'?: 'page';
  [data: `data-${string}`]: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
  /** Called before the framework's link follows it. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Its text. */
  children?: ReactNode;
}

/** A link within the shop, made by the framework's link that `ShopProvider` was given. Server components can render it. */
export function ShopLink({ variant, href, ...rest }: ShopLinkProps) {
  const { linkAs: Anchor, paths } = useShop();
  const path = pathOf(href, paths);
  return variant ? <Link linkAs={Anchor} variant={variant} href={path} {...rest} /> : <Anchor href={path} {...rest} />;
}
