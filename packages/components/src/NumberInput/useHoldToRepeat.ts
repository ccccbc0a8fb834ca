import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds of holding before the first repeat, and between two. */
const DELAY = 450;
const INTERVAL = 70;

/**
 * A click steps once, however it comes about: pointer, keyboard, a screen reader's own. Holding steps on until the pointer is
 * lifted, leaves, or scrolls the page.
 */
export function useHoldToRepeat(onStep: () => void) {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    hasRepeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, INTERVAL);
  };
  const stop = () => clearTimeout(timer.current);
  const abandon = () => {
    stop();
    hasRepeated.current = false;
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      abandon();
      if (event.button === 0) timer.current = setTimeout(repeat, DELAY);
    },
    onPointerUp: stop,
    onPointerLeave: abandon,
    onPointerCancel: abandon,
    // A long touch would open the menu of the browser.
    onContextMenu: (event: MouseEvent) => {
      if (hasRepeated.current) event.preventDefault();
    },
    onClick: () => {
      if (!hasRepeated.current) latest.current();
      abandon();
    },
  };
}
