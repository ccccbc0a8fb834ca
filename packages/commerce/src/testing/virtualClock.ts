import type { Clock } from '../platforms/shared/transport.js';

/** A clock that stands still until everything waits for it, and then jumps to what is due next. */
export interface VirtualClock extends Clock {
  /** Lets time pass until the promise is settled. */
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
        // A turn of the event loop: everything that does not wait for the clock goes on.
        await new Promise((resolve) => setImmediate(resolve));
        if (isSettled) return promise;
        jump();
      }
    },
  };
}
