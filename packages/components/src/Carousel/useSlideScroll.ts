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
    const distance = distanceTo(row.current, slide);
    isUnderWay.current = Math.abs(distance) > TOLERANCE;
    if (isUnderWay.current) scrollOn(row.current, distance, behavior);
    else arrive();
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
        if (!isUnderWay.current) {
          const nearest = nearestChild(row.current);
          if (nearest === shown.current) return;
          shown.current = nearest;
          onIndexChange(nearest);
          return;
        }
        const slide = row.current.children[shown.current];
        const isFree = row.current.hasAttribute('data-dragging');
        if (slide && !isFree && Math.abs(distanceTo(row.current, slide)) <= TOLERANCE) arrive();
      },
      onScrollEnd: () => {
        if (!row.current?.hasAttribute('data-dragging')) arrive();
      },
      // The shopper takes over from a motion under way.
      onWheel: arrive,
    },
  };
}
