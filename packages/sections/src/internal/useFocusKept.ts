'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** When what has the focus goes, such as the button that tries again, what it stood in has it: an element with a `tabIndex`. */
export function useFocusKept(root: RefObject<HTMLElement | null>) {
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    if (isWithin.current && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      isWithin.current = true;
    },
    // Not called for what is taken away.
    onBlur: () => {
      isWithin.current = false;
    },
  };
}
