/** What a check found: a sentence for each fault, which names the element. */
export type Findings = string[];

/** Storybook's own elements, which stand in the page of every story. */
export const notOurs = '.sb-wrapper, #storybook-docs, #storybook-highlights-root';

/** What the keyboard reaches. */
const focusableSelector =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable], [tabindex]:not([tabindex="-1"])';

/** Parents of an element, from the nearest one up to the body. */
export function* ancestors(element: Element): Generator<HTMLElement> {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    yield parent;
}

export const hasSize = ({ width, height }: DOMRect) => width > 1 && height > 1;

/** Whether it is drawn: not of size nothing, clipped to a point, see-through or hidden. */
export const isVisible = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
  hasSize(element.getBoundingClientRect());

/** For ears only: it stands in a box of one pixel, or one that is clipped away. */
export const isHiddenToTheEye = (element: HTMLElement) =>
  [element, ...ancestors(element)].some((one) => {
    const { position, clipPath } = getComputedStyle(one);
    return position === 'absolute' && (clipPath === 'inset(50%)' || one.offsetWidth <= 1);
  });

/** Under a modal dialog nothing can be reached. */
const isInert = (element: Element) => {
  const modal = document.querySelector('dialog:modal');
  return Boolean(element.closest('[inert]')) || (modal !== null && !modal.contains(element));
};

/** Looks as whoever uses it makes it look, and so not by itself like anything. */
const isUnstyled = (element: Element) => element.closest('[data-variant=unstyled]') !== null;

/** The story's elements that match, can be reached and have looks of ours. */
export const find = (selector: string) =>
  [...document.body.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest(notOurs) && !isInert(element) && !isUnstyled(element),
  );

export const findFocusable = () => find(focusableSelector).filter((element) => !element.matches(':disabled'));

/** The nearest ancestor that lies over or beside the flow: what is in different ones may cover each other on purpose. */
export const layerOf = (element: HTMLElement) =>
  [element, ...ancestors(element)].find(
    (one) => getComputedStyle(one).position !== 'static' && getComputedStyle(one).position !== 'relative',
  );

/** Whether text can be seen in it. */
export const showsText = (element: HTMLElement) => element.innerText.trim() !== '';

/** The largest that an icon is, in px at the usual size of text: what is larger is a picture. */
const iconSize = 48;

export const findIcons = () =>
  find('svg').filter((svg) => isVisible(svg) && svg.getBoundingClientRect().width <= iconSize);

/** The element as a person finds it again: its tag, and the beginning of its text. */
export function nameOf(element: Element): string {
  const tag = /^<[^>]*>/.exec(element.outerHTML)?.[0].replace(/ (class|style|d)="[^"]*"/g, '') ?? element.tagName;
  const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ');
  return `${tag.slice(0, 160)}${text && ` “${text.slice(0, 40)}”`}`;
}
