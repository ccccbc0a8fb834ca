/** The browser for React's rendering. */
import { Window } from 'happy-dom';

/** Opens a page and makes its window global. Requests still use the global fetch. */
export function openWindow(url: string): Window {
  const window = new Window({ url });
  const { document, localStorage, sessionStorage, HTMLElement, Element, Node } = window;
  Object.assign(globalThis, { window, document, HTMLElement, Element, Node });
  for (const [name, value] of Object.entries({ localStorage, sessionStorage }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  return window;
}
