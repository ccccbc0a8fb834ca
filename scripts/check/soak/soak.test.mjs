import { describe, expect, it } from 'vitest';
import { flavourNames } from '../../run/flavours.mjs';
import { soak } from './soak.mjs';

describe('a cart on a platform on which one call in five fails', () => {
  it.each(flavourNames)('shows the cart of %s, and loses and doubles nothing', async (flavour) => {
    const { problems, faults } = await soak({ flavour, seed: 1, steps: 300 });
    expect(problems).toEqual([]);
    expect(faults).toBeGreaterThan(50);
  });

  it('gives the same result with the same seed, and another with another seed', async () => {
    const run = (seed) => soak({ flavour: 'big_commerce', seed, steps: 60 });
    const first = await run(7);
    expect(await run(7)).toEqual(first);
    expect(await run(8)).not.toEqual(first);
  });
});
