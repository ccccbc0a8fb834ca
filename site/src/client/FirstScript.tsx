'use client';
import { firstScript } from '../firstScript';

/**
 * Keeps presses until the page's script has taken over, and loads the device's fonts: see `earlyPresses.ts` and `deviceFonts.ts`. Its text is in the HTML
 * alone. A server component would put it into the page's data as well, and the browser never needs it there.
 */
export const FirstScript = () => (
  <script
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? firstScript : '' }}
  />
);
