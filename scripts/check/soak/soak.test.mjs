import { describe, expect, it } from 'vitest';
import { flavourNames } from '../../run/flavours.mjs';
import { soak } from './soak.mjs';

describe('a cart on a platform of which one call in five fails', () => {
  it.each(flavourNames)('shows what %s has, and loses and doubles nothing', async (flavour) => {
    const { problems, faults } = await soak({ flavour, seed: 1, steps: 300 });
    expect(problems).toEqual([]);
    expect(faults).toBeGreaterThan(50);
  });

  it('does the same again from the same seed, and otherwise from another', async () => {
    const run = (seed) => soak({ flavour: 'big_commerce', seed, steps: 60 });
    const first = await run(7);
    expect(await run(7)).toEqual(first);
    expect(await run(8)).not.toEqual(first);
  });
});
