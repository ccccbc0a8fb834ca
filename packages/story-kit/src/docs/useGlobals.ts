import { DocsContext } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { use, useSyncExternalStore } from 'react';
import { lastGlobals } from '../look/toolbar.js';

/** Returns the toolbar's settings on a docs page. */
export function useGlobals() {
  const { channel } = use(DocsContext);
  const subscribe = (change: () => void) => {
    channel.on(GLOBALS_UPDATED, change);
    return () => channel.off(GLOBALS_UPDATED, change);
  };
  return useSyncExternalStore(subscribe, () => lastGlobals(channel));
}
