/** Time in ms. A screen reader announces the new place of the focus only if the old one is not removed or made inert at the same moment. */
export const announcementTime = 500;

/** Calls `act` after the new place of the focus could be announced. Returns a function that cancels or undoes it. */
export function afterAnnouncement(act: () => () => void): () => void {
  let undo: (() => void) | undefined;
  const timer = setTimeout(() => {
    undo = act();
  }, announcementTime);
  return () => {
    clearTimeout(timer);
    undo?.();
  };
}
