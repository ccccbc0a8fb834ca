import { describe, expect, it } from 'vitest';
import { flavourNames } from '../../run/flavours.mjs';
import { soak } from './soak.mjs';

describe('a cart on a platform on which one call in five fails', () => {
  it.each(flavourNames)('shows the cart of %s, and loses and doubles nothing', async (flavour) => {
    const { faults, calls } = await soak({ flavour, seed: 1, shoppers: 2 });
    expect(faults).toBeGreaterThan(50);
    expect(faults / calls).toBeGreaterThan(0.1);
  });

  it('gives the same result with the same seed, and another with another seed', async () => {
    const run = (seed) => soak({ flavour: 'big_commerce', seed, shoppers: 2, steps: 40 });
    const first = await run(7);
    expect(await run(7)).toEqual(first);
    expect(await run(8)).not.toEqual(first);
  });
});
