/**
 * Where a shopper is in a list while another part of it comes: a press says what is to have the focus then, and the list that comes
 * does it. A framework may take the old page away, and its elements with it, so nothing of it is remembered but names.
 */
import { announce } from '@vitrine/components';

/** A control of a form, which the next page has as well, and how far from the top of the screen it is, in px. */
interface Control extends Pick<HTMLInputElement, 'name' | 'type' | 'value'> {
  top: number;
}

interface Awaited {
  path: string;
  /** What gets the focus: the list itself or a control. */
  focus: 'list' | Control;
}

let awaited: Awaited | undefined;

/** The list that was here until just now. */
let left: { path: string; text: string } | undefined;

/** To be called when another part of the list on this page is asked for; by a control of a form, it keeps the focus. */
export function keepPlace(control?: HTMLInputElement) {
  const { pathname: path } = window.location;
  if (!control) return void (awaited = { path, focus: 'list' });
  const { name, type, value } = control;
  awaited = { path, focus: { name, type, value, top: topOf(control) } };
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/**
 * Call it when a new list is in the page, before it is painted, with the line that says how much of the list shows. Returns a
 * function to call when the list leaves. Only a press moves the focus; the browser's back button does not.
 */
export function stayInPlace(status: HTMLElement): () => void {
  const { pathname: path } = window.location;
  const text = status.textContent;
  const isOther = left?.path === path && left.text !== text;
  if (awaited?.path !== path) awaited = undefined;
  if (awaited ? awaited.focus !== 'list' && focusAgain(awaited.focus) : isOther) {
    awaited = undefined;
    announce(text, 'polite');
  }
  return () => {
    left = { path, text };
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

/** Where it was on the screen: taken away for a moment, the page may have been too short to stay where it was scrolled to. */
function focusAgain(before: Control): boolean {
  const control = findControl(before);
  control?.focus({ preventScroll: true });
  if (control) window.scrollBy({ top: topOf(control) - before.top, behavior: 'instant' });
  return control !== undefined;
}

const findControl = ({ name, type, value }: Control): HTMLElement | undefined =>
  [...document.getElementsByName(name)].find(
    (element) =>
      element instanceof HTMLElement &&
      element.checkVisibility() &&
      (type !== 'checkbox' || (element as HTMLInputElement).value === value),
  );
