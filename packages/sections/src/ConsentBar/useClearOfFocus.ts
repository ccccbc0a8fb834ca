import { useEffect, useState, type RefObject } from 'react';
import { isOverFocus } from '../ui/isOverFocus.js';

/**
 * Returns whether the bar must leave the end of the screen because it covers the focused element. The page scrolls most elements clear of it,
 * but not those in parts that stay on the screen.
 */
export function useClearOfFocus(bar: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    const follow = () => setAside(isOverFocus(element, innerHeight));
    document.addEventListener('focusin', follow);
    document.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [bar, isShown]);
  return isAside;
}
