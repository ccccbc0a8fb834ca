'use client';
import Link from 'next/link';
import { useCallback, useState, type ComponentProps } from 'react';
import { prefetchInView } from './prefetchInView';

/**
 * Next's link, which fetches the page behind it once the shopper points at it, touches it or reaches it with the keyboard, and,
 * of the links in the page's main part, when it comes into view and its turn has come. By itself Next would fetch each page that
 * comes into view at once: every product of a grid, at the shopper's and the platform's cost.
 */
export function SiteLink({
  ref,
  onPointerEnter,
  onFocus,
  ...props
}: Omit<ComponentProps<typeof Link>, 'prefetch' | 'onTouchStart'>) {
  const [isWanted, setIsWanted] = useState(false);
  const observe = useCallback(
    (link: HTMLAnchorElement) => {
      const end = attach(ref, link);
      const stop = link.closest('main') ? prefetchInView(link, () => setIsWanted(true)) : undefined;
      return () => {
        stop?.();
        end();
      };
    },
    [ref],
  );
  return (
    <Link
      {...props}
      ref={observe}
      // The whole page: without it only its outline would come, as no page is rendered when the site is built.
      prefetch={isWanted}
      onPointerEnter={(event) => {
        setIsWanted(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setIsWanted(true);
        onFocus?.(event);
      }}
    />
  );
}

/** Hands the element to the caller's ref; what it returns takes it away. */
function attach(ref: ComponentProps<typeof Link>['ref'], link: HTMLAnchorElement): () => void {
  if (typeof ref === 'function') {
    const end = ref(link);
    return typeof end === 'function' ? end : () => void ref(null);
  }
  if (ref) ref.current = link;
  return () => {
    if (ref) ref.current = null;
  };
}
