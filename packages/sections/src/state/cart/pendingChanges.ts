import type { CallQueue } from './queue.js';

/** Sends one kind of change that shows before it is sent. */
export interface Sender {
  hasChanges: () => boolean;
  /** Sends the changes, unless an earlier call has. Resolves to false after a refusal or a failure. */
  send: (signal: AbortSignal) => Promise<boolean>;
}

/** Sends the shopper's changes after a pause: a burst of clicks is one call. */
export interface PendingChanges {
  /** Starts the pause again. */
  schedule: (milliseconds: number) => void;
  /** Sends the changes at once. */
  flush: () => void;
  /** The same. Resolves to true if nothing was refused and nothing failed. */
  settled: () => Promise<boolean>;
  /** Counts the failure of another change, for `settled`. */
  noteFailure: () => void;
  /** Ends the pause without sending. */
  cancel: () => void;
}

/** @param senders They send in this order. */
export function createPendingChanges(queue: CallQueue, senders: readonly Sender[]): PendingChanges {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const flush = () => {
    clearTimeout(timer);
    for (const { hasChanges, send } of senders) {
      if (!hasChanges()) continue;
      void queue.run(async (signal) => {
        if (!(await send(signal))) failures++;
      });
    }
  };

  return {
    schedule(milliseconds) {
      clearTimeout(timer);
      timer = setTimeout(flush, milliseconds);
    },
    flush,
    async settled() {
      const before = failures;
      flush();
      await queue.idle();
      return failures === before;
    },
    noteFailure: () => void failures++,
    cancel: () => clearTimeout(timer),
  };
}
