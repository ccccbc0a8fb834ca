/** The error of work that took too long. */
export class TimeoutError extends Error {}

/** Resolves to the result of `work`. Rejects with a `TimeoutError` if it takes longer; the work continues, and its result is ignored. */
export function withTimeout(milliseconds, work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`It took longer than ${milliseconds / 1000} s.`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
