/**
 * Keeps the shopper's place in a list while another part of it loads. A press records the element that gets the focus then, and the new
 * list focuses it. A framework may remove the old page with its elements, so only names are remembered.
 */
import { announce } from '@vitrine/components';

/** Identifies a control on the next page, where it is another element. */
interface Trace {
  tag: string;
  key: string;
  /** Its distance from the top of the screen, in px. */
  top: number;
  /** The text of a field that was not sent. */
  typed?: string;
}

interface Awaited {
  path: string;
  /** The form that was sent: the focus stays where the shopper has put it. Without a form, the list gets the focus. */
  form?: { trace: Trace; sent: FormData };
}

let awaited: Awaited | undefined;

/** The list that has just left, and the element that had the focus then. */
let left: { path: string; text: string; focused?: Trace } | undefined;

/** Call it when another part of the list on this page is requested. Pass the form, if a form requests it without a press on its button. */
export function keepPlace(form?: HTMLFormElement) {
  const { pathname: path } = window.location;
  awaited = { path, ...(form && { form: { trace: traceOf(form), sent: new FormData(form) } }) };
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

const traceOf = (element: Element): Trace => ({ tag: element.localName, key: keyOf(element), top: topOf(element) });

const keyOf = (element: Element): string => {
  if (element instanceof HTMLSelectElement) return element.name;
  if (element instanceof HTMLInputElement)
    return element.type === 'checkbox' ? `${element.name} ${element.value}` : element.name;
  return element.getAttribute('aria-label') ?? (element instanceof HTMLFormElement ? '' : (element.textContent ?? ''));
};

/** Returns the focused element, with its text if the last form was sent without it. */
function focusedNow(sent: FormData | undefined): Trace | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return undefined;
  const isUnsent = isText(activeElement) && sent && sent.get(activeElement.name) !== activeElement.value;
  return { ...traceOf(activeElement), ...(isUnsent && { typed: activeElement.value }) };
}

const isText = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type !== 'checkbox';

/**
 * Call it after a new list is in the page and before it is painted, with the status line of the list. Returns a function to call when
 * the list leaves. Only a press moves the focus; the browser's back button does not.
 */
export function stayInPlace(status: HTMLElement): () => void {
  const { pathname: path } = window.location;
  const text = status.textContent;
  const isOther = left?.path === path && left.text !== text;
  if (awaited?.path !== path) awaited = undefined;
  if (awaited ? awaited.form && stay(awaited.form.trace) : isOther) {
    awaited = undefined;
    announce(text, 'polite');
  }
  return () => {
    const focused = focusedNow(awaited?.form?.sent);
    left = { path, text, ...(focused && { focused }) };
    // The list that replaces it appears in the same turn.
    queueMicrotask(() => (left = undefined));
  };
}

/** Focuses the list after a press, so that screen readers read it. Call it after `stayInPlace`, and after the framework has scrolled. */
export function goToList(status: HTMLElement) {
  if (!awaited) return;
  awaited = undefined;
  status.focus({ preventScroll: true });
  status.scrollIntoView({ block: 'start' });
}

/**
 * Restores the focus that was lost with the old page, and the scroll position: without the list, the page may have been too short to keep
 * it. Returns false if the element that had the focus is not found again.
 */
function stay(form: Trace): boolean {
  const lost = document.activeElement === document.body ? left?.focused : undefined;
  const anchor = lost ?? form;
  const element = findAgain(anchor);
  if (!element) return lost === undefined;
  if (lost) focusAgain(element, lost);
  window.scrollBy({ top: topOf(element) - anchor.top, behavior: 'instant' });
  return true;
}

function focusAgain(element: HTMLElement, { typed }: Trace) {
  element.focus({ preventScroll: true });
  if (!isText(element)) return;
  if (typed !== undefined) element.value = typed;
  // As after the Tab key: the next typed text replaces the value.
  else element.select();
}

const findAgain = ({ tag, key }: Trace): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(tag)].find(
    (element) => keyOf(element) === key && element.checkVisibility(),
  );
