// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSleep } from './islandSleep';

let root: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div><button>Inside</button></div><button>Outside</button>';
  root = document.querySelector('div')!;
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const sign = (type: string, target: Element) => target.dispatchEvent(new Event(type, { bubbles: true }));

test('a part is loaded when the browser is idle', async () => {
  const load = vi.fn(async () => 'part');
  const { part, listen } = createSleep(load);
  stop = listen(root);
  expect(load).not.toHaveBeenCalled();
  vi.runAllTimers();
  await expect(part).resolves.toBe('part');
});

test.each(['pointerover', 'pointerdown', 'focusin'])('a part is loaded at %s within it, and not elsewhere', (type) => {
  const load = vi.fn(async () => 'part');
  stop = createSleep(load).listen(root);
  sign(type, document.body.lastElementChild!);
  expect(load).not.toHaveBeenCalled();
  sign(type, root.querySelector('button')!);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that could not be loaded is loaded at the next sign', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
  const { part, listen } = createSleep(load);
  stop = listen(root);
  vi.runAllTimers();
  sign('focusin', root.querySelector('button')!);
  await expect(part).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('once it can be used nothing is listened to', () => {
  const load = vi.fn(async () => 'part');
  const { listen, end } = createSleep(load);
  stop = listen(root);
  end();
  sign('pointerdown', root.querySelector('button')!);
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
});
