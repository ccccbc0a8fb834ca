// A private entry point of react-aria: every hook that speaks uses it, and two announcers would talk over each other.
import { announce as say } from 'react-aria/private/live-announcer/LiveAnnouncer';

export { clearAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';

/**
 * Makes the place that is read. The first text would make it, and wait for it: a second one that follows within 100 ms would be said
 * before the first.
 */
export function prepareToAnnounce(): void {
  say('', 'polite');
}

/**
 * Says a text to a screen reader: `'assertive'` at once, `'polite'` when what is being read has ended. For what comes up together with
 * the place that it stands in: many readers do not read a live region that is born with its text. This one is there before, at the
 * beginning of the page, and is heard while a drawer or a dialog is open, too. The text is taken away after 7 s.
 */
export function announce(text: string, urgency: 'assertive' | 'polite' = 'assertive'): void {
  say(text, urgency);
}
