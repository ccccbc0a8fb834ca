/**
 * In ms. A screen reader says the new place of the focus only if the old one is not gone from the page, nor inert, at the same moment.
 */
export const timeToBeHeard = 500;

/** Does something once the new place of the focus was heard. Returns what calls it off, or undoes it. */
export function onceHeard(act: () => () => void): () => void {
  let undo: (() => void) | undefined;
  const timer = setTimeout(() => {
    undo = act();
  }, timeToBeHeard);
  return () => {
    clearTimeout(timer);
    undo?.();
  };
}
