import { useEffect, useEffectEvent } from 'react';

/** Time in which a screen reader comes to read a live region out, in ms. */
const LONG_ENOUGH = 5000;

/** Calls `clear` once what a live region says was heard: those who read through the page must not come upon it. */
export function useHeard(said: unknown, clear: () => void) {
  const onHeard = useEffectEvent(clear);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => onHeard(), LONG_ENOUGH);
    return () => clearTimeout(timer);
  }, [said]);
}
