// A clock that stops until everything waits for it. It then jumps to the next timer.
import { install } from '@sinonjs/fake-timers';

/** After this number of turns of the event loop, all remaining work waits for the clock. */
const turns = 8;

/**
 * Replaces the timers, `Date` and `AbortSignal.timeout` in this process, until `uninstall`. `until` lets time pass until a promise settles.
 * It throws if no timer is left to wait for.
 */
export function installClock() {
  const clock = install({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), milliseconds);
    return controller.signal;
  };

  return {
    async until(promise) {
      let isSettled = false;
      const settle = () => void (isSettled = true);
      promise.then(settle, settle);
      for (;;) {
        for (let turn = 0; turn < turns && !isSettled; turn++) await new Promise((next) => setImmediate(next));
        if (isSettled) return promise;
        if (clock.countTimers() === 0) throw new Error('It hangs: nothing is due that it could wait for.');
        clock.next();
      }
    },
    uninstall() {
      clock.uninstall();
      AbortSignal.timeout = timeout;
    },
  };
}
