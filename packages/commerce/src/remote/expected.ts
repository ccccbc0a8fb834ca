import { CommerceError, type CommerceFailureKind } from '../port/errors.js';

const expected: readonly CommerceFailureKind[] = ['aborted', 'unidentified'];

/** Whether an error is normal and not a failure: a tab was closed, a login expired, or an argument was invalid. */
export const isExpected = (error: unknown): boolean =>
  error instanceof CommerceError && (expected.includes(error.kind) || error.field !== undefined);
