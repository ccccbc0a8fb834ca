import { beginTurn, endTurn, noteWords } from './announced.js';
import { nameOf } from './dom.js';

interface Watcher {
  /** Returns the URL of the shown page. Default: the page stays the same. */
  page?: () => string;
  /** Called with a fault, and the action that caused it. */
  onFinding: (finding: string, action: string) => void;
  /** Called instead if the fault is that nothing was announced before the next action. */
  onSilence?: (finding: string, action: string) => void;
  /** Called when a screen reader reads out words that have changed. */
  onSpoken?: () => void;
}

let watcher: Watcher | undefined;
/** The element that had the focus last. */
let focused: HTMLElement | undefined;
let isCounting = false;
/** The last action. */
let action = '';
/** The shown page, and whether an action has come since it opened. What appears before that belongs to the page, which is read as a whole. */
let page: string | undefined;
let isActedOn = false;

/** Begins to listen to the document, only once. Actions do not count before `beginActions`. */
export function watchActions(given: Watcher) {
  watcher = given;
  window.addEventListener('focusin', ({ target }) => (focused = target as HTMLElement), { capture: true });
  for (const name of ['pointerdown', 'keydown', 'click']) window.addEventListener(name, noteAction, { capture: true });
  new MutationObserver((changes) => {
    notePage();
    if (!isActedOn) return;
    changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(noteBornText);
    if (noteWords(changes)) given.onSpoken?.();
    if (framesLost === 0) countFrames();
  }).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
}

/** From now on actions count. The previously focused element may be gone. */
export function beginActions() {
  isCounting = true;
  focused = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
}

/** Reports the faults after the last action. From now on actions do not count. */
export function endActions() {
  noteLostFocus();
  endTurn().forEach(reportSilence);
  isCounting = false;
  isActedOn = false;
}

const report = (finding: string) => watcher?.onFinding(finding, action);
const reportSilence = (finding: string) => (watcher?.onSilence ?? watcher?.onFinding)?.(finding, action);

/** Starts again if another page is shown. The words of the last action are gone with the previous page. */
function notePage() {
  const shown = watcher?.page?.();
  if (shown === page) return;
  page = shown;
  isActedOn = false;
  endTurn();
}

/** A key after the focus was lost goes to the page, where it has no effect. The pointer gives the focus to another element. */
function noteAction({ type, target }: Event) {
  if (!isCounting) return;
  notePage();
  if (type === 'keydown' || framesLost >= patience) noteLostFocus();
  beginTurn(target).forEach(reportSilence);
  isActedOn = true;
  action = `${type} on ${target instanceof Element ? nameOf(target) : 'the page'}`;
}

/** Frames in which an overlay that closes returns the focus. */
const patience = 4;

/** The number of frames since the focus was lost. */
let framesLost = 0;

function countFrames() {
  framesLost = isLost() ? framesLost + 1 : 0;
  if (framesLost > 0) requestAnimationFrame(countFrames);
}

/** Returns whether the focused element has gone, and no other one has the focus. */
export function isLost() {
  const active = document.activeElement;
  const isNowhere = active === document.body || active === null || active.matches(':disabled');
  if (!isCounting || !isNowhere || !focused || focused === document.body) return false;
  return !focused.checkVisibility({ visibilityProperty: true }) || focused.matches(':disabled, [inert] *');
}

function noteLostFocus() {
  if (focused && isLost()) report(`the focus is lost: ${nameOf(focused)}`);
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
      report(`it was born with its text: ${nameOf(region)}`);
}
