/** Time in ms. A screen reader announces a newly focused element only if the previous one is not removed or made inert at the same moment. */
export const announcementTime = 500;

/** Calls `act` after a screen reader has had time to announce the newly focused element. Returns a function that cancels or undoes it. */
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
