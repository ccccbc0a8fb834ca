'use client';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { followHistory, goToList, stayInPlace } from './place.js';
import { Status } from './ProductList.styles.js';

/** How much of a list there is. It has the focus, and so is read out, when the shopper has asked for another page of it. */
export function ListStatus({ children }: { children: ReactNode }) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(followHistory, []);
  // Each time it is rendered: a framework may keep it from page to page, with the same text.
  useLayoutEffect(() => stayInPlace(status.current!));
  useEffect(() => goToList(status.current!));
  return (
    <Status ref={status} tabIndex={-1}>
      {children}
    </Status>
  );
}
