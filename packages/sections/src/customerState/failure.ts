import { CommerceError, type CommerceFailureKind } from '@vitrine/commerce';
import type { Messages } from '../messages.js';

/** Why a call failed: plain data, so that a server can say it of a call that it made. */
export type Failure = CommerceFailureKind | 'unknown';

export const failureOf = (error: unknown): Failure => (error instanceof CommerceError ? error.kind : 'unknown');

/** Why something of the customer's was not read or changed: in words that name no cart. */
export const failureText = (failure: Failure, messages: Messages): string =>
  failure === 'timeout' ? messages.formTimeout : messages[`failure.${failure}`];
