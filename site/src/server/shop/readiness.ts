/** Whether the platform answers, for load balancers. */
export interface Readiness {
  platform: 'ok' | 'failed';
  /** When it was asked, in ms since the epoch. */
  at: number;
}

/** Ms for which an answer holds, so that questions of strangers do not become questions to the platform. */
const freshFor = 5000;

/**
 * Asks the platform at most once in five seconds, however often it is called.
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
