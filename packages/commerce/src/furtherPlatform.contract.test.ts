/** Runs the contract suite with the rows of the example platform. See docs/guides/platform.md. */
import { vi } from 'vitest';
import { toyFlavour } from './testing/toy/row.js';
import { toy } from './testing/toy/toy.js';
import { toyTraits } from './testing/toy/traits.js';

vi.mock('./model/flavours.js', () => ({ flavours: [toyFlavour] }));
vi.mock('./platforms/registry.js', () => ({ registry: { toy } }));
vi.mock('./testing/traits.js', () => ({ traits: { toy: toyTraits } }));

await import('./contract.test.js');
await import('./callersMistakes.contract.test.js');
