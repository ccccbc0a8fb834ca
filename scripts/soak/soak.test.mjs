import { describe, expect, it } from 'vitest';
import { settingsOf } from './shop.mjs';
import { soak } from './soak.mjs';

describe('a cart on a platform of which one call in five fails', () => {
  it.each(Object.keys(settingsOf))('shows what %s has, and loses and doubles nothing', async (flavour) => {
    const { problems, faults } = await soak({ flavour, seed: 1, steps: 300 });
    expect(problems).toEqual([]);
    expect(faults).toBeGreaterThan(50);
  });
});
