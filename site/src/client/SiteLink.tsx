'use client';
import { useShop } from '@vitrine/sections';
import Link from 'next/link';
import { useCallback, useState, type ComponentProps } from 'react';
import { isCached } from '../routing';
import { prefetchInView } from './prefetchInView';

/**
 * Next's link with its own prefetching. It prefetches its page when the shopper points at it, touches it or focuses it. In the main part
 * of a page, it also prefetches when it is in view and its turn has come; not with `data-ahead="on-intent"`. Next's default would prefetch
 * all links in view at once: every product of a grid, at the shopper's and the platform's cost. Pages that are rendered for one shopper are
 * never prefetched: they would show an outdated account or cart. A press calls the shop's `navigate`, which shows the progress of each
 * navigation, even if the link has disappeared with its menu.
 */
export function SiteLink({ ref, onPointerEnter, onFocus, ...props }: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const { navigate } = useShop();
  const [isWanted, setIsWanted] = useState(false);
  const path = typeof props.href === 'string' ? props.href : '';
  const mayPrefetch = isCached(path);
  const onIntent = () => setIsWanted(true);
  const observe = useCallback(
    (link: HTMLAnchorElement) => {
      const end = attach(ref, link);
      const isForView = mayPrefetch && link.closest('main') && link.dataset.ahead !== 'on-intent';
      const stop = isForView ? prefetchInView(link, () => setIsWanted(true)) : undefined;
      return () => {
        stop?.();
        end();
      };
    },
    [ref, mayPrefetch, setIsWanted],
  );
  return (
    <Link
      {...props}
      ref={observe}
      // `true` fetches the whole page. The default would fetch its outline only, since no page is rendered at build time.
      prefetch={mayPrefetch && isWanted}
      onPointerEnter={(event) => {
        onIntent();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        onIntent();
        onFocus?.(event);
      }}
      onNavigate={(event) => {
        if (!path) return;
        event.preventDefault();
        navigate(path, props.scroll === undefined ? undefined : { scroll: props.scroll });
      }}
    />
  );
}

/** Sets the caller's ref to the element. Returns a function that clears it. */
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
