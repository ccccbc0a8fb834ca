'use client';
import type { MouseEvent } from 'react';
import { ShopLink, type ShopLinkProps } from '../ShopLink/ShopLink.js';
import { keepPlace } from './place.js';

/** A link to another part of the list on this page. The list gets the focus when the new part appears. */
export function ListLink({ onClick, ...rest }: ShopLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // With another mouse button or a modifier key, the link opens elsewhere and this page stays.
    if (button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey) keepPlace();
    onClick?.(event);
  };
  return <ShopLink {...rest} onClick={follow} />;
}
