// A clock that stops until everything waits for it. It then jumps to the next timer.

/** After this number of turns of the event loop, all remaining work waits for the clock. */
const turns = 8;

/**
 * Replaces the timers, `Date.now` and `AbortSignal.timeout` in this process, until `uninstall`. `until` lets time pass until a promise
 * settles. It throws if no timer is left to wait for.
 */
export function installClock() {
  const system = { setTimeout, clearTimeout, now: Date.now, timeout: AbortSignal.timeout };
  let time = 0;
  let last = 0;
  const timers = new Map();

  globalThis.setTimeout = (callback, milliseconds = 0, ...args) => {
    timers.set(++last, { due: time + milliseconds, run: () => callback(...args) });
    return last;
  };
  globalThis.clearTimeout = (id) => void timers.delete(id);
  Date.now = () => time;
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), milliseconds);
    return controller.signal;
  };

  const jump = () => {
    const [next] = [...timers].sort(([, a], [, b]) => a.due - b.due);
    if (!next) throw new Error('It hangs: nothing is due that it could wait for.');
    const [id, { due, run }] = next;
    timers.delete(id);
    time = due;
    run();
  };

  return {
    now: () => time,
    async until(promise) {
      let isSettled = false;
      const settle = () => void (isSettled = true);
      promise.then(settle, settle);
      for (;;) {
        for (let turn = 0; turn < turns && !isSettled; turn++) await new Promise((next) => setImmediate(next));
        if (isSettled) return promise;
        jump();
      }
    },
    uninstall() {
      Object.assign(globalThis, { setTimeout: system.setTimeout, clearTimeout: system.clearTimeout });
      Date.now = system.now;
      AbortSignal.timeout = system.timeout;
    },
  };
}
