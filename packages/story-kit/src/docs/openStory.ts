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

type View = Window & typeof globalThis;

/** Resolves to the first result of `find` that is not undefined: now, or after a change in the document. */
function untilFound<Found>(
  { document, MutationObserver: Observer }: View,
  find: (changes: readonly MutationRecord[]) => Found | undefined,
): Promise<Found> {
  return new Promise((resolve) => {
    const found = find([]);
    if (found !== undefined) return resolve(found);
    const observer = new Observer((changes) => {
      const later = find(changes);
      if (later === undefined) return;
      observer.disconnect();
      resolve(later);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Resolves when all motions have ended, except endless ones. */
const untilStill = (document: Document) =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );

/**
 * Opens an overlay of a framed story by its button, as soon as the button is there. The page around the frame keeps the focus. Resolves when
 * something has opened and its motion has ended; never if nothing opens.
 *
 * @param name the beginning of the button's name
 */
export async function openStory(
  { contentDocument: document, contentWindow }: Pick<HTMLIFrameElement, 'contentDocument' | 'contentWindow'>,
  name: string,
): Promise<void> {
  const view = contentWindow as View | null;
  if (!document || !view) return;
  const button = await untilFound(view, () => buttonIn(document, name));
  keepFocusOutside(view);
  const opened = untilFound(view, (changes) =>
    changes.some(({ target, addedNodes }) => addedNodes.length > 0 && !button.contains(target)) ? true : undefined,
  );
  button.click();
  await opened;
  await untilStill(document);
}
