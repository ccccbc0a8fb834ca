/** The position of a pointer: px from the left and the top of the window. */
type Place = readonly [x: number, y: number];

const about = (pointerType: string, [clientX, clientY]: Place) => ({
  bubbles: true,
  cancelable: true,
  composed: true,
  isPrimary: true,
  pointerId: 1,
  pointerType,
  width: 20,
  height: 20,
  clientX,
  clientY,
});

/** Returns a place in an element, in fractions of its width and height from the left and the top. */
export function placeIn(element: Element, across = 0.5, down = 0.5): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + across * width, top + down * height];
}

/** A mouse that sends the events of a browser. It moves in steps, one in each frame, and hovers the element under it. */
export function mouse() {
  let over: Element | null = null;
  let at: Place = [0, 0];
  const step = (to: Place) => {
    at = to;
    const under = document.elementFromPoint(...to);
    const before = over;
    over = under;
    if (before !== under) {
      before?.dispatchEvent(new PointerEvent('pointerout', { ...about('mouse', to), relatedTarget: under }));
      under?.dispatchEvent(new PointerEvent('pointerover', { ...about('mouse', to), relatedTarget: before }));
    }
    under?.dispatchEvent(new PointerEvent('pointermove', about('mouse', to)));
  };
  return {
    /** Moves in a straight line within `duration` ms. */
    move: async (to: Place, duration: number) => {
      const from = at;
      const start = performance.now();
      for (let part = 0; part < 1;) {
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        part = Math.min(Math.max((now - start) / duration, 0), 1);
        step([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
      }
    },
  };
}

/** A finger that sends the events of a browser, in the middle of an element. */
export function finger(element: Element) {
  const place = placeIn(element);
  const tell = (type: string, more: PointerEventInit = {}) =>
    element.dispatchEvent(new PointerEvent(type, { ...about('touch', place), ...more }));
  const press = () => tell('pointerdown', { buttons: 1, pressure: 0.5 });
  const lift = () => {
    tell('pointerup');
    tell('click', { detail: 1 });
  };
  return {
    press,
    lift,
    tap: () => {
      press();
      lift();
    },
  };
}
