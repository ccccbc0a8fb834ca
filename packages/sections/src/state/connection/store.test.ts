// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createConnectionStore } from './store.js';

afterEach(() => vi.restoreAllMocks());

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

it('acts at once with a connection', () => {
  const act = vi.fn();
  createConnectionStore().whenOnline(act);
  expect(act).toHaveBeenCalledOnce();
});

it('keeps the last action until the connection is back', () => {
  const store = createConnectionStore();
  const stop = store.start();
  const changes = vi.fn();
  store.subscribe(changes);
  setOnline(false);
  expect(store.getSnapshot()).toEqual({ isOffline: true, isWaiting: false });
  const [first, second] = [vi.fn(), vi.fn()];
  store.whenOnline(first);
  store.whenOnline(second);
  expect(store.getSnapshot()).toEqual({ isOffline: true, isWaiting: true });
  expect(changes).toHaveBeenCalledTimes(2);
  setOnline(true);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  expect(store.getSnapshot()).toEqual({ isOffline: false, isWaiting: false });
  // Nothing is left to do.
  setOnline(false);
  setOnline(true);
  expect(second).toHaveBeenCalledOnce();
  stop();
});

it('knows of actions that end with the page', async () => {
  const { holdPage, isPageHeld } = createConnectionStore();
  let end: () => void = () => {};
  const pending = holdPage(new Promise<void>((resolve) => (end = resolve)));
  await expect(holdPage(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(isPageHeld()).toBe(true);
  end();
  await pending;
  expect(isPageHeld()).toBe(false);
});

it('knows from the start that there is no connection', () => {
  setOnline(false);
  const store = createConnectionStore();
  const stop = store.start();
  expect(store.getSnapshot().isOffline).toBe(true);
  stop();
  setOnline(true);
  expect(store.getSnapshot().isOffline).toBe(true);
});
