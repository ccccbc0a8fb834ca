/** For `useSyncExternalStore`: a value that comes with the page and does not change. */
export const followNothing = () => () => {};
