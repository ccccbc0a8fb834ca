export interface ConnectionSnapshot {
  /** Whether the browser has no connection. `false` on a server. */
  isOffline: boolean;
  /** Whether an action waits for the connection. */
  isWaiting: boolean;
}

/** Whether the browser of this tab has a connection, and the action that waits for it. */
export interface ConnectionStore {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => ConnectionSnapshot;
  /** The state before the browser runs the page. */
  getServerSnapshot: () => ConnectionSnapshot;
  /** Acts at once or, without a connection, as soon as there is one. Only the last action waits: a shopper opens one page. */
  whenOnline: (act: () => void) => void;
  /** Counts an action that ends with this page until it is done. Returns the same promise. */
  holdPage: <Action extends Promise<unknown>>(action: Action) => Action;
  /** Whether an action is not done yet that ends with this page. */
  isPageHeld: () => boolean;
  /** Follows the browser. Returns a function that stops it. */
  start: () => () => void;
}

const online: ConnectionSnapshot = { isOffline: false, isWaiting: false };

/** A browser that is sure of having no connection. It may also claim to have one that leads nowhere. */
const isOfflineNow = () => navigator.onLine === false;

export function createConnectionStore(): ConnectionStore {
  const listeners = new Set<() => void>();
  let snapshot = online;
  let waiting: (() => void) | undefined;
  let held = 0;
  const change = (next: ConnectionSnapshot) => {
    if (next.isOffline === snapshot.isOffline && next.isWaiting === snapshot.isWaiting) return;
    snapshot = next;
    for (const listener of listeners) listener();
  };
  const follow = () => {
    const act = waiting;
    if (isOfflineNow()) return change({ isOffline: true, isWaiting: act !== undefined });
    waiting = undefined;
    change(online);
    act?.();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    getServerSnapshot: () => online,
    whenOnline(act) {
      if (!isOfflineNow()) return act();
      waiting = act;
      follow();
    },
    holdPage(action) {
      held++;
      const release = () => void held--;
      void action.then(release, release);
      return action;
    },
    isPageHeld: () => held > 0,
    start() {
      follow();
      window.addEventListener('online', follow);
      window.addEventListener('offline', follow);
      return () => {
        window.removeEventListener('online', follow);
        window.removeEventListener('offline', follow);
        waiting = undefined;
      };
    },
  };
}
