import { useEffect, useState, type RefObject } from 'react';

type Side = 'top' | 'bottom';

/** Returns the edge of the screen at which the toasts do not cover the focused element. They stay at the bottom until they would. */
export function useClearOfFocus(region: RefObject<HTMLElement | null>): Side {
  const [side, setSide] = useState<Side>('bottom');
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const follow = () => setSide((current) => clearSide(element, current));
    const resized = new ResizeObserver(follow);
    resized.observe(element);
    document.addEventListener('focusin', follow);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      resized.disconnect();
      document.removeEventListener('focusin', follow);
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [region]);
  return side;
}

function clearSide(region: HTMLElement, side: Side): Side {
  const focused = document.activeElement;
  // An element without a visible focus ring may be covered.
  if (!focused?.matches(':focus-visible') || region.contains(focused)) return side;
  const { left, right, height } = region.getBoundingClientRect();
  const it = focused.getBoundingClientRect();
  if (it.right <= left || it.left >= right) return side;
  const margin = parseFloat(getComputedStyle(region)[side]);
  const depth = margin + height;
  const covered = {
    top: depth - Math.max(it.top, margin),
    bottom: Math.min(it.bottom, innerHeight - margin) - (innerHeight - depth),
  };
  const other = side === 'top' ? 'bottom' : 'top';
  return covered[side] > 0 && Math.max(covered[other], 0) < covered[side] ? other : side;
}
