import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue } from './toastQueue.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titles = (queue: ReturnType<typeof createToastQueue>) => queue.visible().map(({ title }) => title);

test('shows up to its limit, and the next when there is room', () => {
  const queue = createToastQueue({ limit: 2 });
  const [first] = ['a', 'b', 'c'].map((title) => queue.add({ title }));
  expect(titles(queue)).toEqual(['a', 'b']);
  queue.close(first!);
  expect(titles(queue)).toEqual(['b', 'c']);
});

test('a toast that waits has its whole time once it shows', () => {
  const queue = createToastQueue({ limit: 1 });
  queue.add({ title: 'a' });
  queue.add({ title: 'b' });
  vi.advanceTimersByTime(6000);
  expect(titles(queue)).toEqual(['b']);
  vi.advanceTimersByTime(5999);
  expect(titles(queue)).toEqual(['b']);
  vi.advanceTimersByTime(1);
  expect(titles(queue)).toEqual([]);
});

test('no clock runs while there is any reason to pause, and what is left runs after', () => {
  const queue = createToastQueue();
  queue.add({ title: 'a' });
  vi.advanceTimersByTime(4000);
  queue.pause('hover');
  queue.pause('focus');
  queue.add({ title: 'b' });
  vi.advanceTimersByTime(60_000);
  queue.resume('hover');
  vi.advanceTimersByTime(60_000);
  expect(titles(queue)).toEqual(['a', 'b']);
  queue.resume('focus');
  vi.advanceTimersByTime(2000);
  expect(titles(queue)).toEqual(['b']);
});

test('errors, toasts with an action and those told so stay; none leaves before it can be read', () => {
  const queue = createToastQueue({ limit: 9 });
  queue.add({ title: 'error', tone: 'error' });
  queue.add({ title: 'action', action: { label: 'Undo', onPress: () => {} } });
  queue.add({ title: 'never', timeout: null });
  queue.add({ title: 'short', timeout: 1 });
  vi.advanceTimersByTime(4999);
  expect(titles(queue)).toEqual(['error', 'action', 'never', 'short']);
  vi.advanceTimersByTime(3_600_000);
  expect(titles(queue)).toEqual(['error', 'action', 'never']);
});

test('tells once of each that closes, and its listeners of each change', () => {
  const queue = createToastQueue({ limit: 1 });
  const onClose = vi.fn();
  const listener = vi.fn();
  const unsubscribe = queue.subscribe(listener);
  const id = queue.add({ title: 'a', onClose });
  queue.add({ title: 'b', onClose });
  queue.close(id);
  queue.close(id);
  expect(onClose).toHaveBeenCalledTimes(1);
  queue.clear();
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(listener).toHaveBeenCalledTimes(4);
  unsubscribe();
  queue.add({ title: 'c' });
  expect(listener).toHaveBeenCalledTimes(4);
  expect(vi.getTimerCount()).toBe(1);
});
