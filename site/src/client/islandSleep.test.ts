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

test('a visit without a sign of use loads nothing, unless it is told to', async () => {
  const load = vi.fn(async () => 'part');
  const { part, listen, wake } = createSleep(load);
  stop = listen(root);
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
  wake();
  await expect(part).resolves.toBe('part');
});

test('a pointer over a part loads it, and no pointer elsewhere', () => {
  const load = vi.fn(async () => 'part');
  stop = createSleep(load).listen(root);
  sign('pointerover', document.body.lastElementChild!);
  expect(load).not.toHaveBeenCalled();
  sign('pointerover', root.querySelector('button')!);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'focusin'])('%s anywhere on the page loads a part', (type) => {
  const load = vi.fn(async () => 'part');
  stop = createSleep(load).listen(root);
  sign(type, document.body.lastElementChild!);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that could not be loaded is loaded at the next sign', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
  const { part, listen } = createSleep(load);
  stop = listen(root);
  sign('pointerdown', root.querySelector('button')!);
  await Promise.resolve();
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
