'use client';
import { Link, type LinkProps } from '@vitrine/components';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { useShop } from '../shop/ShopProvider.js';

export interface ShopLinkProps {
  /** A path of the shop: '/collections/bikes' */
  href: string;
  /** A look of `Link`. Default: none, which is the bare link of the framework. */
  variant?: LinkProps['variant'];
  id?: string;
  className?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  ref?: Ref<HTMLAnchorElement>;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children?: ReactNode;
}

/** A link within the shop, made by the framework's link that `ShopProvider` was given. Server components can render it. */
export function ShopLink({ variant, ...rest }: ShopLinkProps) {
  const { linkAs: Anchor } = useShop();
  return variant ? <Link linkAs={Anchor} variant={variant} {...rest} /> : <Anchor {...rest} />;
}
