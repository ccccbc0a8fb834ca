// The checks that need no Storybook, for any page.
import { autofill } from './autofill.js';
import { colors } from './colors.js';
import type { Findings } from './dom.js';
import { errors } from './errors.js';
import { expanded } from './expanded.js';
import { hover } from './hover.js';
import { smoothScrollers } from './motion.js';
import { configure } from './settings.js';
import { typing } from './typing.js';
import type { PageSettings } from '../types.js';
import { wiring } from './wiring.js';

/** Checks the page in its current colour scheme. Presses and focuses elements last, since they open others. */
export async function everywhere(settings?: PageSettings): Promise<Findings> {
  configure(settings);
  return [
    ...colors(),
    ...errors(),
    ...wiring(),
    ...autofill(),
    ...smoothScrollers(),
    ...typing(),
    ...(await hover()),
    ...(await expanded()),
  ];
}
