/** Keeps the shopper's place in a list while another part of it loads: a press decides whether the new part gets the focus. */
import { announce } from '@vitrine/components';

interface Awaited {
  path: string;
  staysOnForm: boolean;
  /** What had the focus at the press. */
  pressed: Element | null;
}

/** The part of a list that a press has requested. */
let awaited: Awaited | undefined;

/** The list that has just left. A framework may keep its element for the new list, or replace it. */
let left: { path: string; text: string } | undefined;

/** Call it when another part of the list on this page is requested. With `staysOnForm`, the focus stays where the shopper has put it. Without it, the list gets the focus. */
export function keepPlace({ staysOnForm = false } = {}) {
  awaited = { path: window.location.pathname, staysOnForm, pressed: document.activeElement };
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
  if (awaited ? isElsewhere(awaited) : isOther) tell(status);
  return () => {
    left = { path, text };
    // The list that replaces it appears in the same turn.
    queueMicrotask(() => (left = undefined));
  };
}

/**
 * Focuses the list after a press, so that screen readers read it. A shopper who has moved the focus since then keeps it. Call it after
 * `stayInPlace`, and after the framework has scrolled.
 */
export function goToList(status: HTMLElement) {
  if (!awaited) return;
  if (isElsewhere(awaited)) return tell(status);
  awaited = undefined;
  status.focus({ preventScroll: true });
  status.scrollIntoView({ block: 'start' });
}

/** Announces the list, and leaves the focus where it is. */
function tell({ textContent: text }: HTMLElement) {
  awaited = undefined;
  if (text) announce(text, 'polite');
}

/**
 * Returns whether the focus is where the shopper wants it. It is not if its element has disappeared, such as a value without products. After a
 * link, a framework may focus a heading: only a control is a place that the shopper has moved to.
 */
function isElsewhere({ staysOnForm, pressed }: Awaited): boolean {
  const { activeElement: now } = document;
  if (staysOnForm) return now !== null && now !== document.body;
  return now instanceof HTMLElement && now.tabIndex >= 0 && now !== pressed;
}
