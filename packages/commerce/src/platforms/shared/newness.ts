import { systemClock } from '../../shared/transport.js';
import type { CommerceDependencies } from './dependencies.js';

const day = 86_400_000;

/** Returns whether a product with this date of publication, in ISO 8601, is new. Undefined if it is not. */
export type IsNew = (publishedAt: string | null | undefined) => true | undefined;

/** A product with a later date is not new: it is not published yet. */
export const createIsNew =
  ({ newForDays = 0, clock: { now } = systemClock }: Pick<CommerceDependencies, 'newForDays' | 'clock'>): IsNew =>
  (publishedAt) => {
    const age = now() - Date.parse(publishedAt ?? '');
    return (age >= 0 && age < newForDays * day) || undefined;
  };
