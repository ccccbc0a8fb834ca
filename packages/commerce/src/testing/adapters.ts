/** What the contract suites run on, and what they ask of a call that fails. */
import { flavours } from '../model/flavours.js';
import { CommerceError } from '../port/errors.js';
import type { Way } from './openShop.js';

const ways: Way[] = ['directly', 'through the remote client and its handler'];

/** Each flavour, reached each way. */
export const adapters = flavours.flatMap(({ name: flavour }) => ways.map((way) => ({ flavour, way })));

/** The error that a call ends with; throws where it does not fail, or fails otherwise than with a `CommerceError`. */
export async function failure(result: Promise<unknown>): Promise<CommerceError> {
  const error: unknown = await result.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  if (error instanceof CommerceError) return error;
  throw error;
}
