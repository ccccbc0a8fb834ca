/** The browser that React renders into. */
import { Window } from 'happy-dom';

/** Opens a page, whose window is the global one from then on. Requests go out as before. */
export function openWindow(url: string): Window {
  const window = new Window({ url });
  const { document, localStorage, sessionStorage, HTMLElement, Element, Node } = window;
  Object.assign(globalThis, { window, document, HTMLElement, Element, Node });
  for (const [name, value] of Object.entries({ localStorage, sessionStorage }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  return window;
}
