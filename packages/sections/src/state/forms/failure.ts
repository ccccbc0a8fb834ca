import { CommerceError, type CommerceFailureKind } from '@vitrine/commerce';
import type { Messages } from '../../messages.js';

/** Why a call failed, as plain data, so that a server can pass it to the browser. */
export type Failure = CommerceFailureKind | 'unknown';

export const failureOf = (error: unknown): Failure => (error instanceof CommerceError ? error.kind : 'unknown');

/** The text of a failed read or change of customer data. It does not mention the cart. */
export const failureText = (failure: Failure, messages: Messages): string =>
  failure === 'timeout' ? messages.formTimeout : messages[`failure.${failure}`];
