import { addons } from 'storybook/preview-api';
import { nameOf, type Findings } from './dom.js';

/** What was focused last, while the story was played. */
let focused: HTMLElement | undefined;
let isPlaying = false;
/** Whether anything was pressed: what comes before that is the page, which is read as it stands. */
let isActedOn = false;
let isWatching = false;
const seen = new Set<string>();

/** Notes what is heard and felt rather than seen, from the beginning of the play on, until `played` is asked. */
export function watchPlay() {
  seen.clear();
  focused = undefined;
  isPlaying = false;
  isActedOn = false;
  if (isWatching) return;
  isWatching = true;
  addons.getChannel().on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
    if (newPhase !== 'playing') return;
    isPlaying = true;
    // What the story before had focused went with it.
    focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  });
  window.addEventListener('focusin', ({ target }) => (focused = target as HTMLElement), { capture: true });
  for (const name of ['pointerdown', 'keydown', 'click'])
    window.addEventListener(name, () => (isActedOn = isPlaying), { capture: true });
  // The next key falls on the page, where it does nothing.
  window.addEventListener('keydown', noteLostFocus, { capture: true });
  new MutationObserver((changes) => {
    if (isActedOn) changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(noteBornText);
  }).observe(document.body, { childList: true, subtree: true });
}

/** The focus went somewhere when what had it was taken away, and no status was put in with its text. */
export function played(): Findings {
  noteLostFocus();
  isPlaying = false;
  isActedOn = false;
  return [...seen];
}

function noteLostFocus() {
  const isNowhere = document.activeElement === document.body || document.activeElement === null;
  if (!isPlaying || !isNowhere || !focused || focused === document.body) return;
  const isGone = !focused.checkVisibility({ visibilityProperty: true }) || focused.matches(':disabled, [inert] *');
  if (isGone) seen.add(`the focus is lost: ${nameOf(focused)}`);
}

/** Alerts are spoken when they come; for the others a reader must have been listening. */
const politeRegions = '[role=status], [role=log], [aria-live=polite], output';

function noteBornText(node: Node) {
  if (!(node instanceof HTMLElement)) return;
  const regions = [
    ...(node.matches(politeRegions) ? [node] : []),
    ...node.querySelectorAll<HTMLElement>(politeRegions),
  ];
  for (const region of regions)
    if (region.isConnected && region.innerText.trim() && !region.closest('[aria-hidden=true]'))
      seen.add(`it was born with its text: ${nameOf(region)}`);
}
