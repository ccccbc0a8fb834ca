import { notOurs, settings } from './settings.js';

/** The findings of a check: a sentence for each fault, which names the element. */
export type Findings = string[];

/** Elements that the keyboard reaches. */
const focusableSelector =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable], [tabindex]:not([tabindex="-1"])';

/** Parents of an element, from the nearest one up to the body. */
export function* ancestors(element: Element): Generator<HTMLElement> {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    yield parent;
}

/**
 * Yields the element and the ancestors that can clip it, from the inside out. Skips the ancestors between an absolutely positioned element
 * and its offset parent. Ends with an element that is fixed on the screen, or before the body.
 */
export function* clippers(element: HTMLElement): Generator<{ box: HTMLElement; style: CSSStyleDeclaration }> {
  let skipsTo: Element | null | undefined;
  for (const box of [element, ...ancestors(element)]) {
    if (skipsTo !== undefined && box !== skipsTo) continue;
    skipsTo = undefined;
    const style = getComputedStyle(box);
    yield { box, style };
    if (isOnTheScreen(box, style)) return;
    if (style.position === 'absolute') skipsTo = box.offsetParent;
  }
}

/** Returns whether the element keeps its place when the page is scrolled. */
export const isOnTheScreen = (box: Element, { position }: CSSStyleDeclaration) =>
  position === 'fixed' || box.matches(':popover-open, dialog[open]');

export const hasSize = ({ width, height }: DOMRect) => width > 1 && height > 1;

/** Returns whether the element is drawn: not without size, clipped to a point, transparent or hidden. */
export const isVisible = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
  hasSize(element.getBoundingClientRect());

/** Returns whether the element is for screen readers only: it is in a box of one pixel, or in one that is clipped away. */
export const isHiddenToTheEye = (element: HTMLElement) =>
  [element, ...ancestors(element)].some((one) => {
    const { position, clipPath } = getComputedStyle(one);
    return position === 'absolute' && (clipPath === 'inset(50%)' || one.offsetWidth <= 1);
  });

/** Elements outside of a modal dialog are inert too. */
const isInert = (element: Element, modal: Element | null) =>
  element.closest('[inert]') !== null || (modal !== null && !modal.contains(element));

/** The user of an unstyled component is responsible for its looks. */
const isUnstyled = (element: Element) => settings.unstyled !== undefined && element.closest(settings.unstyled) !== null;

/** Finds the story's elements that match, are not inert and have our looks. */
export function find(selector: string) {
  // A search of the whole page, so once for all elements.
  const modal = document.querySelector('dialog:modal');
  return [...document.body.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest(notOurs) && !isInert(element, modal) && !isUnstyled(element),
  );
}

export const findFocusable = () => find(focusableSelector).filter((element) => !element.matches(':disabled'));

/** Returns the nearest element out of the flow, itself or an ancestor. Elements in different layers may cover each other on purpose. */
export const layerOf = (element: HTMLElement) =>
  [element, ...ancestors(element)].find(
    (one) => getComputedStyle(one).position !== 'static' && getComputedStyle(one).position !== 'relative',
  );

/** Finds the elements that stay on the screen while the page is scrolled: the outermost ones. */
export const findBars = () => {
  const bars = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const style = getComputedStyle(element);
    return (
      (isOnTheScreen(element, style) || style.position === 'sticky') &&
      !element.closest(notOurs) &&
      hasSize(element.getBoundingClientRect())
    );
  });
  return bars.filter((bar) => !bars.some((other) => other !== bar && other.contains(bar)));
};

/** Fields to type in or to choose from. */
export const textFields =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=hidden])';

/** Returns whether the element has text outside of its children. */
export const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** Returns whether the element has visible text. */
export const showsText = (element: HTMLElement) => element.innerText.trim() !== '';

/** The largest size of an icon, in px at the default text size. A larger SVG is a picture. */
const iconSize = 48;

export const findIcons = () =>
  find('svg').filter((svg) => isVisible(svg) && svg.getBoundingClientRect().width <= iconSize);

/** Names an element so that a person finds it: its tag, and the beginning of its text. */
export function nameOf(element: Element): string {
  const tag = /^<[^>]*>/.exec(element.outerHTML)?.[0].replace(/ (class|style|d)="[^"]*"/g, '') ?? element.tagName;
  const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ');
  return `${tag.slice(0, 160)}${text && ` “${text.slice(0, 40)}”`}`;
}
