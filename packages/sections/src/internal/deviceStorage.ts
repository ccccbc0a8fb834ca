/** What the browser keeps for this site; undefined on a server, and where that is forbidden, which reading it says by throwing. */
export function deviceStorage(): Pick<Storage, 'getItem' | 'setItem'> | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}
