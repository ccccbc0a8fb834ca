'use client';
import { earlyPressScript } from '../earlyPresses';

/**
 * Keeps presses until the page's script has taken over: see `earlyPresses.ts`. Its text is in the HTML alone. A server component would put it into the
 * page's data as well, and the browser never needs it there.
 */
export const EarlyPresses = () => (
  <script
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? earlyPressScript : '' }}
  />
);
