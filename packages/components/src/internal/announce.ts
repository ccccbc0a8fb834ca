// A private entry point of react-aria: its hooks announce through it, and two announcers would interrupt each other.
import { announce as say } from 'react-aria/private/live-announcer/LiveAnnouncer';

export { clearAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';

/**
 * Creates the live region. Otherwise the first text would create it and wait for it, and a second text within 100 ms would be announced
 * before the first.
 */
export function prepareToAnnounce(): void {
  say('', 'polite');
}

/**
 * Announces a text to screen readers: `'assertive'` at once, `'polite'` after the current speech. Use it for a message that appears
 * together with its element, because many screen readers do not read a live region that appears with its text. This live region exists
 * before, at the beginning of the page, and is also read while a drawer or a dialog is open. The text is removed after 7 s.
 */
export function announce(text: string, urgency: 'assertive' | 'polite' = 'assertive'): void {
  say(text, urgency);
}
