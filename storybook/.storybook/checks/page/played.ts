import { addons } from 'storybook/preview-api';
import { nameOf, type Findings } from './dom.js';

/** The element that had the focus last while the story was played. */
let focused: HTMLElement | undefined;
let isPlaying = false;
/** Whether anything was pressed. Content that appears before that belongs to the page, which is read as a whole. */
let isActedOn = false;
let isWatching = false;
const seen = new Set<string>();

/** Starts to record faults in focus and announcements for `played`, from the beginning of the play. */
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
    // The focused element of the story before is gone.
    focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  });
  window.addEventListener('focusin', ({ target }) => (focused = target as HTMLElement), { capture: true });
  for (const name of ['pointerdown', 'keydown', 'click'])
    window.addEventListener(name, () => (isActedOn = isPlaying), { capture: true });
  // A key after the focus was lost goes to the page, where it has no effect.
  window.addEventListener('keydown', noteLostFocus, { capture: true });
  new MutationObserver((changes) => {
    if (isActedOn) changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(noteBornText);
  }).observe(document.body, { childList: true, subtree: true });
}

/** The focus moved to another element when its element was removed, and no status was added together with its text. */
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

/** Screen readers announce alerts when they appear. They announce these regions only if the region was there before its text. */
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
