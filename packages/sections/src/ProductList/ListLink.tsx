'use client';
import type { MouseEvent } from 'react';
import { ShopLink, type ShopLinkProps } from '../ShopLink/ShopLink.js';
import { keepPlace } from './place.js';

/** A link to another part of the list on this page: the list has the focus when it has come. */
export function ListLink({ onClick, ...rest }: ShopLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // Else it opens elsewhere, and this page stays.
    if (button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey) keepPlace();
    onClick?.(event);
  };
  return <ShopLink {...rest} onClick={follow} />;
}
