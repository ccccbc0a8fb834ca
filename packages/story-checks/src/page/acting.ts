// Runs in any page while a test acts there, from the page's beginning.
import { beginActions, endActions, isLost, watchActions } from './actions.js';
import { silentWords } from './announced.js';

/**
 * Milliseconds. Tests act faster than people: an announcement that comes in this time may belong to an action before the last one, and
 * the focus may have to wait for the next page.
 */
const patience = 1000;

/** Silences that an announcement can still end. */
const silences = new Set<string>();

/** Reports the faults in focus and announcements, each with the page and the action. Returns a function that waits for the faults of the last action. */
export function watchShopper(report: (finding: string) => void) {
  const name = (finding: string, action: string) => `${location.pathname}, after ${action}: ${finding}`;
  watchActions({
    page: () => location.pathname,
    onFinding: (finding, action) => report(name(finding, action)),
    onSilence: (finding, action) => {
      const silence = name(finding, action);
      silences.add(silence);
      setTimeout(() => silences.delete(silence) && report(silence), patience);
    },
    onSpoken: () => silences.clear(),
  });
  beginActions();
  return async () => {
    const begun = performance.now();
    while ((isLost() || silentWords().length > 0) && performance.now() - begun < patience) await nextFrame();
    endActions();
    while (silences.size > 0) await nextFrame();
  };
}

/** A page in the background draws no frames. */
const nextFrame = () => new Promise((resolve) => setTimeout(resolve, 16));
