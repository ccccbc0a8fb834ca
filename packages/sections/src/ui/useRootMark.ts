import { useLayoutEffect } from 'react';

/**
 * Gives the page's root element an attribute while a bar shows, for styles of the whole page. A browser would match `:root:has()` against
 * all of the page at each change of it.
 */
export function useRootMark(name: `data-${string}`, isShown = true) {
  useLayoutEffect(() => {
    if (!isShown) return;
    const root = document.documentElement;
    root.setAttribute(name, '');
    return () => root.removeAttribute(name);
  }, [name, isShown]);
}
