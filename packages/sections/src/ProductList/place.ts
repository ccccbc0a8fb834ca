/**
 * Where a shopper is in a list while another part of it comes: a press says what is to have the focus then, and the list that comes
 * does it. A framework may take the old page away, and its elements with it, so nothing of it is remembered but names.
 */
import { announce } from '@vitrine/components';

/** A control of a form, which the next page has as well. */
type Control = Pick<HTMLInputElement, 'name' | 'type' | 'value'>;

interface Awaited {
  path: string;
  /** Undefined: the list itself is to have the focus. */
  control: Control | undefined;
}

let awaited: Awaited | undefined;

/** To be called when another part of the list on this page is asked for. Back and forward are no such thing: there a browser knows the place. */
export function keepPlace(control?: Control) {
  const { name, type, value } = control ?? {};
  awaited = {
    path: window.location.pathname,
    control: name && type && value !== undefined ? { name, type, value } : undefined,
  };
  window.addEventListener('popstate', () => (awaited = undefined), { once: true });
}

/** To be called when a list has come; `status` says how much of it there is, and can have the focus. */
export function arrive(status: HTMLElement) {
  const { path, control } = awaited ?? {};
  awaited = undefined;
  if (path !== window.location.pathname) return;
  const same = control && findControl(control);
  if (same) {
    same.focus({ preventScroll: true });
    announce(status.textContent, 'polite');
  } else {
    // Read out, since it has the focus.
    status.focus({ preventScroll: true });
    status.scrollIntoView({ block: 'start' });
  }
}

const findControl = ({ name, type, value }: Control): HTMLElement | undefined =>
  [...document.getElementsByName(name)].find(
    (element) =>
      element instanceof HTMLElement &&
      element.checkVisibility() &&
      (type !== 'checkbox' || (element as HTMLInputElement).value === value),
  );
