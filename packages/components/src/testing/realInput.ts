import type { InputAction } from '@vitrine/story-kit/input';
import { userEvent } from 'storybook/test';

/** A place on the screen, in CSS px. */
export interface Point {
  x: number;
  y: number;
}

type Place = Element | Point;

/*
 * User input in a play. In the test runner, the browser itself gets it: real pointers, hit testing, gestures, `:hover`. If a person opens the
 * story, there is no test runner: the elements get the events that a browser would have sent, without scrolling.
 */

/** Moves the mouse in steps, like a hand. Each step reaches the element under it. */
export const movePointer = (from: Place, to: Place, steps = 10) =>
  perform({ kind: 'mouse', path: path(from, to, steps), isPressed: false });

/** Clicks with the mouse, which moves there first. */
export const clickPointer = (on: Place) => perform({ kind: 'mouse', path: [pointOf(on)], isPressed: true });

/** Drags with the mouse in steps, from the press at one place to the release at another. */
export const dragPointer = (from: Place, to: Place, steps = 10) =>
  perform({ kind: 'mouse', path: path(from, to, steps), isPressed: true });

export const touch = {
  /** Touches briefly, which becomes a click. */
  press: (on: Place) => perform({ kind: 'touch', path: [pointOf(on)] }),
  /** Moves a finger from a place by a distance in px. */
  swipe: (from: Place, by: Point, steps = 10) => {
    const { x, y } = pointOf(from);
    return perform({ kind: 'touch', path: path(from, { x: x + by.x, y: y + by.y }, steps) });
  },
};

/** Presses a key, named as in Playwright: `Tab`, `Shift+Tab`, `Escape`, `a`. */
export const pressKey = (key: string) => perform({ kind: 'key', key });

/** Returns the middle of an element, scrolled into view, because a hand can only touch what is on the screen. */
function pointOf(place: Place): Point {
  if (!(place instanceof Element)) return place;
  place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = place.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function path(from: Place, to: Place, steps: number): Point[] {
  const end = pointOf(to);
  const start = pointOf(from);
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: start.x + ((end.x - start.x) * step) / steps,
    y: start.y + ((end.y - start.y) * step) / steps,
  }));
}

async function perform(action: InputAction) {
  if (window.vitrineInput) await window.vitrineInput(action);
  else await imitate(action);
}

let hasWarned = false;

async function imitate(action: InputAction) {
  if (!hasWarned)
    console.warn(
      'Nobody moves mouse, finger and keys here: the story gets events instead. The test runner has real ones.',
    );
  hasWarned = true;
  if (action.kind === 'key') return imitateKey(action.key);
  const isTouch = action.kind === 'touch';
  const isPressed = isTouch || action.isPressed;
  const [first, ...rest] = action.path;
  if (!first) return;
  if (isPressed && !rest.length) return imitatePress(first, isTouch);
  send('pointermove', first, { isTouch, isDown: false });
  if (isPressed) send('pointerdown', first, { isTouch, isDown: true });
  for (const point of rest) send('pointermove', point, { isTouch, isDown: isPressed });
  if (isPressed) send('pointerup', rest.at(-1) ?? first, { isTouch, isDown: false });
}

async function imitatePress({ x, y }: Point, isTouch: boolean) {
  const target = document.elementFromPoint(x, y);
  if (!target) return;
  const coords = { clientX: x, clientY: y };
  await userEvent.pointer([{ keys: isTouch ? '[TouchA]' : '[MouseLeft]', target, coords }]);
}

function send(type: string, { x, y }: Point, { isTouch, isDown }: { isTouch: boolean; isDown: boolean }) {
  document.elementFromPoint(x, y)?.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      composed: true,
      pointerId: 1,
      pointerType: isTouch ? 'touch' : 'mouse',
      pressure: isDown ? 0.5 : 0,
      isPrimary: true,
      button: type === 'pointermove' ? -1 : 0,
      buttons: isDown ? 1 : 0,
      clientX: x,
      clientY: y,
    }),
  );
}

/** Presses a key with `userEvent`, which writes `Shift+Tab` as `{Shift>}{Tab}{/Shift}`. */
function imitateKey(keys: string) {
  const held = keys.split('+');
  const key = held.pop() ?? '';
  const named = key.length > 1 ? `{${key}}` : key;
  return userEvent.keyboard(held.map((one) => `{${one}>}`).join('') + named + held.map((one) => `{/${one}}`).join(''));
}
