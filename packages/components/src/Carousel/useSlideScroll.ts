import { useEffect, useRef, type RefObject } from 'react';
import { distanceTo, nearestChild, scrollOn } from './scrolling.js';

/** CSS px within which a slide counts as being in its place. */
const TOLERANCE = 2;

/**
 * Keeps the scroll position of the row and the index the same: a new index scrolls to its slide, and where a shopper scrolls
 * to, with a touchpad or before the scripts were there, becomes the index.
 */
export function useSlideScroll(
  row: RefObject<HTMLElement | null>,
  index: number,
  onIndexChange: (index: number) => void,
) {
  // Where the row stands, or is on its way to.
  const shown = useRef(0);
  // While on its way the positions passed are no choice of anyone's.
  const isUnderWay = useRef(false);
  const hasBegun = useRef(false);

  const settle = (behavior?: ScrollBehavior) => {
    const slide = row.current?.children[shown.current];
    if (!row.current || !slide) return;
    const isThere = isInPlace(row.current, shown.current);
    isUnderWay.current = true;
    // Also where it is in its place: a motion that has hardly begun would go on to where it was meant to end.
    scrollOn(row.current, distanceTo(row.current, slide), isThere ? 'instant' : behavior);
    if (isThere) arrive();
  };
  const arrive = () => {
    isUnderWay.current = false;
    row.current?.removeAttribute('data-free');
  };

  useEffect(() => {
    const isFirst = !hasBegun.current;
    hasBegun.current = true;
    if (shown.current === index) return;
    shown.current = index;
    settle(isFirst ? 'instant' : undefined);
  });

  return {
    /** Brings the slide of the index back to its place. */
    settle,
    /** Lets the row be moved by hand, without snapping, until it settles. */
    free: () => {
      isUnderWay.current = true;
      row.current?.setAttribute('data-free', '');
    },
    scrollProps: {
      onScroll: () => {
        if (!row.current) return;
        if (isUnderWay.current) {
          if (!row.current.hasAttribute('data-dragging') && isInPlace(row.current, shown.current)) arrive();
          return;
        }
        const nearest = nearestChild(row.current);
        if (nearest === shown.current) return;
        shown.current = nearest;
        onIndexChange(nearest);
      },
      // The shopper takes over from a motion under way.
      onWheel: arrive,
    },
  };
}

function isInPlace(row: HTMLElement, index: number): boolean {
  const slide = row.children[index];
  return slide !== undefined && Math.abs(distanceTo(row, slide)) <= TOLERANCE;
}
