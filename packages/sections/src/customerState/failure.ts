import { CommerceError, type CommerceFailureKind } from '@vitrine/commerce';

/** Why a call failed: plain data, so that a server can say it of a call that it made. */
export type Failure = CommerceFailureKind | 'unknown';

export const failureOf = (error: unknown): Failure => (error instanceof CommerceError ? error.kind : 'unknown');
