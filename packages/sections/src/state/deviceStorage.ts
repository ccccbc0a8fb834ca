/** Returns the browser's storage for this site. Undefined on a server, and if the browser blocks storage: reading it throws then. */
export function deviceStorage(): Pick<Storage, 'getItem' | 'setItem'> | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}
