import { isHiddenToTheEye, isVisible, nameOf } from './dom.js';

/** Regions whose new words a screen reader reads out. */
const liveRegions =
  '[role=status], [role=alert], [role=log], [role=timer], [aria-live]:not([aria-live=off]), output, [role=alertdialog]';

/** Controls whose own new state a screen reader reads out when they are pressed, or that lead elsewhere. */
const stateful = [
  ...['expanded', 'haspopup', 'pressed', 'selected', 'checked', 'current'].map((name) => `[aria-${name}]`),
  ...['tab', 'option', 'switch', 'slider', 'spinbutton'].map((role) => `[role=${role}]`),
  'input:is([type=checkbox], [type=radio], [type=range])',
  'select',
  'summary',
  'a[href]',
].join();

/**
 * Words that are not messages: the value of a control, and a description of the control with the focus or the pointer.
 */
const parts =
  'button, a[href], select, input, textarea, [role=option], [role=spinbutton], [role=tooltip], [aria-hidden=true], [inert]';

/** A person's action, and the words that appeared after it. */
interface Turn {
  pressed: Element | undefined;
  words: Set<Element>;
  isSpoken: boolean;
}

let turn: Turn | undefined;

/** Begins to record the words that an action adds. Returns the findings about the previous action. */
export function beginTurn(target: EventTarget | null): string[] {
  const found = endTurn();
  turn = { pressed: target instanceof Element ? target : undefined, words: new Set(), isSpoken: false };
  return found;
}

/** Records changes of the page. Returns whether one of them is read out. */
export function noteWords(changes: MutationRecord[]): boolean {
  let isRead = false;
  for (const { type, target, addedNodes } of changes) {
    const nodes = type === 'characterData' ? [target] : [...addedNodes];
    for (const node of nodes) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (isInRegion(element)) isRead = true;
      else turn?.words.add(element);
    }
  }
  if (turn && isRead) turn.isSpoken = true;
  return isRead;
}

const isInRegion = (element: Element) =>
  element.closest(liveRegions) !== null ||
  [...element.querySelectorAll(liveRegions)].some((one) => one.textContent?.trim());

/** After an action that leaves the focus on its control, something announces the words that it added: WCAG 4.1.3. */
export function endTurn(): string[] {
  const found = silentWords();
  turn = undefined;
  return found;
}

/** The words that the last action added, and that nothing has announced yet. */
export function silentWords(): string[] {
  const active = document.activeElement;
  if (!turn || turn.isSpoken || isSaid(turn.pressed, active)) return [];
  return [...turn.words]
    .filter((words) => isUnsaid(words, active))
    .map((words) => `nothing announces it: ${nameOf(words)}`);
}

/** A screen reader reads the focused element if the focus has moved, and the control's own state. */
function isSaid(pressed: Element | undefined, active: Element | null) {
  const isMoved = active !== null && active !== document.body && !active.contains(pressed ?? null);
  return isMoved || Boolean(pressed?.closest(stateful)) || Boolean(active?.matches(stateful));
}

function isUnsaid(words: Element, active: Element | null) {
  if (!words.isConnected || !words.textContent?.trim() || !isReadable(words)) return false;
  if (isReferredTo(words)) return false;
  if (!active || active === document.body || isForReadersOnly(words)) return true;
  if (words.contains(active) || active.contains(words)) return false;
  const ids = [
    'aria-describedby',
    'aria-labelledby',
    'aria-controls',
    'aria-errormessage',
    'aria-activedescendant',
  ].flatMap((name) => (active.getAttribute(name) ?? '').split(/\s+/));
  return !ids.filter(Boolean).some((id) => {
    const one = document.getElementById(id);
    return one !== null && (one.contains(words) || words.contains(one));
  });
}

/** Returns whether the words name or describe an element: a screen reader reads them together with it. */
const isReferredTo = ({ id }: Element) =>
  id !== '' &&
  document.querySelector(`[aria-describedby~="${CSS.escape(id)}"], [aria-labelledby~="${CSS.escape(id)}"]`);

/** Words only for screen readers, such as in a loading button, exist to be announced. */
const isForReadersOnly = (words: Element) => words instanceof HTMLElement && isHiddenToTheEye(words);

const isReadable = (words: Element) =>
  isForReadersOnly(words)
    ? words.checkVisibility() && !words.closest('[aria-hidden=true], [inert]')
    : isVisible(words) && !words.closest(parts);
