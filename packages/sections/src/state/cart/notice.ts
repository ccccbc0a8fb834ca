import {
  CommerceError,
  type CartResult,
  type CommerceFailureKind,
  type RefusalCode,
  type UserError,
} from '@vitrine/commerce';
import { formatMessage, type Message } from '@vitrine/components';
import type { FormResult } from '../forms/formResult.js';
import type { Messages } from '../../messages.js';

/** A message about a change. It shows at the line, on the whole cart, or beside the button that made the change. */
export type CartNotice =
  /** The platform refused the change. */
  | { kind: 'error'; refusals: readonly UserError[] }
  /** The platform made the change differently than requested. */
  | { kind: 'warning'; refusals: readonly UserError[] }
  /** The call failed. */
  | { kind: 'failure'; failure: CommerceFailureKind | 'unknown' }
  /** No response showed whether the item was added, and the cart does not show it. */
  | { kind: 'unconfirmed' }
  /** The response to a change was lost, and the cart could not be read since. */
  | { kind: 'stale' }
  /** The browser is offline, so the item is added later. */
  | { kind: 'waiting' }
  | { kind: 'added'; title: string | undefined };

/** The message for a call with a response; undefined if the platform did exactly what was requested. */
export function noticeOfResult({ errors, warnings }: CartResult): CartNotice | undefined {
  if (errors.length > 0) return { kind: 'error', refusals: errors };
  if (warnings.length > 0) return { kind: 'warning', refusals: warnings };
  return undefined;
}

/** The message for a form that a server handled. */
export function noticeOfForm({ errors, failure, isUnconfirmed }: FormResult): CartNotice | undefined {
  if (isUnconfirmed) return { kind: 'unconfirmed' };
  if (failure) return { kind: 'failure', failure };
  return errors.length > 0 ? { kind: 'error', refusals: errors } : undefined;
}

export const noticeOfFailure = (error: unknown): CartNotice => ({
  kind: 'failure',
  failure: error instanceof CommerceError ? error.kind : 'unknown',
});

/** Whether the platform may have made the change, or may still make it: there was no response, or the response leaves it open. */
export const isOutcomeUnknown = (error: unknown): boolean => error instanceof CommerceError && error.isOutcomeUnknown;

/** Whether the time limit ended the call. The shopper has waited long enough: the cart is read after the message. */
export const isLate = (error: unknown): boolean => error instanceof CommerceError && error.kind === 'timeout';

/** Whether the platform responded. The change is then made by now, or never. */
export const wasAnswered = (error: unknown): boolean =>
  error instanceof CommerceError && (error.kind === 'http' || error.kind === 'shape');

/** @param locale BCP 47, the language of the messages. */
export function noticeText(notice: CartNotice, messages: Messages, locale: string): string {
  switch (notice.kind) {
    case 'error':
    case 'warning':
      return [...new Set(notice.refusals.map((refusal) => refusalText(refusal, messages, locale)))].join(' ');
    case 'failure':
      return messages[`failure.${notice.failure}`];
    case 'unconfirmed':
      return messages.additionUnconfirmed;
    case 'stale':
      return messages.cartStale;
    case 'waiting':
      return messages.addedWhenOnline;
    case 'added':
      return notice.title ? formatMessage(messages.added, { product: notice.title }) : messages.addedUnnamed;
  }
}

/** Our text for a refusal; the platform's text only if we have none. */
export function refusalText({ code, parameters, message }: UserError, messages: Messages, locale: string): string {
  if (code === 'unknown') return message || formatMessage(messages['refusal.unknown'], {}, locale);
  if (code === 'customer.tooManyAttempts' && parameters?.seconds !== undefined)
    return formatMessage(messages['refusal.customer.tooManyAttempts.seconds'], { seconds: parameters.seconds }, locale);
  const key = (!parameters && withoutNumber[code]) || (`refusal.${code}` as const);
  // A server that is newer than this page may send other codes.
  const text: Message | undefined = messages[key];
  return text === undefined
    ? refusalText({ code: 'unknown', ...(message && { message }) }, messages, locale)
    : formatMessage(text, parameters ?? {}, locale);
}

/** The texts for responses that do not contain the number. */
const withoutNumber: { [Code in RefusalCode]?: keyof Messages } = {
  'stock.notEnough': 'refusal.stock.notEnough.unnumbered',
  'quantity.belowMinimum': 'refusal.quantity.belowMinimum.unnumbered',
  'quantity.aboveMaximum': 'refusal.quantity.aboveMaximum.unnumbered',
  'quantity.offIncrement': 'refusal.quantity.offIncrement.unnumbered',
  'customer.tooManyAttempts': 'refusal.customer.tooManyAttempts.unnumbered',
};
