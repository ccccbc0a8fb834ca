import { useEffectEvent, useLayoutEffect } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';

/** Calls back once the server's page is hydrated. The control may have a text or a choice from before, which its state does not know. */
export function useEarlyInput(takeOver: () => void) {
  const isHydrating = useIsSSR();
  const onHydrated = useEffectEvent(takeOver);
  useLayoutEffect(() => {
    if (isHydrating) onHydrated();
  }, [isHydrating]);
}
