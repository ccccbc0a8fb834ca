import { vi } from 'vitest';
import type * as Flavours from '../../model/flavours.js';
import type * as Registry from '../../platforms/registry.js';
import { toyFlavour } from './row.js';
import { toy } from './toy.js';

/** Adds the toy's rows to their lists, for modules that the test imports afterwards with `await import()`. */
export function addToy(): void {
  vi.doMock('../../model/flavours.js', async (load) => {
    const { flavours, ...others } = await load<typeof Flavours>();
    return { ...others, flavours: [...flavours, toyFlavour] };
  });
  vi.doMock('../../platforms/registry.js', async (load) => {
    const { registry } = await load<typeof Registry>();
    return { registry: { ...registry, toy } };
  });
}
