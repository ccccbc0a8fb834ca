import { find, findFocusable, hasSize, isHiddenToTheEye, isVisible, layerOf, nameOf, type Findings } from './dom.js';

/** WCAG 2.5.8, in px. */
const least = 24;
/** What the design asks of primary controls under a finger, in px. */
const primaryLeast = 44;

/** What a shop is used with: its buttons, fields, choices. Links, and buttons that look like them, are as large as their text. */
const primarySelector = [
  'button:is([data-variant=primary], [data-variant=solid], [data-variant=secondary], [data-variant=outline])',
  'a:is([data-variant=primary], [data-variant=solid], [data-variant=secondary])[data-size]',
  'input',
  'textarea',
  'select',
  'summary',
  '[role=combobox]',
  '[aria-haspopup=listbox]',
  '[role=option]',
  '[role^=menuitem]',
  '[role=tab]:not(:empty)',
].join();

const pressable = '[role=option], [role^=menuitem], [role=tab], label';

interface Target {
  element: HTMLElement;
  box: DOMRect;
}

/** Everything that is pressed is large enough for a finger, or has room around it. */
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
      .filter(({ element, box }) => element.matches(primarySelector) && isSmall(box, primaryLeast - 0.5))
      .filter(({ element }) => !hasLargeBox(element) && !isEnlarged(element))
      .map(({ element, box }) => `${size(box)}, of ${primaryLeast} for a finger: ${nameOf(element)}`),
  ];
}

const size = ({ width, height }: DOMRect) => `${Math.round(width)}×${Math.round(height)} px`;
const isSmall = ({ width, height }: DOMRect, limit: number) => Math.min(width, height) < limit;

/** A field is pressed anywhere in its box; a choice whose input is not seen, on its label. */
function boxOf(element: HTMLElement): HTMLElement {
  if (isVisible(element)) return element;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return label ?? element;
}

/** The label of a choice belongs to what is pressed. */
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

/** The edges that a box draws around its field, in px. */
const edges = 8;

/** A field without edges of its own: its box has them, and gives the focus on. */
const hasLargeBox = (element: HTMLElement) => {
  const box = element.parentElement?.getBoundingClientRect();
  const { height } = element.getBoundingClientRect();
  return (
    element.matches('input, textarea') &&
    box !== undefined &&
    box.height <= height + edges &&
    !isSmall(box, primaryLeast - 0.5)
  );
};

/** What is drawn small can still be pressed beside what is seen of it. */
function isEnlarged(element: HTMLElement) {
  element.scrollIntoView({ block: 'center' });
  const { x, y } = middle(element.getBoundingClientRect());
  const reach = primaryLeast / 2 - 1;
  return [y - reach, y + reach].every((pressed) => document.elementFromPoint(x, pressed) === element);
}
