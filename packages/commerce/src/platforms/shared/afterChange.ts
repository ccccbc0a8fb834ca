import { CommerceError } from '../../port/errors.js';

/**
 * What is read or changed once a change was made. Failures of kind `throttled` and `refused` would say of the whole call that nothing
 * was done, which is not so any more: they become one of kind `http`.
 */
export async function afterChange<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof CommerceError) || (error.kind !== 'throttled' && error.kind !== 'refused')) throw error;
    throw new CommerceError('http', error.call, error.message, error);
  }
}
