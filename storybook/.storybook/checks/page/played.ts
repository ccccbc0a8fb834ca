import { addons } from 'storybook/preview-api';
import { beginTurn, endTurn, noteWords } from './announced.js';
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
  endTurn();
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
  for (const name of ['pointerdown', 'keydown', 'click']) window.addEventListener(name, noteAction, { capture: true });
  new MutationObserver((changes) => {
    if (!isActedOn) return;
    changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(noteBornText);
    noteWords(changes);
    if (framesLost === 0) countFrames();
  }).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
}

/** The focus moved to another element when its element was removed, and no status was added together with its text. */
export function played(): Findings {
  noteLostFocus();
  endTurn().forEach((finding) => seen.add(finding));
  isPlaying = false;
  isActedOn = false;
  return [...seen];
}

/** A key after the focus was lost goes to the page, where it has no effect. The pointer gives the focus to another element. */
function noteAction({ type, target }: Event) {
  isActedOn = isPlaying;
  if (!isPlaying) return;
  if (type === 'keydown' || framesLost >= patience) noteLostFocus();
  beginTurn(target).forEach((finding) => seen.add(finding));
}

/** Frames in which an overlay that closes returns the focus. */
const patience = 4;

/** The number of frames since the focus was lost. */
let framesLost = 0;

function countFrames() {
  framesLost = isLost() ? framesLost + 1 : 0;
  if (framesLost > 0) requestAnimationFrame(countFrames);
}

function isLost() {
  const active = document.activeElement;
  const isNowhere = active === document.body || active === null || active.matches(':disabled');
  if (!isPlaying || !isNowhere || !focused || focused === document.body) return false;
  return !focused.checkVisibility({ visibilityProperty: true }) || focused.matches(':disabled, [inert] *');
}

function noteLostFocus() {
  if (focused && isLost()) seen.add(`the focus is lost: ${nameOf(focused)}`);
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
