/**
 * What was last made of lists, by what was asked: their pages are asked for one after the other. Lists themselves never change; where a
 * result depends on something that does, its `version` says which it was, and another one forgets what was made of the list.
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

/** @param most results that are kept of each list; one more, and all of them are made again */
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
