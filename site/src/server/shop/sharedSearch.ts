import type { CallOptions, SearchClient } from '@vitrine/commerce';

interface SharedCall {
  answer: Promise<unknown>;
  controller: AbortController;
  callers: number;
}

/** The calls under way, by their names. */
type SharedCalls = Map<string, SharedCall>;

/** Joins the call of this name, or begins it. It is aborted when all of its callers are. */
async function join<Answer>(
  calls: SharedCalls,
  name: string,
  signal: AbortSignal | undefined,
  begin: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const forget = (ended: SharedCall) => {
    if (calls.get(name) === ended) calls.delete(name);
  };
  const start = (): SharedCall => {
    const controller = new AbortController();
    const started: SharedCall = { controller, callers: 0, answer: begin(controller.signal) };
    calls.set(name, started);
    const end = () => forget(started);
    started.answer.then(end, end);
    return started;
  };
  const call = calls.get(name) ?? start();
  call.callers++;
  const leave = () => {
    call.callers--;
    if (call.callers > 0) return;
    forget(call);
    call.controller.abort(signal?.reason);
  };
  if (signal?.aborted) leave();
  else signal?.addEventListener('abort', leave, { once: true });
  try {
    return (await call.answer) as Answer;
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}

/**
 * Makes one call of equal searches at the same time. They are the same for everyone, except by language, country and currency. Nothing is kept: a
 * later search is another call.
 */
export function sharedSearch(search: SearchClient, calls: SharedCalls): SearchClient {
  const nameOf = (call: string, query: string, place: unknown, { buyer: { ip: _, ...buyer } = {} }: CallOptions) =>
    JSON.stringify([call, query, place, buyer]);
  return {
    search: (query, place, options = {}) =>
      join(calls, nameOf('search', query, place, options), options.signal, (signal) =>
        search.search(query, place, { ...options, signal }),
      ),
    suggest: (query, options = {}) =>
      join(calls, nameOf('suggest', query, undefined, options), options.signal, (signal) =>
        search.suggest(query, { ...options, signal }),
      ),
  };
}
