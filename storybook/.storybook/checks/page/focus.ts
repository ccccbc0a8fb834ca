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

/** The ring must be as thick as this, in px: WCAG 2.4.13. */
const ringWidth = 2;

/** What is drawn must stand out from what is beside it: WCAG 1.4.11. */
const leastContrast = 3;

/**
 * What the keyboard reaches shows an outline, itself or the box around it: one that stands out, and is not cut off. Shadows do
 * not count: forced colours take them away. Focusing things may open and close others, so nothing is measured after this but
 * `covered`.
 */
export const focus = (): Findings =>
  eachFocused(findFocusable(), (element) => {
    const ringed = [element, ...[...ancestors(element)].slice(0, 2), ...ownLabels(element)].find(hasRing);
    if (!ringed) return `focus does not show: ${nameOf(element)}`;
    const fault = isCutOff(ringed) ? 'is cut off' : faintness(ringed);
    return fault && `the ring of the focus ${fault}: ${nameOf(element)}`;
  });

/** How it lies when the keyboard comes to it: forwards from the top and back, as what scrolls into view does so at one end. */
export async function covered(): Promise<Findings> {
  // In a row of which one is a stop, the arrow keys lead on, by script: they scroll as the row's own hook does.
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
    // A row that scrolls by script does so a frame or two later.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const isCovered = () => document.activeElement === element && cover(element);
    for (; isCovered() && frames > 0; frames--) await new Promise(requestAnimationFrame);
    if (isCovered()) findings.push(`focused, it lies ${cover(element)}: ${nameOf(element)}`);
  }
  return findings;
}

/** How long what lies over others may take to go away when the focus has left it, in frames: once, not for each. */
const patience = 20;

/** Out of sight and no stop for Tab: only assistive technology comes to it. */
const isForReadersOnly = (element: HTMLElement) => element.tabIndex < 0 && isHiddenToTheEye(element);

/** Focuses the elements one after the other, and leaves the focus where it was. */
function eachFocused(elements: HTMLElement[], look: (element: HTMLElement) => string | undefined): Findings {
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

function focusLikeAKey(element: HTMLElement) {
  // By this react-aria knows that a key was pressed last: it scrolls for the keyboard only. No key that means anything.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F20' }));
  // What has the focus already would not be scrolled into view.
  if (document.activeElement === element) element.blur();
  // The option exists in browsers, and not yet in TypeScript's list of them.
  const options: FocusOptions & { focusVisible: boolean } = { focusVisible: true };
  element.focus(options);
}

const ownLabels = (element: HTMLElement) => (element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []);

function hasRing(element: HTMLElement) {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= ringWidth && isOpaque(outlineColor);
}

/** A point in the middle of each side of the ring, and how far it reaches. */
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

/** What is beside the ring is just outside of it. */
function faintness(element: HTMLElement): string | undefined {
  const { outlineColor } = getComputedStyle(element);
  const contrasts = sidesOfRing(element)
    .filter(({ x, y }) => !barOf(document.elementFromPoint(x, y), element))
    .map(({ x, y }) => contrastAt(x, y, outlineColor))
    .filter((contrast) => contrast !== undefined);
  const best = Math.max(...contrasts);
  return contrasts.length && best < leastContrast ? `has a contrast of ${best.toFixed(1)}` : undefined;
}

/** One side of a ring may stand at the edge of what scrolls; three may not. */
const isCutOff = (element: HTMLElement) => {
  const boxes = [...clippers(element)]
    .filter(({ box, style }) => box !== element && style.overflow !== 'visible' && style.overflowClipMargin === '0px')
    .map(({ box }) => box.getBoundingClientRect());
  const seen = sidesOfRing(element).filter(({ x, y }) =>
    boxes.every((box) => x > box.left - 1 && x < box.right + 1 && y > box.top - 1 && y < box.bottom + 1),
  );
  return seen.length < 2;
};

/** What lies over the focused element: all of it, or the part that a bar on the screen hides. */
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

/** Parts of it, what it is a part of, and its label. */
const belongs = (top: Element, element: HTMLElement) =>
  element.contains(top) || top.contains(element) || ownLabels(element).some((label) => label.contains(top));

/** What stays on the screen while the focused element is scrolled beneath it. */
function barOf(top: Element | null, element: HTMLElement) {
  if (!(top instanceof HTMLElement)) return undefined;
  return [top, ...ancestors(top)]
    .filter((one) => !one.contains(element))
    .find((one) => isOnTheScreen(one, getComputedStyle(one)) || getComputedStyle(one).position === 'sticky');
}
