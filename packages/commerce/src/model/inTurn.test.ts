import { describe, expect, it } from 'vitest';
import { inTurn } from './inTurn.js';

describe('inTurn', () => {
  it('runs one task after the other, also after a failed one', async () => {
    const owner = {};
    const log: string[] = [];
    const task = (name: string, fails = false) =>
      inTurn(owner, async () => {
        log.push(`${name} begins`);
        await Promise.resolve();
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const results = await Promise.allSettled([task('a'), task('b', true), task('c')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it("runs different owners' tasks at the same time", async () => {
    let release = () => {};
    const blocked = inTurn({}, () => new Promise<void>((resolve) => (release = resolve)));
    await expect(inTurn({}, async () => 'free')).resolves.toBe('free');
    release();
    await blocked;
  });
});
