import { CommerceError, type CartResult, type CommerceFailureKind } from '@vitrine/commerce';
import { fill } from '../internal/fill.js';
import type { Messages } from '../messages.js';

/** What is to be said about a change: at its line, at the cart as a whole, or beside the button that asked for it. */
export type CartNotice =
  /** The platform refused it, in its own words. */
  | { kind: 'error'; message: string }
  /** The platform did otherwise than asked, in its own words. */
  | { kind: 'warning'; message: string }
  /** The call failed. */
  | { kind: 'failure'; failure: CommerceFailureKind | 'unknown' }
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

export function noticeText(notice: CartNotice, messages: Messages): string {
  switch (notice.kind) {
    case 'error':
    case 'warning':
      return notice.message;
    case 'failure':
      return messages.failures[notice.failure];
    case 'added':
      return notice.title ? fill(messages.added, { product: notice.title }) : messages.addedUnnamed;
  }
}
