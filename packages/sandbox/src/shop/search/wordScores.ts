/** Finds and scores the items of a word index. The scores are BM25+ with the constants and the steps of MiniSearch 7. */
import type SearchableMap from 'minisearch/SearchableMap';

export interface WordQuery {
  /** The fields to search. Fields that the index does not have are ignored. */
  fields: readonly string[];
  /** Whether the last word may be the beginning of a word. */
  prefix: boolean;
  /** Returns the number of letters of a word that may be wrong. Default: 0 for every word */
  fuzzy?: (word: string) => number;
  /** The weights of fields. Default: 1 */
  boost: Readonly<Record<string, number>>;
  /** The weights of completed words and of corrected ones. A word that matches exactly has the weight 1. */
  weights: { prefix: number; fuzzy: number };
}

export interface Hit {
  /** The position of the item in the indexed list. */
  position: number;
  score: number;
  /** The words of the item that match the query. */
  matched: readonly string[];
}

/** What an index knows of its items. */
export interface Words {
  /** The number of items. */
  count: number;
  /** The words' numbers. It finds words by their beginning, or with wrong letters. */
  tree: SearchableMap<number>;
  /** The words by their numbers. */
  words: readonly string[];
  fields: ReadonlyMap<string, Field>;
}

export interface Field {
  /** By the numbers of words: the texts that contain the word. */
  byWord: readonly (readonly Occurrence[] | undefined)[];
  /** The same for the texts that copies have in addition. */
  addedByWord: readonly (readonly Occurrence[] | undefined)[];
  /** Returns lists of the positions of the items with a text, each in ascending order. */
  itemsWith(text: number): Uint32Array[];
  /** Returns the positions of the copies with an added text, in ascending order. */
  itemsWithAdded(text: number): Uint32Array;
  /** Returns how many times a copy has its added text. */
  timesOfAdded(position: number): number;
  /** The number of different words of each item. */
  lengths: Uint32Array;
  averageLength: number;
}

export interface Occurrence {
  text: number;
  /** How many times the text contains the word. */
  count: number;
}

/** Returns the items with every asked word, by score. Equal scores keep the order in which the items were found. */
export function searchWords(index: Words, asked: readonly string[], query: WordQuery): Hit[] {
  const matches = createMatches(index.words);
  const context = { index, query, matches, times: new Uint32Array(index.count) };
  const [first, ...others] = asked.map((word, place) => {
    const found = emptyFound(index.count);
    for (const [term, weight] of termsOf(index, word, query.prefix && place === asked.length - 1, query))
      addTerm(found, term, weight, context);
    return found;
  });
  if (!first) return [];
  const { order, scores, ids } = others.reduce((some, more) => withBoth(some, more, matches), first);
  const factor = new Set(asked).size;
  return byScore(order, scores).map((position) => ({
    position,
    score: scores[position]! * factor,
    matched: matches.wordsOf(ids[position]!),
  }));
}

interface Search {
  index: Words;
  query: WordQuery;
  matches: Matches;
  /** By position, how many times an item has a word. All 0 before and after a word is added. */
  times: Uint32Array;
}

/** The items that have a word. */
interface Found {
  /** Positions of items, in the order in which they were found. */
  order: number[];
  /** By position. */
  scores: Float64Array;
  /** By position: the item's matching words, as an id of `Matches`. */
  ids: Uint32Array;
}

const emptyFound = (count: number): Found => ({
  order: [],
  scores: new Float64Array(count),
  ids: new Uint32Array(count),
});

/** Returns the words that a word of the query stands for, each with its weight: itself, then completions, then corrections. */
function termsOf({ tree }: Words, word: string, isBeginning: boolean, query: WordQuery): [number, number][] {
  const { length } = word;
  const exact = tree.get(word);
  const terms: [number, number][] = exact === undefined ? [] : [[exact, 1]];
  const mistakes = query.fuzzy?.(word) ?? 0;
  const corrected = mistakes > 0 ? tree.fuzzyGet(word, mistakes) : new Map<string, [number, number]>();
  if (isBeginning)
    for (const [term, number] of tree.atPrefix(word)) {
      const distance = term.length - length;
      if (distance === 0) continue;
      corrected.delete(term);
      terms.push([number, (query.weights.prefix * term.length) / (term.length + 0.3 * distance)]);
    }
  for (const [term, [number, distance]] of corrected)
    if (distance > 0) terms.push([number, (query.weights.fuzzy * term.length) / (term.length + distance)]);
  return terms;
}

const [k, b, d] = [1.2, 0.7, 0.5];

/** Adds the items with a word of the index. */
function addTerm({ order, scores, ids }: Found, word: number, weight: number, context: Search): void {
  const { index, query, matches, times } = context;
  for (const name of new Set(query.fields)) {
    const field = index.fields.get(name);
    if (!field?.byWord[word] && !field?.addedByWord[word]) continue;
    const positions = countTimes(field, word, times);
    const rarity = Math.log(1 + (index.count - positions.length + 0.5) / (positions.length + 0.5));
    const factor = weight * (query.boost[name] ?? 1);
    for (let place = 0; place < positions.length; place++) {
      const position = positions[place]!;
      const often = times[position]!;
      const length = (b * field.lengths[position]!) / field.averageLength;
      const id = ids[position]!;
      if (id === 0) order.push(position);
      scores[position]! += factor * (rarity * (d + (often * (k + 1)) / (often + k * (1 - b + length))));
      ids[position] = matches.with(id, word);
      times[position] = 0;
    }
  }
}

/** Counts how many times each item has a word. Returns the positions of these items, in ascending order. */
function countTimes(field: Field, word: number, times: Uint32Array): ArrayLike<number> {
  const positions: number[] = [];
  let lists = 0;
  const add = (list: Uint32Array, countOf: (position: number) => number) => {
    lists++;
    for (const position of list) {
      if (times[position] === 0) positions.push(position);
      times[position]! += countOf(position);
    }
  };
  for (const { text, count } of field.byWord[word] ?? [])
    for (const list of field.itemsWith(text)) add(list, () => count);
  for (const { text, count } of field.addedByWord[word] ?? [])
    add(field.itemsWithAdded(text), (position) => count * field.timesOfAdded(position));
  return lists === 1 ? positions : Uint32Array.from(positions).sort();
}

/** Returns the items that are in both, in the order of the second. */
function withBoth(some: Found, more: Found, matches: Matches): Found {
  const found = emptyFound(some.ids.length);
  for (const position of more.order) {
    const id = some.ids[position]!;
    if (id === 0) continue;
    found.order.push(position);
    found.scores[position] = some.scores[position]! + more.scores[position]!;
    found.ids[position] = matches.union(id, more.ids[position]!);
  }
  return found;
}

/** Sorts positions. Many items have equal scores, so that sorting the different scores is faster. */
function byScore(order: readonly number[], scores: Float64Array): number[] {
  const groups = new Map<number, number[]>();
  for (const position of order) {
    const score = scores[position]!;
    const group = groups.get(score);
    if (group) group.push(position);
    else groups.set(score, [position]);
  }
  return [...groups].sort(([a], [b]) => b - a).flatMap(([, group]) => group);
}

/** Lists of matching words. Each has an id, because many items match with the same words. The empty list has the id 0. */
interface Matches {
  /** Returns the list with one word more. A word is added once, and before others are added again. */
  with(id: number, word: number): number;
  /** Returns the first list with the words of the second. */
  union(first: number, second: number): number;
  wordsOf(id: number): readonly string[];
}

function createMatches(words: readonly string[]): Matches {
  const lists: (readonly number[])[] = [[]];
  const longer = new Map<number, number>();
  const unions = new Map<number, number>();
  const texts: (readonly string[] | undefined)[] = [];
  const withWord = (id: number, word: number): number => {
    const list = lists[id] ?? [];
    if (list.at(-1) === word) return id;
    const key = id * words.length + word;
    const known = longer.get(key);
    if (known !== undefined) return known;
    const made = lists.push([...list, word]) - 1;
    longer.set(key, made);
    return made;
  };
  return {
    with: withWord,
    union(first, second) {
      const key = first * 2 ** 26 + second;
      const known = unions.get(key);
      if (known !== undefined) return known;
      const own = new Set(lists[first]);
      const made = (lists[second] ?? []).filter((word) => !own.has(word)).reduce(withWord, first);
      unions.set(key, made);
      return made;
    },
    // An object's keys, because numbers come first there.
    wordsOf: (id) =>
      (texts[id] ??= Object.keys(Object.fromEntries((lists[id] ?? []).map((word) => [words[word] ?? '', true])))),
  };
}
