import { find, findFocusable, hasSize, isHiddenToTheEye, isVisible, layerOf, nameOf, type Findings } from './dom.js';
import { settings } from './settings.js';

/** The minimum size of a target in px: WCAG 2.5.8. */
const least = 24;
/** The design's minimum size of primary controls for a finger, in px. */
const primaryMin = 44;

/** Fields and choices. Links, and buttons that look like them, are as large as their text. */
const fieldsAndChoices = [
  'input',
  'textarea',
  'select',
  'summary',
  '[role=combobox]',
  '[aria-haspopup=listbox]',
  '[role=option]',
  '[role^=menuitem]',
  '[role=tab]:not(:empty)',
];

const isPrimary = (element: Element) => element.matches([...fieldsAndChoices, settings.primary].filter(Boolean).join());

const pressable = '[role=option], [role^=menuitem], [role=tab], label';

interface Target {
  element: HTMLElement;
  box: DOMRect;
}

/** Every target is large enough for a finger, or has space around it. */
export function targets(): Findings {
  const all = [...new Set([...findFocusable(), ...find(pressable)])]
    .filter((element) => !element.matches('label') && isVisible(boxOf(element)))
    .filter((element) => !isHiddenToTheEye(boxOf(element)))
    .map((element): Target => ({ element, box: areaOf(element) }))
    .filter(({ box }) => hasSize(box));
  return [
    ...all
      .filter((target) => isSmall(target.box, least) && !isInline(target.element) && isCrowded(target, all))
      .map((target) => `${size(target.box)} is too small, with no room around it: ${nameOf(target.element)}`),
    ...all
      .filter(({ element, box }) => isPrimary(element) && isSmall(box, primaryMin - 0.5))
      .filter(({ element }) => !hasLargeBox(element) && !isEnlarged(element))
      .map(({ element, box }) => `${size(box)}, of ${primaryMin} for a finger: ${nameOf(element)}`),
    ...barriers(),
  ];
}

/** Elements that handle all moves of a finger, and leave no space beside them to scroll the page. */
const barriers = (): Findings =>
  find('*')
    .filter((element) => /^(none|pan-x|pinch-zoom)$/.test(getComputedStyle(element).touchAction))
    .filter((element) => !layerOf(element) && isVisible(element) && fillsScreen(element.getBoundingClientRect()))
    .map((element) => `a finger on it cannot scroll the page: ${nameOf(element)}`);

const fillsScreen = ({ width, height }: DOMRect) =>
  width > 0.8 * document.documentElement.clientWidth && height > 0.8 * document.documentElement.clientHeight;

const size = ({ width, height }: DOMRect) => `${Math.round(width)}×${Math.round(height)} px`;
const isSmall = ({ width, height }: DOMRect, limit: number) => Math.min(width, height) < limit;

/** Returns the visible box of a target. For a choice with a hidden input it is the label. */
function boxOf(element: HTMLElement): HTMLElement {
  if (isVisible(element)) return element;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return label ?? element;
}

/** Returns the area to press. It includes the label of a choice. */
function areaOf(element: HTMLElement): DOMRect {
  const parts = [element, ...(isChoice(element) ? (element.labels ?? []) : [])]
    .filter(isVisible)
    .map((part) => part.getBoundingClientRect());
  const left = Math.min(...parts.map((part) => part.left));
  const top = Math.min(...parts.map((part) => part.top));
  const right = Math.max(...parts.map((part) => part.right));
  const bottom = Math.max(...parts.map((part) => part.bottom));
  return parts.length ? new DOMRect(left, top, right - left, bottom - top) : new DOMRect();
}

const isChoice = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');

/** A link within a sentence is as tall as the line. */
const isInline = (element: HTMLElement) =>
  getComputedStyle(element).display.startsWith('inline') &&
  [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );

/** The spacing of WCAG 2.5.8: a circle of 24 px around the middle of a small target touches no other target, nor its circle. */
function isCrowded(target: Target, all: Target[]) {
  const center = middle(target.box);
  return all.some((other) => {
    if (other === target || layerOf(other.element) !== layerOf(target.element)) return false;
    if (other.element.contains(target.element) || target.element.contains(other.element)) return false;
    const x = Math.max(other.box.left - center.x, center.x - other.box.right, 0);
    const y = Math.max(other.box.top - center.y, center.y - other.box.bottom, 0);
    if (Math.hypot(x, y) < least / 2) return true;
    const next = middle(other.box);
    return isSmall(other.box, least) && Math.hypot(next.x - center.x, next.y - center.y) < least;
  });
}

const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

/** The edges of the box around a field, in px. */
const edges = 8;

/** Returns whether a field without edges is in a large box, which has the edges and passes the focus on. */
const hasLargeBox = (element: HTMLElement) => {
  const box = element.parentElement?.getBoundingClientRect();
  const { height } = element.getBoundingClientRect();
  return (
    element.matches('input, textarea') &&
    box !== undefined &&
    box.height <= height + edges &&
    !isSmall(box, primaryMin - 0.5)
  );
};

/** Returns whether a small element can also be pressed beside its visible part. */
function isEnlarged(element: HTMLElement) {
  element.scrollIntoView({ block: 'center' });
  const { x, y } = middle(element.getBoundingClientRect());
  const reach = primaryMin / 2 - 1;
  return [y - reach, y + reach].every((pressed) => document.elementFromPoint(x, pressed) === element);
}
