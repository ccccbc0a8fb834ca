import { contrastWith, hasPictureBehind } from './color.js';
import { clippers, find, hasOwnText, isHiddenToTheEye, isVisible, nameOf, textFields, type Findings } from './dom.js';
import { settings } from './settings.js';

/** A field's error is visible, and the field is marked as invalid and refers to it: WCAG 3.3.1. */
export const errors = (): Findings => [...unexplained(), ...unseen(), ...unmarked()];

const idsOf = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);

/** Returns the texts that a control refers to, with their words. */
const explanationsOf = (control: Element) =>
  ['aria-errormessage', 'aria-describedby']
    .flatMap((attribute) => idsOf(control, attribute))
    .map((id) => document.getElementById(id))
    .filter((text) => text !== null)
    .filter((text) => text.textContent?.trim());

const invalid = () => find('[aria-invalid=true]').filter(isVisible);

/** The error of a choice belongs to its group. */
const unexplained = (): Findings =>
  invalid()
    .filter((element) => !element.matches('[type=checkbox], [type=radio]'))
    .filter((element) => !element.closest('[role=group], [role=radiogroup], fieldset'))
    .filter((element) => explanationsOf(element).length === 0)
    .map((element) => `nothing says what is wrong with it: ${nameOf(element)}`);

/** The explanation of an invalid field is also visible. */
const unseen = (): Findings => [
  ...new Set(
    invalid()
      .flatMap(explanationsOf)
      .filter((text) => !isSeen(text))
      .map((text) => `it explains an error, and nobody sees it: ${nameOf(text)}`),
  ),
];

/** Returns whether all words of an element are drawn, in a readable colour and size. */
const isSeen = (text: HTMLElement) =>
  isVisible(text) &&
  !isHiddenToTheEye(text) &&
  wordsIn(text).every((words) => isVisible(words) && isLegible(words) && isInside(words));

/** Returns the elements around the words that are not hidden from screen readers. */
const wordsIn = (text: HTMLElement) =>
  [text, ...text.querySelectorAll<HTMLElement>('*')].filter(
    (one) => !one.closest('[aria-hidden=true]') && hasOwnText(one),
  );

const isLegible = (element: HTMLElement) => {
  const { color, fontSize } = getComputedStyle(element);
  return parseFloat(fontSize) >= 9 && (hasPictureBehind(element) || contrastWith(element, color) >= 4.5);
};

/** Returns whether no box that hides its overflow hides the whole element. */
const isInside = (element: HTMLElement) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [...clippers(element)]
    .filter(({ box, style }) => box !== element && /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`))
    .map(({ box }) => box.getBoundingClientRect())
    .every((box) => left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1);
};

const controls = `${textFields}, input, [role=combobox], [aria-haspopup=listbox], [role=radiogroup], fieldset`;

/** A text in the colour of errors that belongs to a field, which is not marked as invalid. */
function unmarked(): Findings {
  const red = settings.errorColor && resolved(settings.errorColor);
  if (!red) return [];
  return find('p, span, div, li')
    .filter((text) => hasOwnText(text) && getComputedStyle(text).color === red && isVisible(text))
    .filter((text) => !text.closest('[aria-hidden=true], [role=alert], [role=status], label, legend, a, button'))
    .filter((text) => fieldsOf(text).some((field) => !isMarked(field)))
    .map((text) => `its field is not marked as invalid: ${nameOf(text)}`);
}

/** Returns the controls that refer to an error, or else the one control in its box. A box with a heading is a part of the page. */
function fieldsOf(text: HTMLElement): Element[] {
  const described = find(controls).filter((control) =>
    explanationsOf(control).some((explanation) => explanation.contains(text)),
  );
  const error = text.parentElement?.querySelector(':scope > svg') ? text.parentElement : text;
  const box = error === text || error.parentElement?.querySelector('h1, h2, h3') ? null : error.parentElement;
  const beside = [...(box?.querySelectorAll(controls) ?? [])];
  return described.length || beside.length !== 1 ? described : beside;
}

/**
 * Returns whether the field or the group around it is marked. ARIA has no mark for a button that opens a list: its
 * description suffices.
 */
const isMarked = (field: Element) =>
  field.closest('[aria-invalid=true]') !== null ||
  field.querySelector('[aria-invalid=true]') !== null ||
  field.matches('button[aria-describedby]');

/** Returns a colour as the browser computes it, or undefined if there is none. */
function resolved(color: string): string | undefined {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'transparent';
  const unset = getComputedStyle(probe).color;
  probe.style.color = color;
  const inherited = getComputedStyle(document.body).color;
  const set = getComputedStyle(probe).color;
  probe.remove();
  return set === unset || set === inherited ? undefined : set;
}
