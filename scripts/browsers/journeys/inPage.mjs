// Runs in the page: finds elements by role and name. Bundled and injected into each story.
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

// An element without a role, such as a password field, is found by its tag.
const roleOf = (element) => getRole(element) ?? element.localName;
const nameOf = (element) => computeAccessibleName(element).replace(/\s+/g, ' ').trim();

/** Whether an element is visible to users: not hidden, not inert, and not inside of such an element. */
const isThere = (element) => !element.closest('[inert]') && !isFolded(element) && !isInaccessible(element);

/** Whether an element is inside of a closed `<details>`, outside of its summary. */
function isFolded(element) {
  const closed = element.parentElement?.closest('details:not([open])');
  return Boolean(closed) && !closed.querySelector('summary').contains(element);
}

const matches = (text, wanted) =>
  wanted === undefined ? true : wanted.pattern ? new RegExp(wanted.pattern).test(text) : text === wanted.text;

function elements({ role, name }) {
  const roles = role.split('|');
  return [...document.body.querySelectorAll('*')].filter(
    (element) => roles.includes(roleOf(element)) && isThere(element) && matches(nameOf(element), name),
  );
}

const bool = (value) => (value === null ? undefined : value === 'true');

/** Returns the visible and announced state of an element. */
function describe(element) {
  const aria = (name) => element.getAttribute(`aria-${name}`);
  const active = document.getElementById(aria('activedescendant') ?? '');
  return {
    name: nameOf(element),
    isExpanded: bool(aria('expanded')),
    isSelected: bool(aria('selected')),
    isChecked: 'checked' in element ? element.checked : bool(aria('checked')),
    isInvalid: aria('invalid') === 'true',
    isDisabled: element.disabled === true || aria('disabled') === 'true',
    hasFocus: element === document.activeElement,
    value: element.value ?? undefined,
    active: active ? nameOf(active) : undefined,
    text: element.innerText?.replace(/\s+/g, ' ').trim(),
  };
}

globalThis.journey = {
  find: (query) => elements(query).map(describe),
  /** Returns the element's position in the viewport, after scrolling it into view. */
  place(query) {
    const [element] = elements(query);
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  },
  focused() {
    const element = document.activeElement;
    if (!element || element === document.body) return 'body';
    return `${roleOf(element)} "${nameOf(element)}"`;
  },
  /** Resolves after this number of frames. */
  frames: (count) =>
    new Promise((resolve) => {
      const next = (left) => (left === 0 ? resolve(true) : requestAnimationFrame(() => next(left - 1)));
      next(count);
    }),
};
