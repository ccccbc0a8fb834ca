/** The adapters for the contract suites, and a helper for calls that fail. */
import { flavours } from '../model/flavours.js';
import { CommerceError } from '../port/errors.js';
import type { Way } from './openShop.js';

const ways: Way[] = ['directly', 'through the remote client and its handler'];

/** Each flavour, reached in both ways. */
export const adapters = flavours.flatMap(({ name: flavour }) => ways.map((way) => ({ flavour, way })));

/** Returns the error of a failed call. Throws if the call succeeds, or fails with an error other than a `CommerceError`. */
export async function failure(result: Promise<unknown>): Promise<CommerceError> {
  const error: unknown = await result.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  if (error instanceof CommerceError) return error;
  throw error;
}
