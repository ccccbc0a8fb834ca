import type { CDPSession, Page } from 'playwright-core';

interface Point {
  x: number;
  y: number;
}

/** What a hand does, in CSS px of the screen: see `packages/components/src/testing/realInput.ts`, which asks for it. */
export type InputAction =
  | { kind: 'mouse'; path: Point[]; isPressed: boolean }
  | { kind: 'touch'; path: Point[] }
  | { kind: 'key'; key: string };

declare global {
  interface Window {
    /** Only where the test runner plays: input through the browser itself. */
    vitrineInput?: (action: InputAction) => Promise<void>;
  }
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Lets the stories of a page use mouse, finger and keys. */
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

/** Playwright only taps, and only where the browser was started as one of a phone. */
async function touch(page: Page, [first, ...rest]: Point[]) {
  const session = await sessions.get(page);
  if (!session || !first) return;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
  for (const point of rest) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
