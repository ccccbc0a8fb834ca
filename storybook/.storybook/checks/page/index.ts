// Runs in the page of the story: `checks/run.ts` loads it there, and nobody else.
import { addons } from 'storybook/preview-api';
import { lookEvent, type Look } from '../look.js';
import { accessibility, contrast } from './axe.js';
import type { Findings } from './dom.js';
import { focus } from './focus.js';
import { forcedColors } from './forcedColors.js';
import { layout } from './layout.js';
import { motion, watchMotion } from './motion.js';
import { setPointer } from './pointer.js';
import { targets } from './targets.js';
import { textSize } from './textSize.js';

export { watchMotion };

declare global {
  interface Window {
    /** Loads what checks a story in its page; see `preview.tsx`. */
    vitrineChecks?: () => Promise<{ visit: typeof visit; watchMotion: typeof watchMotion }>;
  }
}

const checks = { motion, contrast, accessibility, layout, textSize, targets, forcedColors, focus } satisfies Record<
  string,
  () => Findings | Promise<Findings>
>;

export type CheckName = keyof typeof checks;

/** Shows the story as the look says, so far as the page itself can, and checks it. */
export async function visit({ brand = 'northlane', direction = 'ltr', finger = false }: Look, names: CheckName[]) {
  addons.getChannel().emit(lookEvent, { brand, direction });
  setPointer(finger ? 'finger' : 'mouse');
  await settle();
  const found: [CheckName, Findings][] = [];
  for (const name of names) found.push([name, await checks[name]()]);
  return found;
}

/** Ends what moves, and waits for the frame with all that follows from it, so that what is measured is what stays. */
async function settle() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
