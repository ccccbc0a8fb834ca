/**
 * Where a shopper is in a list while another part of it comes: a press says what is to have the focus then, and the list that comes
 * does it. A framework may take the old page away, and its elements with it, so nothing of it is remembered but names.
 */
import { announce } from '@vitrine/components';

/** What an element is found again by: the next page has the same one, as another element. */
interface Trace {
  tag: string;
  key: string;
  /** How far from the top of the screen it is, in px. */
  top: number;
  /** What is written in a field and was not sent. */
  typed?: string;
}

interface Awaited {
  path: string;
  /** The form that was sent: the focus stays where the shopper has put it. Without one the list gets it. */
  form?: { trace: Trace; sent: FormData };
}

let awaited: Awaited | undefined;

/** The list that was here until just now, and what had the focus as it went. */
let left: { path: string; text: string; focused?: Trace } | undefined;

/** To be called when another part of the list on this page is asked for, with the form that asks for it by itself. */
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

/** What has the focus, with what of it the form that was sent last does not know. */
function focusedNow(sent: FormData | undefined): Trace | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return undefined;
  const isUnsent = isText(activeElement) && sent && sent.get(activeElement.name) !== activeElement.value;
  return { ...traceOf(activeElement), ...(isUnsent && { typed: activeElement.value }) };
}

const isText = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type !== 'checkbox';

/**
 * Call it when a new list is in the page, before it is painted, with the line that says how much of the list shows. Returns a
 * function to call when the list leaves. Only a press moves the focus; the browser's back button does not.
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
    // The list that takes its place comes in the same turn.
    queueMicrotask(() => (left = undefined));
  };
}

/** To be called after that, and after the framework has scrolled to where it wants: gives the list the focus, so that it is read. */
export function goToList(status: HTMLElement) {
  if (!awaited) return;
  awaited = undefined;
  status.focus({ preventScroll: true });
  status.scrollIntoView({ block: 'start' });
}

/**
 * Gives the focus back that went with the old page, and keeps on the screen where it was: taken away for a moment, the page may have been too
 * short to stay where it was scrolled to. Whether there was something to give it to.
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
  // As when the key led there: what is typed next takes its place.
  else element.select();
}

const findAgain = ({ tag, key }: Trace): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(tag)].find(
    (element) => keyOf(element) === key && element.checkVisibility(),
  );
