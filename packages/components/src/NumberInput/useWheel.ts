import { useEffect, useEffectEvent, type RefObject } from 'react';

/** CSS px of scrolling that make a step: less than a notch of a mouse's wheel, more than a touchpad sends at once. */
const NOTCH = 40;
const LINE = 20;

/** Calls `onTurn` with `1` for a turn up and `-1` for one down, while the field has the focus: otherwise the page is scrolled. */
export function useWheel(
  field: RefObject<HTMLElement | null>,
  isDisabled: boolean,
  onTurn: (direction: 1 | -1) => void,
) {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    const element = field.current;
    if (!element || isDisabled) return;
    let travelled = 0;
    const onWheel = (event: WheelEvent) => {
      const isZoom = event.ctrlKey;
      const isSideways = Math.abs(event.deltaX) >= Math.abs(event.deltaY);
      if (document.activeElement !== element || isZoom || isSideways) return;
      event.preventDefault();
      travelled += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
      if (Math.abs(travelled) < NOTCH) return;
      turn(travelled < 0 ? 1 : -1);
      travelled = 0;
    };
    // React's own listener is passive and could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [field, isDisabled]);
}
