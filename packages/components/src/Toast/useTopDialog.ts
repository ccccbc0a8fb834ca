import { useSyncExternalStore } from 'react';

/** The modal dialog that is open, the last of several; `null` when there is none. All that is not in it is inert. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topDialog, () => null);
}

/** `toggle` tells of a dialog that opens or closes. It does not bubble, but it can be caught. */
function subscribe(onChange: () => void) {
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
}

const topDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null;
