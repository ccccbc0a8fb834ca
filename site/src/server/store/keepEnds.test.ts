import { createMemoryLogins, type LoginLists } from '@vitrine/commerce/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepEnds } from './keepEnds';

const login = (id: string, proved: number) => ({ id, proved, began: proved, used: proved, token: id });

describe('ends that the store does not take', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Lists that refuse writes while `isFull`. */
  const open = (most?: number) => {
    const lists = createMemoryLogins();
    const state = { isFull: true };
    const endAll = vi.fn<LoginLists['endAll']>(async (...end) => {
      if (state.isFull) throw new Error('full');
      await lists.endAll(...end);
    });
    return { state, lists, endAll, kept: keepEnds({ ...lists, endAll }, most) };
  };

  it('hold here, beside what the store tells', async () => {
    const { kept, lists } = open();
    await lists.endAll('ada', 2);
    await lists.put('ada', login('old', 5));
    await lists.put('ada', login('new', 6));
    await expect(kept.endAll('ada', 5)).rejects.toThrow('full');
    expect(await kept.read('ada')).toEqual({ logins: [login('new', 6)], endedAt: 5 });
    await lists.endAll('ada', 9);
    expect(await kept.read('ada')).toEqual({ logins: [], endedAt: 9 });
  });

  it('are repeated until the store takes them, and no longer', async () => {
    const { kept, lists, state, endAll } = open();
    await expect(kept.endAll('ada', 5)).rejects.toThrow('full');
    await expect(kept.endAll('sam', 6)).rejects.toThrow('full');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await lists.read('ada')).toEqual({ logins: [] });
    state.isFull = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await lists.read('ada')).toEqual({ logins: [], endedAt: 5 });
    expect(await lists.read('sam')).toEqual({ logins: [], endedAt: 6 });
    endAll.mockClear();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(endAll).not.toHaveBeenCalled();
    await lists.put('ada', login('new', 7));
    expect((await kept.read('ada')).logins).toHaveLength(1);
  });

  it('are of a bounded number of accounts, the last ones', async () => {
    const { kept } = open(2);
    for (const account of ['ada', 'sam', 'kim']) await expect(kept.endAll(account, 1)).rejects.toThrow('full');
    const ends = await Promise.all(['ada', 'sam', 'kim'].map(async (account) => (await kept.read(account)).endedAt));
    expect(ends).toEqual([undefined, 1, 1]);
  });
});
