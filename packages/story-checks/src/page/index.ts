// Runs in the page of the story. Only the test runner loads it.
import { addons } from 'storybook/preview-api';
import type { Look, PageSettings } from '../types.js';
import { autofill } from './autofill.js';
import { accessibility, contrast, everyRule } from './axe.js';
import { behindBars } from './bars.js';
import { colors } from './colors.js';
import { findBars, type Findings } from './dom.js';
import { errors } from './errors.js';
import { expanded } from './expanded.js';
import { covered, focus } from './focus.js';
import { forcedColors } from './forcedColors.js';
import { hover } from './hover.js';
import { layout } from './layout.js';
import { motion, watchMotion } from './motion.js';
import { lookEvent, setGlobals } from './channel.js';
import { played, watchPlay } from './played.js';
import { setPointer } from './pointer.js';
import { replay } from './replay.js';
import { configure } from './settings.js';
import { setSpacing } from './spacing.js';
import { shownStory, type CheckName } from './story.js';
import { targets } from './targets.js';
import { textSize } from './textSize.js';
import { typing } from './typing.js';
import { wiring } from './wiring.js';

export { replay, setGlobals, shownStory };

const checks = {
  played,
  motion,
  contrast,
  colors,
  wiring,
  errors,
  autofill,
  typing,
  hover,
  expanded,
  accessibility,
  layout,
  textSize,
  targets,
  forcedColors,
  focus,
  covered,
  behindBars,
} satisfies Record<CheckName, () => Findings | Promise<Findings>>;

const plainConsole = { ...console };

/** Starts to record events that cannot be seen any more after the story was played. */
export function watch(settings: PageSettings | undefined) {
  configure(settings);
  // For each story the test runner wraps the console again, on top of its wrapper for the story before.
  Object.assign(console, plainConsole);
  // An announcement stays for some seconds, and must not count as the next story's.
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
  watchMotion();
  watchPlay();
}

/** Applies the look to the story, as far as the page itself can. */
async function show(look: Look) {
  const { globals = {}, finger = false, spacing = false } = look;
  addons.getChannel().emit(lookEvent, globals);
  setPointer(finger ? 'finger' : 'mouse');
  setSpacing(spacing);
  await settle();
}

/** Applies the look and runs the checks. */
export async function visit(look: Look, names: CheckName[]) {
  await show(look);
  const found: [CheckName, Findings][] = [];
  for (const name of names) found.push([name, await checks[name]()]);
  return { found, hasBars: findBars().length > 0 };
}

/** Applies the look and runs all of axe. */
export async function audit(look: Look) {
  await show(look);
  return everyRule();
}

/** Finishes all animations, and waits for the frame with their final state, so the checks measure that. */
async function settle() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  }
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
