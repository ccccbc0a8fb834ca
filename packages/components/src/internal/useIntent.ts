'use client';
import { useEffect, type RefObject } from 'react';

/** Calls back at the first sign that an element, or an element in it, will be pressed: a pointer over it, or the focus. */
export function useIntent(element: RefObject<HTMLElement | null>, onIntent: () => void) {
  // On each render, because it may be another element.
  useEffect(() => {
    const current = element.current;
    const signs = ['pointerenter', 'focusin'] as const;
    for (const sign of signs) current?.addEventListener(sign, onIntent, { once: true });
    return () => {
      for (const sign of signs) current?.removeEventListener(sign, onIntent);
    };
  });
}
