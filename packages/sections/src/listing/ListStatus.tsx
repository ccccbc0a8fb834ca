'use client';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { Status } from './ListStatus.styles.js';
import { goToList, stayInPlace } from './place.js';

export interface ListStatusProps extends RootProps<HTMLParagraphElement> {
  children: ReactNode;
}

/** The number of products in a list, and its page. After the shopper opens another page of the list, it gets the focus, so screen readers read it. */
export function ListStatus({ children, ...root }: ListStatusProps) {
  const status = useRef<HTMLParagraphElement>(null);
  useSharedRef(root.ref, status);
  // Runs after every render: a framework may keep the element from page to page, with the same text.
  useLayoutEffect(() => stayInPlace(status.current!));
  useEffect(() => goToList(status.current!));
  return (
    <Status {...root} ref={status} tabIndex={-1}>
      {children}
    </Status>
  );
}
