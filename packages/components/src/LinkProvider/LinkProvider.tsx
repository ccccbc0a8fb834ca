'use client';
import type { ElementType, ReactNode } from 'react';
import { LinkContext } from '../internal/useLinkAs.js';

export interface LinkProviderProps {
  /** The framework's link. It takes `href`, `children` and the attributes of an anchor; for one that takes `to` write an adapter. */
  linkAs: ElementType;
  children: ReactNode;
}

/**
 * Around the page, once: says to all components what a link is, so that moving within the shop is no full load. Server components
 * cannot hear it; they take `linkAs` themselves.
 */
export function LinkProvider({ linkAs, children }: LinkProviderProps) {
  return <LinkContext value={linkAs}>{children}</LinkContext>;
}
