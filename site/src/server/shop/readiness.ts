/** Whether the shop's parts answer, for load balancers and people. */
export interface Readiness {
  platform: State;
  /** What the servers of the shop share. */
  store: State;
  /** The time of the last check, in ms since the epoch. */
  at: number;
}

type State = 'ok' | 'failed';

/** Calls that are cheap, and reject if a part does not answer. */
export interface Checks {
  platform: () => Promise<unknown>;
  store: () => Promise<unknown>;
}

/** The time in ms for which a result is valid, so that strangers' requests do not become calls to the platform. */
const freshFor = 5000;

const stateOf = (check: () => Promise<unknown>): Promise<State> =>
  check().then(
    () => 'ok',
    () => 'failed',
  );

/** Checks each part at most once in five seconds. */
export function createReadiness(checks: Checks, now: () => number = Date.now) {
  let last: { at: number; answer: Promise<Readiness> } | undefined;
  const check = async (at: number): Promise<Readiness> => {
    const [platform, store] = await Promise.all([stateOf(checks.platform), stateOf(checks.store)]);
    return { platform, store, at };
  };
  return (): Promise<Readiness> => {
    const at = now();
    if (!last || at - last.at >= freshFor) last = { at, answer: check(at) };
    return last.answer;
  };
}
