import { useEffect, useEffectEvent, useReducer, type RefObject } from 'react';

/**
 * Calls back after the form around a control has been reset, and renders again. Uncontrolled state can go back to its default. A controlled
 * value shows again, because the browser has just reset the control to its initial value.
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
    // The browser resets the controls after all listeners, and not if one of them prevents it.
    const waitForBrowser = (event: Event) =>
      setTimeout(() => {
        if (!event.defaultPrevented) onDone();
      });
    form.addEventListener('reset', waitForBrowser);
    return () => form.removeEventListener('reset', waitForBrowser);
  }, [control]);
}
