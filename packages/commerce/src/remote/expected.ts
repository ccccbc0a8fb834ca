import { CommerceError, type CommerceFailureKind } from '../port/errors.js';

const expected: readonly CommerceFailureKind[] = ['aborted', 'unidentified'];

/** No failure of anybody's: a tab was closed, or a login came to its end. */
export const isExpected = (error: unknown): boolean => error instanceof CommerceError && expected.includes(error.kind);
