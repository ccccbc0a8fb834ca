'use client';
import { whenIdle } from '@vitrine/components';
import { useShop } from '@vitrine/sections';
import Link from 'next/link';
import { useCallback, useState, type ComponentProps } from 'react';
import { isKept } from '../routing';
import { loadProductBox } from './loadProductBox';
import { prefetchInView } from './prefetchInView';

/**
 * Next's link, which fetches the page behind it once the shopper points at it, touches it or reaches it with the keyboard, and,
 * of the links in the page's main part, when it comes into view and its turn has come. By itself Next would fetch each page that
 * comes into view at once: every product of a grid, at the shopper's and the platform's cost. A page that is rendered for one shopper
 * is fetched when it is gone to: one that was fetched before would tell of an account or a cart as it was. It is gone to
 * by the shop's `navigate`, as all pages are, which shows that one is on its way: the link may have left by then, with its menu.
 */
export function SiteLink({ ref, onPointerEnter, onFocus, ...props }: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const { navigate } = useShop();
  const [isWanted, setIsWanted] = useState(false);
  const path = typeof props.href === 'string' ? props.href : '';
  const mayPrefetch = isKept(path);
  const onIntent = () => {
    setIsWanted(true);
    // It is no part of the page: see ProductView.tsx. The page tries again where it fails. It takes so long to run that a press would wait.
    if (path.startsWith('/products/')) whenIdle(() => void loadProductBox().catch(() => {}));
  };
  const observe = useCallback(
    (link: HTMLAnchorElement) => {
      const end = attach(ref, link);
      const stop = mayPrefetch && link.closest('main') ? prefetchInView(link, () => setIsWanted(true)) : undefined;
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
      // The whole page: without it only its outline would come, as no page is rendered when the site is built.
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
