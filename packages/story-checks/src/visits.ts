import type { Globals, Visit } from './types.ts';

/**
 * Returns the checks by look. Each look costs a layout, so checks share a look if they can.
 *
 * @param globals the page's globals in the look with all of axe, such as a second theme from right to left
 */
export const standardVisits = (globals: Globals = {}): Visit[] => [
  { look: { scheme: 'dark' }, checks: ['played', 'motion', 'contrast', 'colors', 'errors', 'wiring', 'autofill'] },
  // All of axe a second time, on the narrowest screen.
  {
    look: { width: 320, finger: true, globals, scheme: 'dark' },
    checks: ['layout', 'targets', 'accessibility'],
  },
  { look: { width: 320, spacing: true }, checks: ['layout'] },
  { look: { width: 640, text: 2 }, checks: ['layout', 'textSize'] },
  { look: { text: 2 }, checks: ['layout'] },
  { look: { forcedColors: true }, checks: ['forcedColors', 'focus'] },
  // Last, since the focus opens and closes elements, and so do keys, the pointer and presses.
  { look: {}, checks: ['colors', 'errors', 'focus', 'typing', 'hover', 'expanded'] },
  // A screen of 1280 px at a zoom of 400 %. WCAG 1.4.10.
  { look: { width: 320, height: 256 }, checks: ['covered', 'behindBars'], withBars: true },
];
