import * as React from 'react';
import type { Context } from 'react';

/**
 * A context for components that render on either side, and a hook that reads it. Among server components React has no contexts: there
 * the hook gives the default.
 */
export function sharedContext<Value>(value: Value): [Context<Value>, () => Value] {
  // By its namespace, since a named import that is missing on the server is an error there.
  const Shared = React.createContext?.(value);
  return [Shared, () => (Shared ? React.use(Shared) : value)];
}
