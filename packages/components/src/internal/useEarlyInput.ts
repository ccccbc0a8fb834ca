import { useEffectEvent, useLayoutEffect } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';

/** Calls back once the server's page is hydrated: what was typed or chosen before stands in the control, but its state has not heard of it. */
export function useEarlyInput(takeOver: () => void) {
  const isHydrating = useIsSSR();
  const onHydrated = useEffectEvent(takeOver);
  useLayoutEffect(() => {
    if (isHydrating) onHydrated();
  }, [isHydrating]);
}
