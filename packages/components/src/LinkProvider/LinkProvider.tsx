'use client';
import type { ElementType, ReactNode } from 'react';
import { LinkContext } from '../internal/useLinkAs.js';

export interface LinkProviderProps {
  /** The framework's link component. It takes `href`, `children` and the attributes of an anchor. For a link that takes `to`, write an adapter. */
  linkAs: ElementType;
  children: ReactNode;
}

/**
 * Wrap the page in one `LinkProvider`. Links in all components then navigate without a full page load. Server components cannot read a
 * provider: pass `linkAs` to the component there.
 */
export function LinkProvider({ linkAs, children }: LinkProviderProps) {
  return <LinkContext value={linkAs}>{children}</LinkContext>;
}
