/** Events by which a reader enters the frame. From then on, its story may take the focus. */
const entries = ['pointerdown', 'keydown', 'focusin'];

/** Keeps the focus where the reader has it, until the reader enters the frame. */
function keepFocusOutside(view: Window & typeof globalThis) {
  const { prototype } = view.HTMLElement;
  const { focus } = prototype;
  prototype.focus = () => {};
  for (const entry of entries)
    view.addEventListener(entry, () => (prototype.focus = focus), { capture: true, once: true });
}

const buttonIn = (document: Document, name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, summary')].find((button) =>
    (button.getAttribute('aria-label') ?? button.textContent).startsWith(name),
  );

/**
 * Opens an overlay of a framed story by its button, as soon as the button is there. The page around the frame keeps the focus.
 *
 * @param name the beginning of the button's name
 */
export function openStory(frame: HTMLIFrameElement, name: string) {
  const { contentDocument: document, contentWindow } = frame;
  const view = contentWindow as (Window & typeof globalThis) | null;
  if (!document || !view) return;
  const open = () => {
    const button = buttonIn(document, name);
    if (!button) return false;
    keepFocusOutside(view);
    button.click();
    return true;
  };
  if (open()) return;
  const observer = new view.MutationObserver(() => open() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
}
