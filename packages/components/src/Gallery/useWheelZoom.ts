import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Change of size per px of the wheel; a pinch on a touchpad is a wheel with Ctrl and smaller steps. */
const PER_PX = { wheel: 0.002, pinch: 0.01 };

/** Calls back with the factor by which a turn of the wheel changes the size, and its place. A sideways turn is none. */
export function useWheelZoom(
  element: RefObject<HTMLElement | null>,
  onZoom: (factor: number, event: WheelEvent) => void,
) {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const turned = element.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? PER_PX.pinch : PER_PX.wheel)), event);
    };
    // React's own listener could not keep the browser from changing the size of the page.
    turned?.addEventListener('wheel', onWheel, { passive: false });
    return () => turned?.removeEventListener('wheel', onWheel);
  }, [element]);
}
