/** Keeps the shopper's place in a list while another part of it loads: a press decides whether the new part gets the focus. */
import { announce } from '@vitrine/components';

/** The part of a list that a press has requested. */
let awaited: { path: string; staysOnForm: boolean } | undefined;

/** The list that has just left. A framework may keep its element for the new list, or replace it. */
let left: { path: string; text: string } | undefined;

/** Call it when another part of the list on this page is requested. With `staysOnForm`, the focus stays where the shopper has put it. Without it, the list gets the focus. */
export function keepPlace({ staysOnForm = false } = {}) {
  awaited = { path: window.location.pathname, staysOnForm };
}

/**
 * Call it after a new list is in the page and before it is painted, with the status line of the list. Returns a function to call when
 * the list leaves. Only a press moves the focus; the browser's back button does not.
 */
export function stayInPlace(status: HTMLElement): () => void {
  const { pathname: path } = window.location;
  const text = status.textContent;
  const isOther = left?.path === path && left.text !== text;
  if (awaited?.path !== path) awaited = undefined;
  if (awaited ? awaited.staysOnForm && hasFocus() : isOther) {
    awaited = undefined;
    if (text) announce(text, 'polite');
  }
  return () => {
    left = { path, text };
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

/** Returns false if the focused element has disappeared, such as a value without products. */
const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
