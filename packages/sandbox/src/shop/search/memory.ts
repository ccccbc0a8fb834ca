/**
 * Caches results that are made from lists, by list and by `asked`, because clients request a result's pages one after
 * the other. The lists themselves never change. If a result depends on something else that changes, `version` names its
 * state: another version drops the cached results of the list.
 */
export type Memory = <Result>(
  items: readonly unknown[],
  asked: unknown,
  make: () => Result,
  version?: number,
) => Result;

interface Known {
  version: number;
  results: Map<string, unknown>;
}

/** @param most the maximum number of cached results of each list; one more result drops all of them */
export function createMemory(most = 50): Memory {
  const lists = new WeakMap<readonly unknown[], Known>();
  return <Result>(items: readonly unknown[], asked: unknown, make: () => Result, version = 0) => {
    let known = lists.get(items);
    if (known?.version !== version) lists.set(items, (known = { version, results: new Map() }));
    const { results } = known;
    const key = JSON.stringify(asked);
    if (!results.has(key)) {
      if (results.size >= most) results.clear();
      results.set(key, make());
    }
    return results.get(key) as Result;
  };
}
