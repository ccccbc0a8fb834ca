/** Resolves like the promise, but rejects as soon as the signal aborts. The awaited task need not observe the signal. */
export function orAbort<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort);
    stop = () => signal.removeEventListener('abort', onAbort);
  });
  return Promise.race([promise, aborted]).finally(() => stop());
}
