/**
 * Where a shopper is in a list while another part of it comes: a press says what is to have the focus then, and the list that comes
 * does it. A framework may take the old page away, and its elements with it, so nothing of it is remembered but names.
 */
import { announce } from '@vitrine/components';

/** A control of a form, which the next page has as well. */
type Control = Pick<HTMLInputElement, 'name' | 'type' | 'value'>;

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
export function keepPlace(control?: Control) {
  awaitList(control ? { name: control.name, type: control.type, value: control.value } : 'list');
}

/** Hears of back and forward while a list is shown. Returns what ends it. */
export function followHistory(): () => void {
  const { pathname } = window.location;
  const onPopState = () => {
    if (window.location.pathname === pathname) awaitList('none');
    else awaited = undefined;
  };
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

/** To be called when a list has come; `status` says how much of it there is, and can have the focus. */
export function arrive(status: HTMLElement) {
  const { path, focus } = awaited ?? {};
  awaited = undefined;
  if (path !== window.location.pathname) return;
  const control = typeof focus === 'object' && findControl(focus);
  if (control) control.focus({ preventScroll: true });
  if (control || focus === 'none') return announce(status.textContent, 'polite');
  // Read out, since it has the focus.
  status.focus({ preventScroll: true });
  status.scrollIntoView({ block: 'start' });
}

const findControl = ({ name, type, value }: Control): HTMLElement | undefined =>
  [...document.getElementsByName(name)].find(
    (element) =>
      element instanceof HTMLElement &&
      element.checkVisibility() &&
      (type !== 'checkbox' || (element as HTMLInputElement).value === value),
  );
