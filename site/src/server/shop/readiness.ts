/** Whether the platform answers, for load balancers. */
export interface Readiness {
  platform: 'ok' | 'failed';
  /** The time of the last check, in ms since the epoch. */
  at: number;
}

/** The time in ms for which a result is valid, so that strangers' requests do not become calls to the platform. */
const freshFor = 5000;

/**
 * Calls the platform at most once in five seconds.
 * @param ask a cheap call, which rejects if the platform does not answer
 */
export function createReadiness(ask: () => Promise<unknown>, now: () => number = Date.now) {
  let last: { at: number; answer: Promise<Readiness> } | undefined;
  return (): Promise<Readiness> => {
    const at = now();
    if (!last || at - last.at >= freshFor)
      last = {
        at,
        answer: ask().then(
          () => ({ platform: 'ok', at }),
          () => ({ platform: 'failed', at }),
        ),
      };
    return last.answer;
  };
}
