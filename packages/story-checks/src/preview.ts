import { addons } from 'storybook/preview-api';
import { lookEvent } from './page/channel.js';
import type * as page from './page/index.js';
import type { Globals } from './types.js';

declare global {
  interface Window {
    /** Loads the checks into the page of a story. */
    storyChecks?: () => Promise<typeof page>;
  }
}

// The checks in the page of a story. They are in a separate file, which only the test runner loads.
window.storyChecks = () => import('./page/index.js');

/**
 * Calls `show` with the globals of each look, such as `{ direction: 'rtl' }`. It applies them synchronously, since the checks measure next.
 * Returns a function that stops this.
 */
export function onLook(show: (globals: Globals) => void) {
  const channel = addons.getChannel();
  channel.on(lookEvent, show);
  return () => channel.off(lookEvent, show);
}
