import { CommerceError } from '../../port/errors.js';

/**
 * Waits for a call that follows a completed change. Its failures of kind `throttled` and `refused` become failures of kind `http`, because
 * they would mean that the whole operation did nothing.
 */
export async function afterChange<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof CommerceError) || error.isOutcomeUnknown) throw error;
    throw new CommerceError('http', error.call, error.message, error);
  }
}
