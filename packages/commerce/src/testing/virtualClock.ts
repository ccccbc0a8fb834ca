import type { Clock } from '../shared/transport.js';

/** A clock that stops until everything waits for it. It then jumps to the next timer. */
export interface VirtualClock extends Clock {
  /** Lets time pass until the promise settles. */
  until<Result>(promise: Promise<Result>): Promise<Result>;
}

export function createVirtualClock(random = 1): VirtualClock {
  let time = 0;
  let timers: { due: number; callback: () => void }[] = [];
  const jump = () => {
    const [next] = timers.sort((a, b) => a.due - b.due);
    if (!next) return;
    timers = timers.filter((timer) => timer !== next);
    time = next.due;
    next.callback();
  };
  return {
    now: () => time,
    random: () => random,
    after(milliseconds, callback) {
      const timer = { due: time + milliseconds, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async until(promise) {
      let isSettled = false;
      const settle = () => {
        isSettled = true;
      };
      promise.then(settle, settle);
      for (;;) {
        // One turn of the event loop: all work that does not wait for the clock continues.
        await new Promise((resolve) => setImmediate(resolve));
        if (isSettled) return promise;
        jump();
      }
    },
  };
}
