import { contrastAt, isOpaque } from './color.js';
import {
  ancestors,
  clippers,
  findFocusable,
  isHiddenToTheEye,
  isOnTheScreen,
  isVisible,
  nameOf,
  type Findings,
} from './dom.js';

/** The minimum width of the focus ring, in px: WCAG 2.4.13. */
const ringWidth = 2;

/** The minimum contrast of the ring with the colours beside it: WCAG 1.4.11. */
const minContrast = 3;

/**
 * Each element that the keyboard reaches shows an outline, itself or on the box around it, which stands out and is not cut off. Shadows do
 * not count, since forced colours remove them. The focus may open and close other elements, so only `covered` is measured after this.
 */
export const focus = (): Findings =>
  eachFocused(findFocusable(), (element) => {
    const ringed = [element, ...[...ancestors(element)].slice(0, 2), ...ownLabels(element)].find(hasRing);
    if (!ringed) return `focus does not show: ${nameOf(element)}`;
    const fault = isCutOff(ringed) ? 'is cut off' : faintness(ringed);
    return fault && `the ring of the focus ${fault}: ${nameOf(element)}`;
  });

/** No element is covered when the keyboard reaches it, neither forwards nor backwards: it scrolls into view at one end of the screen. */
export async function covered(): Promise<Findings> {
  // Leaves out elements that only arrow keys reach, in a row with one tab stop: the row's own hook scrolls them.
  const forwards = findFocusable().filter((element) => element.tabIndex >= 0);
  const suspects = new Set<HTMLElement>();
  for (const elements of [forwards, forwards.toReversed()])
    eachFocused(elements, (element) => {
      if (cover(element)) suspects.add(element);
      return undefined;
    });
  if (!suspects.size) return [];
  const findings: Findings = [];
  let frames = patience;
  for (const element of suspects) {
    focusLikeAKey(element);
    // A row that scrolls by script scrolls a frame or two later.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const isCovered = () => document.activeElement === element && cover(element);
    for (; isCovered() && frames > 0; frames--) await new Promise(requestAnimationFrame);
    if (isCovered()) findings.push(`focused, it is ${cover(element)}: ${nameOf(element)}`);
  }
  return findings;
}

/** Frames in which overlays may close after the focus has left them. They are for all elements together. */
const patience = 20;

/** Visually hidden and no tab stop: only assistive technology reaches it. */
const isForReadersOnly = (element: HTMLElement) => element.tabIndex < 0 && isHiddenToTheEye(element);

/** Focuses the elements one after the other, and restores the focus. */
export function eachFocused(elements: HTMLElement[], look: (element: HTMLElement) => string | undefined): Findings {
  const before = document.activeElement;
  const findings: Findings = [];
  for (const element of elements) {
    if (!element.isConnected || !isVisible(element) || isForReadersOnly(element)) continue;
    focusLikeAKey(element);
    if (document.activeElement !== element) continue;
    const finding = look(element);
    if (finding) findings.push(finding);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return findings;
}

export function focusLikeAKey(element: HTMLElement) {
  // Tells react-aria that the last input was a key, since it scrolls for the keyboard only. The key has no effect.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F20' }));
  // An element that has the focus already would not scroll into view.
  if (document.activeElement === element) element.blur();
  // The option exists in browsers, but not yet in TypeScript's types.
  const options: FocusOptions & { focusVisible: boolean } = { focusVisible: true };
  element.focus(options);
}

const ownLabels = (element: HTMLElement) => (element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []);

function hasRing(element: HTMLElement) {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= ringWidth && isOpaque(outlineColor);
}

/** Returns the middle of each side of the ring, at its outer edge. */
function sidesOfRing(element: HTMLElement) {
  const { outlineOffset, outlineWidth } = getComputedStyle(element);
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
  const [x, y] = [left + width / 2, top + height / 2];
  return [
    { x, y: top - reach },
    { x, y: bottom + reach },
    { x: left - reach, y },
    { x: right + reach, y },
  ];
}

/** Returns a fault if the ring's contrast with the colours just outside of it is too low. */
function faintness(element: HTMLElement): string | undefined {
  const { outlineColor } = getComputedStyle(element);
  const contrasts = sidesOfRing(element)
    .filter(({ x, y }) => !barOf(document.elementFromPoint(x, y), element))
    .map(({ x, y }) => contrastAt(x, y, outlineColor))
    .filter((contrast) => contrast !== undefined);
  const best = Math.max(...contrasts);
  return contrasts.length && best < minContrast ? `has a contrast of ${best.toFixed(1)}` : undefined;
}

/** Two sides of a ring may be cut off, such as at the edge of a scroller; three may not. */
const isCutOff = (element: HTMLElement) => {
  const boxes = [...clippers(element)]
    .filter(({ box, style }) => box !== element && style.overflow !== 'visible' && style.overflowClipMargin === '0px')
    .map(({ box }) => box.getBoundingClientRect());
  const seen = sidesOfRing(element).filter(({ x, y }) =>
    boxes.every((box) => x > box.left - 1 && x < box.right + 1 && y > box.top - 1 && y < box.bottom + 1),
  );
  return seen.length < 2;
};

/** Describes how the focused element is hidden: all of it by any element, or a part of it by a bar on the screen. */
function cover(element: HTMLElement): string | undefined {
  const box = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const points = [0.05, 0.5, 0.95]
    .flatMap((x) => [0.05, 0.5, 0.95].map((y) => ({ x: box.x + x * box.width, y: box.y + y * box.height })))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < clientWidth && y < clientHeight);
  if (!points.length) return 'beyond the screen';
  const over = points.map(({ x, y }) => document.elementFromPoint(x, y)).filter((top) => top && !belongs(top, element));
  const bar = over.map((top) => barOf(top, element)).find(Boolean);
  if (over.length === points.length) return `under ${nameOf(bar ?? over[0]!)}`;
  return bar && `partly under ${nameOf(bar)}`;
}

/** Returns whether `top` is a part of the element, contains it, or belongs to its label. */
const belongs = (top: Element, element: HTMLElement) =>
  element.contains(top) || top.contains(element) || ownLabels(element).some((label) => label.contains(top));

/** Returns the bar around `top`, which stays on the screen while the focused element scrolls beneath it. */
function barOf(top: Element | null, element: HTMLElement) {
  if (!(top instanceof HTMLElement)) return undefined;
  return [top, ...ancestors(top)]
    .filter((one) => !one.contains(element))
    .find((one) => isOnTheScreen(one, getComputedStyle(one)) || getComputedStyle(one).position === 'sticky');
}
