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
    const others = [...document.querySelectorAll('[data-end-bar]')];
    const place = () => {
      // A bar that has gone has no height.
      const tops = others.map((other) => other.getBoundingClientRect()).filter(({ height }) => height > 0);
      const bottom = Math.min(innerHeight, ...tops.map(({ top }) => top));
      setEnd(innerHeight - bottom);
      setAside(isOverFocus(element, bottom));
    };
    // Before the browser paints, so that the bar does not move after it has appeared.
    place();
    // It observes the end of another bar, such as a question that is answered.
    const observer = new ResizeObserver(place);
    for (const one of [element, ...others]) observer.observe(one);
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
