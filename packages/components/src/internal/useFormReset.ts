import { useEffect, useEffectEvent, useReducer, type RefObject } from 'react';

/**
 * Calls back after the form around a control has been reset, and renders once more: what is the component's own can go back to its
 * default, and what is the caller's to say is shown again, which the browser has just set to what it was at first.
 */
export function useFormReset(
  control: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  onReset?: () => void,
): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const onDone = useEffectEvent(() => {
    onReset?.();
    renderAgain();
  });
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return;
    // The browser resets the controls once all listeners have had their say, and not if one of them says no.
    const waitForBrowser = (event: Event) =>
      setTimeout(() => {
        if (!event.defaultPrevented) onDone();
      });
    form.addEventListener('reset', waitForBrowser);
    return () => form.removeEventListener('reset', waitForBrowser);
  }, [control]);
}
