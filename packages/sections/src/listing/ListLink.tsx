'use client';
import type { MouseEvent } from 'react';
import { opensElsewhere } from '../ShopLink/opensElsewhere.js';
import { ShopLink, type ShopLinkProps } from '../ShopLink/ShopLink.js';
import { keepPlace } from './place.js';

/** A link to another part of the list on this page. The list gets the focus when the new part appears. */
export function ListLink({ variant = 'none', onClick, ...rest }: ShopLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!opensElsewhere(event)) keepPlace();
    onClick?.(event);
  };
  return <ShopLink {...rest} variant={variant} onClick={follow} />;
}
