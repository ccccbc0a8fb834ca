import { addons } from 'storybook/preview-api';
import { beginActions, endActions, watchActions } from './actions.js';
import type { Findings } from './dom.js';

const seen = new Set<string>();
let isWatching = false;

/** Starts to record faults in focus and announcements for `played`, from the beginning of the play. */
export function watchPlay() {
  endActions();
  seen.clear();
  if (isWatching) return;
  isWatching = true;
  addons.getChannel().on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
    if (newPhase === 'playing') beginActions();
  });
  watchActions({ onFinding: (finding) => seen.add(finding) });
}

/** The focus moved to another element when its element was removed, and no status was added together with its text. */
export function played(): Findings {
  endActions();
  return [...seen];
}
