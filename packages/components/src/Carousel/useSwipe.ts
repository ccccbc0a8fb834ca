import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { isRtl } from './scrolling.js';
import { isLevel, swipeStep } from './swipe.js';

/** Distance in CSS px after which the direction of a movement is known. */
const DECISION = 8;

interface SwipeEvents {
  onBegin: () => void;
  /** `step` is 1 for the next slide, -1 for the previous, 0 for none. */
  onEnd: (step: -1 | 0 | 1) => void;
}

/** Moves a row with a finger, a pen or the mouse. A movement steeper than 30 degrees scrolls the page. */
export function useSwipe({ onBegin, onEnd }: SwipeEvents) {
  const start = useRef<{ x: number; y: number; scrollLeft: number } | null>(null);
  const hasDragged = useRef(false);

  const movement = (event: PointerEvent) => ({
    dx: event.clientX - (start.current?.x ?? event.clientX),
    dy: event.clientY - (start.current?.y ?? event.clientY),
  });
  const isDragging = (event: PointerEvent) => event.currentTarget.hasAttribute('data-dragging');
  const finish = (event: PointerEvent, step: -1 | 0 | 1) => {
    start.current = null;
    if (!isDragging(event)) return;
    event.currentTarget.removeAttribute('data-dragging');
    onEnd(step);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      hasDragged.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY, scrollLeft: event.currentTarget.scrollLeft };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return;
      const moved = movement(event);
      if (!isDragging(event)) {
        if (Math.hypot(moved.dx, moved.dy) < DECISION) return;
        if (!isLevel(moved)) {
          start.current = null;
          return;
        }
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.setAttribute('data-dragging', '');
        hasDragged.current = true;
        onBegin();
      }
      event.currentTarget.scrollLeft = start.current.scrollLeft - moved.dx;
    },
    onPointerUp: (event: PointerEvent) => finish(event, swipeStep(movement(event), isRtl(event.currentTarget))),
    onPointerCancel: (event: PointerEvent) => finish(event, 0),
    // A swipe that ends on a link does not follow it.
    onClickCapture: (event: MouseEvent) => {
      if (!hasDragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser's own drag of pictures and links would end the swipe.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
