import { useEffect, useRef, type RefObject } from 'react';
import { distanceTo, nearestChild, scrollOn } from './scrolling.js';

/** Tolerance in CSS px for a slide to be in its place. */
const TOLERANCE = 2;

/**
 * Keeps the row's scroll position and the index in step. A new index scrolls to its slide. A scroll by the shopper, with a touchpad or before
 * scripts loaded, sets the index.
 */
export function useSlideScroll(
  row: RefObject<HTMLElement | null>,
  index: number,
  onIndexChange: (index: number) => void,
) {
  // Index of the slide that the row shows or scrolls to.
  const shown = useRef(0);
  // During a motion, the positions in between are not the shopper's choice.
  const isUnderWay = useRef(false);
  const hasBegun = useRef(false);

  const settle = (behavior?: ScrollBehavior) => {
    const slide = row.current?.children[shown.current];
    if (!row.current || !slide) return;
    const isThere = isInPlace(row.current, shown.current);
    isUnderWay.current = true;
    // Also if the slide is in its place: a motion that has just begun would otherwise continue to its old target.
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
    /** Scrolls the slide of the index back to its place. */
    settle,
    /** Lets the shopper drag the row without snapping, until it settles. */
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
      // The shopper interrupts a running motion.
      onWheel: arrive,
    },
  };
}

function isInPlace(row: HTMLElement, index: number): boolean {
  const slide = row.children[index];
  return slide !== undefined && Math.abs(distanceTo(row, slide)) <= TOLERANCE;
}
