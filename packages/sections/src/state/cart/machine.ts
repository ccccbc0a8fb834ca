import type { CartEvents } from './events.js';
import { join } from './join.js';
import { toSnapshot, type CartSnapshot } from './snapshot.js';
import { emptyState, type CartState } from './state.js';
import { transitions } from './transitions.js';

/** Holds the state of a tab's cart. Only events change it. */
export interface CartMachine {
  getState: () => CartState;
  /** The state as shown. The same object until the state changes. */
  getSnapshot: () => CartSnapshot;
  /** Calls the listener after each change of the state. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  dispatch: <Name extends keyof CartEvents>(name: Name, event: CartEvents[Name]) => void;
}

export function createMachine(): CartMachine {
  const listeners = new Set<() => void>();
  let state = emptyState;
  let snapshot = toSnapshot(state);
  return {
    getState: () => state,
    getSnapshot: () => snapshot,
    subscribe: (listener) => join(listeners, listener),
    dispatch(name, event) {
      const next = transitions[name](state, event);
      if (next === state) return;
      state = next;
      snapshot = toSnapshot(state);
      for (const listener of listeners) listener();
    },
  };
}
