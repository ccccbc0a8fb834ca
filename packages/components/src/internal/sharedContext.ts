import * as React from 'react';
import type { Context } from 'react';

/**
 * Creates a context for components that render on the server and in the browser, and a hook that reads it. Server components have no
 * contexts: there the hook returns the default.
 */
export function sharedContext<Value>(value: Value): [Context<Value>, () => Value] {
  // Through the namespace, because a named import that is missing on the server is an error there.
  const Shared = React.createContext?.(value);
  return [Shared, () => (Shared ? React.use(Shared) : value)];
}
