import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { lookAt, panBy, whole, zoomAt, type Point, type View } from './view.js';

interface PointerOptions {
  /** The current view, also between two renders. */
  view: { readonly current: View };
  scale: number;
  maxScale: number;
  show: (view: View, how: 'step' | 'follow') => void;
  /** How a mouse moves the enlarged picture: by its place over it, or by a drag. Default: `'look'`. */
  mouse?: 'look' | 'drag';
  /** Called after a press of the mouse has enlarged the picture or reset it. */
  onPress?: () => void;
}

/** Two taps within this time (ms) and distance (CSS px) are a double tap. */
const DOUBLE = { time: 300, distance: 30 };
/** Distance (CSS px) that a finger or a mouse may move in a press. */
const SLOP = 8;

interface Touch {
  x: number;
  y: number;
}

/**
 * Handles fingers, pens and mice on the picture. It is our own code, because react-aria's hooks did not fit: `useMove` takes each pointer from
 * the carousel around it and does not support a second finger, and `usePress` waits for a click, which browsers omit for a tap that follows a
 * movement, so that the second of two taps was lost (`touch.test.ts`).
 */
export function usePointers({ view, scale, maxScale, show, mouse = 'look', onPress }: PointerOptions) {
  const touches = useRef(new Map<number, Touch>());
  const tap = useRef({ at: 0, x: 0, y: 0 });
  const hasMoved = useRef(false);
  const start = useRef<Touch>({ x: 0, y: 0 });
  const isZoomed = () => view.current.scale > 1;

  const toggleAt = (event: MouseEvent) =>
    show(
      isZoomed()
        ? whole
        : zoomAt(view.current, scale, pointIn(event.currentTarget, event.clientX, event.clientY), maxScale),
      'step',
    );

  /** One finger moves the picture. Two fingers change its size around the point between them. */
  const follow = (event: PointerEvent, before: Touch) => {
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const after = { x: event.clientX, y: event.clientY };
    const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      if (isZoomed()) show(panBy(view.current, (after.x - before.x) / width, (after.y - before.y) / height), 'follow');
      return;
    }
    const [was, is] = [between(before, other), between(after, other)];
    const spread = is.distance / Math.max(was.distance, 1);
    // First the size, then the position: a whole picture cannot move.
    const sized = zoomAt(
      view.current,
      view.current.scale * spread,
      pointIn(event.currentTarget, was.x, was.y),
      maxScale,
    );
    show(panBy(sized, (is.x - was.x) / width, (is.y - was.y) / height), 'follow');
  };

  const lift = (event: PointerEvent) => {
    touches.current.delete(event.pointerId);
    if (isZoomed()) event.stopPropagation();
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.isPrimary) {
        hasMoved.current = false;
        start.current = { x: event.clientX, y: event.clientY };
        touches.current.clear();
      }
      // While it is enlarged, or two fingers are on it, a movement moves the picture and not the carousel around it.
      if (isZoomed() || touches.current.size > 0) event.stopPropagation();
      if (event.pointerType === 'mouse') {
        if (mouse === 'look') return;
        // The browser captures only fingers and pens by itself: they send events until they lift, wherever they move.
        if (isZoomed()) event.currentTarget.setPointerCapture(event.pointerId);
      }
      touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      if (isZoomed() || touches.current.size > 1) event.stopPropagation();
      if (Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > SLOP) hasMoved.current = true;
      if (event.pointerType === 'mouse' && mouse === 'look') {
        if (isZoomed())
          show(lookAt(view.current, pointIn(event.currentTarget, event.clientX, event.clientY)), 'follow');
        return;
      }
      const before = touches.current.get(event.pointerId);
      if (!before || (event.pointerType === 'mouse' && event.buttons === 0)) return;
      touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      follow(event, before);
    },
    onPointerUp: (event: PointerEvent) => {
      const wasAlone = touches.current.size <= 1;
      lift(event);
      if (event.pointerType === 'mouse' || hasMoved.current || !wasAlone) return;
      const { at, x, y } = tap.current;
      const isDouble =
        event.timeStamp - at < DOUBLE.time && Math.hypot(event.clientX - x, event.clientY - y) < DOUBLE.distance;
      tap.current = isDouble ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, x: event.clientX, y: event.clientY };
      if (isDouble) toggleAt(event);
    },
    onPointerCancel: lift,
    // A carousel around it has captured the finger for a swipe. No event arrives here when the finger lifts.
    onLostPointerCapture: (event: PointerEvent) => touches.current.delete(event.pointerId),
    onClick: (event: MouseEvent) => {
      // A finger's press is a tap, and only the second one counts. A mouse that has dragged has not pressed.
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      if (pointerType !== 'mouse' || hasMoved.current) return;
      toggleAt(event);
      onPress?.();
    },
    // The browser's own dragging of pictures would end the movement.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}

function pointIn(element: Element, x: number, y: number): Point {
  const box = element.getBoundingClientRect();
  return { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
}

const between = (a: Touch, b: Touch) => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  distance: Math.hypot(a.x - b.x, a.y - b.y),
});
