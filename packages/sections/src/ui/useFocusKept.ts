'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Focuses `root`, a focusable element, if the focused element inside is removed, such as a retry button. Returns the props of `root`.
 *
 * @param targetOf Returns another element to focus. Default: `root`.
 */
export function useFocusKept(
  root: RefObject<HTMLElement | null>,
  targetOf: (root: HTMLElement) => HTMLElement | null | undefined = (element) => element,
) {
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    // The element may have got the focus before the script ran.
    if (root.current?.contains(document.activeElement)) isWithin.current = true;
    if (!isWithin.current || document.activeElement !== document.body || !root.current) return;
    targetOf(root.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      isWithin.current = true;
    },
    // Not called for a removed element.
    onBlur: () => {
      isWithin.current = false;
    },
  };
}
