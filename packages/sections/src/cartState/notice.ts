import { CommerceError, type CartResult, type CommerceFailureKind } from '@vitrine/commerce';
import { formatMessage } from '@vitrine/components';
import type { Messages } from '../messages.js';

/** What is to be said about a change: at its line, at the cart as a whole, or beside the button that asked for it. */
export type CartNotice =
  /** The platform refused it, in its own words. */
  | { kind: 'error'; message: string }
  /** The platform did otherwise than asked, in its own words. */
  | { kind: 'warning'; message: string }
  /** The call failed. */
  | { kind: 'failure'; failure: CommerceFailureKind | 'unknown' }
  /** No answer said whether it was added, and the cart does not show it. */
  | { kind: 'unconfirmed' }
  /** The answer to a change was lost, and the cart could not be read since. */
  | { kind: 'stale' }
  | { kind: 'added'; title: string | undefined };

/** What there is to say about a call that was answered; undefined where it did just what was asked. */
export function noticeOfResult({ errors, warnings }: CartResult): CartNotice | undefined {
  const text = (list: CartResult['errors']) => list.map(({ message, code }) => message ?? code).join(' ');
  if (errors.length > 0) return { kind: 'error', message: text(errors) };
  if (warnings.length > 0) return { kind: 'warning', message: text(warnings) };
  return undefined;
}

export const noticeOfFailure = (error: unknown): CartNotice => ({
  kind: 'failure',
  failure: error instanceof CommerceError ? error.kind : 'unknown',
});

/** Whether the platform may have done it all the same, or may do it yet: what it answered, if anything, does not say. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof CommerceError && error.kind !== 'throttled' && error.kind !== 'refused';

/** Whether there was an answer: then it is done by now, or never will be. */
export const wasAnswered = (error: unknown): boolean =>
  error instanceof CommerceError && (error.kind === 'http' || error.kind === 'shape');

export function noticeText(notice: CartNotice, messages: Messages): string {
  switch (notice.kind) {
    case 'error':
    case 'warning':
      return notice.message;
    case 'failure':
      return messages[`failure.${notice.failure}`];
    case 'unconfirmed':
      return messages.additionUnconfirmed;
    case 'stale':
      return messages.cartStale;
    case 'added':
      return notice.title ? formatMessage(messages.added, { product: notice.title }) : messages.addedUnnamed;
  }
}
