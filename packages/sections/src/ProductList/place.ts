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
  /** What gets the focus: the list itself, a control, or nothing, where the browser goes back or forward and knows the place. */
  focus: 'list' | 'none' | Control;
}

let awaited: Awaited | undefined;

const awaitList = (focus: Awaited['focus']) => {
  awaited = { path: window.location.pathname, focus };
};

/** To be called when another part of the list on this page is asked for; by a control of a form, it keeps the focus. */
export function keepPlace(control?: HTMLInputElement) {
  if (!control) return awaitList('list');
  const { name, type, value } = control;
  awaitList({ name, type, value, top: topOf(control) });
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/** Hears of back and forward while a list is shown. Returns what ends it. */
export function followHistory(): () => void {
  const { pathname } = window.location;
  const onPopState = () => {
    if (window.location.pathname === pathname) awaitList('none');
    else awaited = undefined;
  };
  // Before a framework, which may render the other page while it hears of it.
  window.addEventListener('popstate', onPopState, true);
  return () => window.removeEventListener('popstate', onPopState, true);
}

/**
 * To be called when a list has come, before it is painted, with the line that says how much of it there is; in a framework without the
 * control that had the focus, the list gets it.
 */
export function stayInPlace(status: HTMLElement) {
  if (!awaited || awaited.focus === 'list') return;
  const { path, focus } = awaited;
  awaited = undefined;
  if (path !== window.location.pathname) return;
  if (focus === 'none' || focusAgain(focus)) announce(status.textContent, 'polite');
  else awaitList('list');
}

/** To be called after that, and after the framework has scrolled to where it wants: gives the list the focus, so that it is read. */
export function goToList(status: HTMLElement) {
  const { path } = awaited ?? {};
  awaited = undefined;
  if (path !== window.location.pathname) return;
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
