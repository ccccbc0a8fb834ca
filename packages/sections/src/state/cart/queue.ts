import { inTurn } from '@vitrine/commerce';

/** Runs tasks one at a time, in the order of the requests, so that no response overtakes another. */
export interface CallQueue {
  /** Runs a task after all earlier ones, even if they failed. */
  run: <Result>(task: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
  /** Resolves after the tasks that were requested so far. Never rejects. */
  idle: () => Promise<void>;
  /** Gives later tasks a signal that is not aborted. */
  start: () => void;
  /** Aborts the signals of all tasks. */
  abort: () => void;
}

export function createQueue(): CallQueue {
  /** The owner whose tasks run in turn. */
  const owner = {};
  let controller = new AbortController();
  return {
    run(task) {
      const { signal } = controller;
      return inTurn(owner, () => task(signal));
    },
    idle: () => inTurn(owner, async () => {}),
    start() {
      controller = new AbortController();
    },
    abort: () => controller.abort(),
  };
}
