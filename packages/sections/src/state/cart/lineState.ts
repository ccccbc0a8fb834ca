import { lineOf, type CartState } from './state.js';

/** The state of a line in the list. README.md shows the events between these states. */
export type LineState =
  /** The line is the platform's. */
  | 'shown'
  /** The same, with the reason why the shopper's last change was refused or made differently. */
  | 'refused'
  /** The shopper wants another quantity, which is not sent yet. */
  | 'wanted'
  /** Another quantity is sent and not confirmed yet. */
  | 'sending'
  /** The shopper removed the line, and the platform has not confirmed it yet. */
  | 'removing'
  /** The line is gone from the cart, and can be restored. */
  | 'removed'
  /** The line is being restored. */
  | 'returning';

/** The state of a line; undefined if it is not in the list. */
export function lineStateOf(state: CartState, id: string): LineState | undefined {
  if (!lineOf(state, id)) {
    const removed = state.removed.get(id);
    return removed && (removed.isReturning ? 'returning' : 'removed');
  }
  // The newest quantity counts.
  const quantity = state.wanted.get(id) ?? state.sending.get(id);
  if (quantity === 0) return 'removing';
  if (quantity !== undefined) return state.wanted.has(id) ? 'wanted' : 'sending';
  return state.notices.has(id) ? 'refused' : 'shown';
}
