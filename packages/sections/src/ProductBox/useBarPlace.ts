import { useLayoutEffect, useState, type RefObject } from 'react';
import { isOverFocus } from '../ui/isOverFocus.js';

interface BarPlace {
  /** The distance from the end of the screen in CSS px. */
  end: number;
  /** Whether the bar must leave the screen because it covers the focused element. */
  isAside: boolean;
}

/** Returns the place of a bar at the end of the screen, clear of other bars there (`[data-end-bar]`) and of the focus. */
export function useBarPlace(bar: RefObject<HTMLElement | null>): BarPlace {
  const [end, setEnd] = useState(0);
  const [isAside, setAside] = useState(false);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const place = () => {
      const others = [...document.querySelectorAll('[data-end-bar]')];
      const bottom = Math.min(innerHeight, ...others.map((other) => other.getBoundingClientRect().top));
      setEnd(innerHeight - bottom);
      setAside(isOverFocus(element, bottom));
    };
    // Before the browser paints, so that the bar does not move after it has appeared.
    place();
    // Another bar is a part of the page, which is higher with it: a question that is asked, or answered.
    const observer = new ResizeObserver(place);
    for (const one of [element, document.body]) observer.observe(one);
    document.addEventListener('focusin', place);
    document.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', place);
      document.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [bar]);
  return { end, isAside };
}
