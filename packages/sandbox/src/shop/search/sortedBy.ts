/** Sorts long lists by keys. */

/**
 * Returns the items in the order of their keys. Texts sort by English collation. Items with equal keys keep their order,
 * in descending order as well. Reads each key once, and compares only different keys.
 */
export function sortedBy<T, Key extends number | string>(
  items: readonly T[],
  keyOf: (item: T) => Key,
  { descending = false } = {},
): readonly T[] {
  const keys = items.map(keyOf);
  const different = [...new Set(keys)];
  const compare = comparison(different);
  different.sort(compare);
  const groups: T[][] = [];
  const groupOf = new Map<Key, T[]>();
  different.forEach((key, place) => {
    const before = different[place - 1];
    // Different texts can be equal for the collation.
    const isEqual = before !== undefined && compare(before, key) === 0;
    if (!isEqual) groups.push([]);
    groupOf.set(key, groups.at(-1)!);
  });
  keys.forEach((key, place) => groupOf.get(key)!.push(items[place] as T));
  return (descending ? groups.reverse() : groups).flat();
}

type Compare = (a: number | string, b: number | string) => number;

function comparison(keys: readonly (number | string)[]): Compare {
  const foreign = new Set(keys.filter((key) => typeof key === 'string' && !isPlain.test(key)));
  return (a, b) => {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    if (foreign.size > 0 && (foreign.has(a) || foreign.has(b))) return collator.compare(String(a), String(b));
    return comparePlain(String(a), String(b));
  };
}

const collator = new Intl.Collator('en');
const letters = new Intl.Collator('en', { sensitivity: 'base' });
const isPlain = /^[\x20-\x7e]*$/;

/**
 * The ranks of the ASCII characters in the collation. Texts differ first by letters, and then by cases. Comparing ranks
 * takes a fraction of a collator's time.
 */
const [letterRanks, caseRanks] = [new Uint8Array(127), new Uint8Array(127)];
const characters = Array.from({ length: 127 - 32 }, (_, place) => String.fromCharCode(32 + place)).sort(
  collator.compare,
);
characters.forEach((character, place) => {
  const code = character.charCodeAt(0);
  const before = characters[place - 1];
  const isSame = before !== undefined && letters.compare(before, character) === 0;
  letterRanks[code] = isSame ? letterRanks[before.charCodeAt(0)]! : place + 1;
  caseRanks[code] = isSame ? 1 : 0;
});

/** Compares two texts of printable ASCII characters. */
function comparePlain(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let cases = 0;
  for (let place = 0; place < length; place++) {
    const [one, other] = [a.charCodeAt(place), b.charCodeAt(place)];
    if (one === other) continue;
    const difference = letterRanks[one]! - letterRanks[other]!;
    if (difference !== 0) return difference;
    if (cases === 0) cases = caseRanks[one]! - caseRanks[other]!;
  }
  return a.length - b.length || cases;
}
