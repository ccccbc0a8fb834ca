import type { CDPSession, Page } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

/** An action of a person, in CSS px of the screen. `packages/components/src/testing/realInput.ts` requests it. */
export type InputAction =
  | { kind: 'mouse'; path: Point[]; isPressed: boolean }
  | { kind: 'touch'; path: Point[] }
  | { kind: 'key'; key: string };

declare global {
  interface Window {
    /** Input through the browser itself. Only set in the test runner. */
    vitrineInput?: (action: InputAction) => Promise<void>;
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Enables the stories of a page to use mouse, finger and keys. */
export async function offerInput(page: Page) {
  sessions.set(page, page.context().newCDPSession(page));
  await page.exposeBinding('vitrineInput', (_source, action: InputAction) => perform(page, action));
}

async function perform(page: Page, action: InputAction) {
  if (action.kind === 'key') await page.keyboard.press(action.key);
  else if (action.kind === 'touch') await touch(page, action.path);
  else await move(page, action.path, action.isPressed);
}

async function move(page: Page, [first, ...rest]: Point[], isPressed: boolean) {
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  if (isPressed) await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y);
  if (isPressed) await page.mouse.up();
}

/** Moves a finger. Playwright can only tap, and only in a browser that was started with a touch screen. */
async function touch(page: Page, [first, ...rest]: Point[]) {
  const session = await sessions.get(page);
  if (!session || !first) return;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
  for (const point of rest) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Makes the browser report that it has a connection, or none. */
export function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
