import { createMemoryAttempts, type Attempts } from './attempts';

/** One per process, since Next may load this file more than once. */
const shared = globalThis as { vitrineAttempts?: Attempts };

/** The attempts at this server. */
export const attempts = (shared.vitrineAttempts ??= createMemoryAttempts());
