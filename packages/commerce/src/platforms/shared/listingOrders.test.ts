import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createListingOrders, type ListingOrders, type ReadPart } from './listingOrders.js';

/** A platform without page numbers. Its listing has `count` ids, two per call. */
function platform(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `id-${index}`);
  const state = { ids, calls: 0, failsAt: undefined as number | undefined };
  const readPart: ReadPart = async (after) => {
    state.calls++;
    await Promise.resolve();
    if (state.calls === state.failsAt) throw new Error('The platform is down.');
    const begin = Number(after ?? 0);
    const next = begin + 2 < state.ids.length ? String(begin + 2) : undefined;
    return { ids: state.ids.slice(begin, begin + 2), next };
  };
  return { state, readPart };
}

/** Waits until the background work is done. It waits only for timers and promises. */
const quiet = () => vi.runAllTimersAsync();

let orders: ListingOrders;
let time: number;
beforeEach(() => {
  vi.useFakeTimers();
  time = 0;
  orders = createListingOrders({ maxAge: 1000, maxIds: 110, now: () => time });
});

afterEach(() => void vi.useRealTimers());

describe('the order of a listing', () => {
  it('is available as soon as enough of it is known, and the rest is read in the background', async () => {
    const { state, readPart } = platform(7);
    const first = await orders.read('a', 2, readPart);
    expect(first).toMatchObject({ ids: ['id-0', 'id-1'], isComplete: false });
    await quiet();
    expect(state.calls).toBe(1);
    first?.readOn();
    await quiet();
    expect(await orders.read('a', 2, readPart)).toMatchObject({ ids: state.ids, isComplete: true });
    expect(state.calls).toBe(4);
  });

  it('is read once, for callers of any page', async () => {
    const { state, readPart } = platform(7);
    const all = await Promise.all([2, 7, 4, 100].map((count) => orders.read('a', count, readPart)));
    for (const [index, count] of [2, 7, 4, 7].entries()) expect(all[index]?.ids.length).toBeGreaterThanOrEqual(count);
    expect(state.calls).toBe(4);
  });

  it('is undefined for an unknown listing, and is requested again', async () => {
    let calls = 0;
    const nothing: ReadPart = async () => void calls++ as undefined;
    expect(await orders.read('a', 2, nothing)).toBeUndefined();
    expect(await orders.read('a', 2, nothing)).toBeUndefined();
    expect(calls).toBe(2);
  });

  it('continues after a failure at the same place', async () => {
    const { state, readPart } = platform(7);
    state.failsAt = 3;
    await expect(orders.read('a', 7, readPart)).rejects.toThrow('The platform is down.');
    expect(await orders.read('a', 4, readPart)).toMatchObject({ ids: state.ids.slice(0, 4) });
    expect(state.calls).toBe(3);
    expect(await orders.read('a', 7, readPart)).toMatchObject({ ids: state.ids, isComplete: true });
    expect(state.calls).toBe(5);
  });

  it('begins again after a failure at its beginning', async () => {
    const { state, readPart } = platform(2);
    state.failsAt = 1;
    await expect(orders.read('a', 2, readPart)).rejects.toThrow();
    expect(await orders.read('a', 2, readPart)).toMatchObject({ ids: state.ids });
  });

  it('is read again in the background if it is old, and dropped if it is very old', async () => {
    const { state, readPart } = platform(3);
    await orders.read('a', 3, readPart);
    const before = state.ids;
    state.ids = ['new-1', 'new-2', 'new-3'];
    time = 1001;
    expect((await orders.read('a', 3, readPart))?.ids).toEqual(before);
    await quiet();
    expect((await orders.read('a', 3, readPart))?.ids).toEqual(state.ids);

    state.ids = ['newest'];
    time = 20_000;
    expect((await orders.read('a', 3, readPart))?.ids).toEqual(['newest']);
  });

  it('remains if it cannot be read again', async () => {
    const { state, readPart } = platform(2);
    await orders.read('a', 2, readPart);
    state.failsAt = 2;
    time = 1001;
    await orders.read('a', 2, readPart);
    await quiet();
    expect((await orders.read('a', 2, readPart))?.ids).toEqual(['id-0', 'id-1']);
  });

  it('is evicted if it was used least recently', async () => {
    const [a, b, c] = [platform(5), platform(5), platform(5)];
    await orders.read('a', 5, a.readPart);
    await orders.read('b', 5, b.readPart);
    await orders.read('a', 5, a.readPart);
    (await orders.read('c', 5, c.readPart))?.readOn();
    await quiet();
    await orders.read('a', 5, a.readPart);
    await orders.read('b', 5, b.readPart);
    expect([a.state.calls, b.state.calls]).toEqual([3, 6]);
  });

  it('is evicted if it is empty, too: anyone can request filters without results', async () => {
    const { state, readPart } = platform(0);
    for (const name of ['a', 'b', 'c']) {
      (await orders.read(name, 5, readPart))?.readOn();
      await quiet();
    }
    await orders.read('c', 5, readPart);
    expect(state.calls).toBe(3);
    await orders.read('a', 5, readPart);
    expect(state.calls).toBe(4);
  });

  it('does not hold up a caller who aborts, and is complete for the others', async () => {
    const { state, readPart } = platform(7);
    const controller = new AbortController();
    const given = orders.read('a', 7, readPart, controller.signal);
    const other = orders.read('a', 7, readPart);
    controller.abort();
    await expect(given).rejects.toMatchObject({ kind: 'aborted' });
    expect((await other)?.ids).toEqual(state.ids);
  });

  it('ends if cursors go in a circle', async () => {
    const circle: ReadPart = async (after) => ({ ids: ['x'], next: after === 'b' ? 'a' : after === 'a' ? 'b' : 'a' });
    expect(await orders.read('a', 100, circle)).toMatchObject({ ids: ['x', 'x', 'x'], isComplete: true });
  });
});
