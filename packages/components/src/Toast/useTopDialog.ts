import { useSyncExternalStore } from 'react';

/** The modal dialog that is open, the last of several; `null` when there is none. All that is not in it is inert. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topDialog, () => null);
}

/** Not by `toggle`, which comes later than the attribute, and to no one once a dialog that has closed is gone from the page. */
function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const topDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null;
