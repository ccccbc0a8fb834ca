import { hoverRules } from './colors.js';
import { ancestors, find, findFocusable, isHiddenToTheEye, isVisible, nameOf, type Findings } from './dom.js';
import { eachFocused, focusLikeAKey } from './focus.js';

/** Content that shows on hover also shows on focus: WCAG 2.1.1 and 1.4.13. */
export const hover = async (): Promise<Findings> => [
  ...unseenWhenFocused(),
  ...shownByStyles(),
  ...(await shownByScripts()),
];

const isShown = (element: HTMLElement) => isVisible(element) && !isHiddenToTheEye(element);

/** An element that is transparent until the pointer comes, and has the focus. */
const unseenWhenFocused = (): Findings =>
  findFocusable()
    .filter((element) => element.tabIndex >= 0 && !isChoiceOfLabel(element) && isTransparent(element))
    .filter((element) => {
      focusLikeAKey(element);
      const isUnseen = document.activeElement === element && isTransparent(element);
      element.blur();
      return isUnseen;
    })
    .map((element) => `focused, it cannot be seen: ${nameOf(element)}`);

const isTransparent = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.checkVisibility({ opacityProperty: true });

/** The label shows the state of a transparent checkbox or radio button. */
const isChoiceOfLabel = (element: HTMLElement) =>
  element instanceof HTMLInputElement && Boolean(element.labels?.length);

/** A second picture of the same thing adds no information. */
const isDecoration = (element: HTMLElement) =>
  !element.textContent?.trim() && !element.querySelector('a[href], button, input, img:not([alt=""])');

/** Applies each rule for `:hover`, and compares its elements with what the focus shows. */
function shownByStyles(): Findings {
  const rules = [...document.styleSheets].flatMap((sheet) => [...hoverRules(sheet.cssRules)]);
  return [...new Set(rules.flatMap(revealedBy))]
    .filter((element) => !isDecoration(element) && !findFocusable().includes(element) && !isShownByFocus(element))
    .map((element) => `only the pointer shows it: ${nameOf(element)}`);
}

function revealedBy(rule: CSSStyleRule): HTMLElement[] {
  const written = rule.selectorText;
  // It has the specificity of `:hover`.
  const hovered = written.replaceAll(':hover', ':not(.none)');
  const hidden = find(hovered.replace(/::[\w-]+/g, '')).filter((element) => !isShown(element));
  if (!hidden.length) return [];
  rule.selectorText = hovered;
  const shown = hidden.filter(isShown);
  rule.selectorText = written;
  return shown;
}

/** Returns whether an element shows while one of the nearest elements that the keyboard reaches has the focus. */
function isShownByFocus(element: HTMLElement) {
  const reached = findFocusable().filter((one) => one.tabIndex >= 0 && !element.contains(one) && isVisible(one));
  const around = [...ancestors(element)].find((one) => reached.some((focusable) => one.contains(focusable)));
  let isSeen = false;
  eachFocused(
    reached.filter((focusable) => around?.contains(focusable)),
    () => {
      isSeen ||= isShown(element);
      return undefined;
    },
  );
  return isSeen;
}

/** Events of React that a script can use to show something under the pointer. */
const handlers = /^on(Pointer|Mouse)(Enter|Over|Move)$/;

/** Returns whether React calls a script when the pointer comes to the element. */
const isWatched = (element: HTMLElement) => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props = key && (element as unknown as Record<string, object>)[key];
  return Boolean(props && Object.keys(props).some((name) => handlers.test(name)));
};

/** Moves the pointer to all elements that a script watches. If that shows words, moves it to each of them, and then the focus. */
async function shownByScripts(): Promise<Findings> {
  const watched = find('*').filter((element) => isWatched(element) && isVisible(element));
  if (!watched.length || !(await wordsShownBy(() => watched.forEach(enter), watched)).length) return [];
  const findings: Findings = [];
  for (const element of watched) {
    const words = await wordsShownBy(() => enter(element), [element]);
    if (!words.length) continue;
    const reached = findFocusable().find((one) => element.contains(one) || one.contains(element));
    if (reached) focusLikeAKey(reached);
    await frames(2);
    const shown = linesOf(document.body);
    reached?.blur();
    const missing = words.filter((word) => !shown.includes(word));
    if (missing.length) findings.push(`only the pointer shows “${missing[0]!.slice(0, 40)}”: ${nameOf(element)}`);
  }
  return findings;
}

const move = (element: HTMLElement, ...names: string[]) => {
  for (const name of names)
    element.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, pointerType: 'mouse' }));
};
const enter = (element: HTMLElement) => move(element, 'pointerover', 'mouseover', 'pointermove', 'mousemove');
const leave = (element: HTMLElement) => move(element, 'pointerout', 'mouseout');

const linesOf = (element: HTMLElement) => element.innerText.split('\n').filter((line) => line.trim());

/** Returns the lines of text that an action shows. Takes the pointer away afterwards. */
async function wordsShownBy(action: () => void, entered: HTMLElement[]) {
  const before = linesOf(document.body);
  action();
  await frames(2);
  const words = linesOf(document.body).filter((line) => !before.includes(line));
  entered.filter((element) => element.isConnected).forEach(leave);
  if (words.length) await frames(2);
  return words;
}

async function frames(count: number) {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}
