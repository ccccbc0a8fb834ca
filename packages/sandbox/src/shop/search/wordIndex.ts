/**
 * An index of words. It scores as MiniSearch 7 does (BM25+), and returns the same items in the same order. It differs in
 * its cost: a text that many items have, such as a brand, is read once, and so is the text of an item with numbered
 * copies. Reading a large shop takes a fraction of a second.
 */
import SearchableMap from 'minisearch/SearchableMap';
import { searchWords, type Field, type Hit, type Occurrence, type Words, type WordQuery } from './wordScores.js';

export interface ItemTexts<T, Field extends string> {
  /** Returns the text of each field. */
  texts: Record<Field, (item: T) => string>;
  /** Returns the item whose texts a copy has, in addition to its `added` ones. Default: every item has its own texts. */
  originalOf?: (item: T) => T;
  /** Returns the texts that only the copy has. No word of the original's text continues in them. */
  added?: Partial<Record<Field, (copy: T) => string>>;
}

/** Returns the items with every word of the text. The best match comes first. */
export type WordIndex = (text: string, query: WordQuery) => Hit[];

/** @param tokenize splits a text into words that are ready for comparison */
export function createWordIndex<T, Field extends string>(
  items: readonly T[],
  itemTexts: ItemTexts<T, Field>,
  tokenize: (text: string) => string[],
): WordIndex {
  const index = readItems(items, itemTexts, tokenize);
  return (text, query) => searchWords(index, tokenize(text), query);
}

function readItems<T, Name extends string>(
  items: readonly T[],
  { texts, originalOf = (item) => item, added = {} }: ItemTexts<T, Name>,
  tokenize: (text: string) => string[],
): Words {
  const tree = new SearchableMap<number>();
  const words: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const number = words.push(word) - 1;
    numbers.set(word, number);
    tree.set(word, number);
    return number;
  };
  const wordsOf = (text: string) => tokenize(text).map(numberOf);

  const names = Object.keys(texts) as Name[];
  const readers = names.map((name) => ({ ...readField(items.length, wordsOf), own: texts[name], added: added[name] }));
  const read = new Map<T, readonly number[]>();
  items.forEach((item, position) => {
    const original = originalOf(item);
    const isCopy = original !== item;
    const known = read.get(original);
    const shared = readers.map(({ textOf, own, added, add }, place) => {
      const text = known?.[place] ?? textOf(own(original));
      add(position, text, isCopy && added ? textOf(added(item)) : undefined);
      return text;
    });
    if (!known) read.set(original, shared);
  });
  return {
    count: items.length,
    tree,
    words,
    fields: new Map(readers.map(({ finish }, place) => [names[place] as string, finish()])),
  };
}

/** Reads the texts of a field, item by item. */
function readField(count: number, wordsOf: (text: string) => number[]) {
  const byWord: Occurrence[][] = [];
  const numbers = new Map<string, number>();
  /** The different words of each text. */
  const contents: number[][] = [];
  /** The texts of all items, one item after the other. The texts of an item end before its number in `ends`. */
  const used: number[] = [];
  const ends = new Uint32Array(count);
  const lengths = new Uint32Array(count);
  let averageLength = 0;
  return {
    /** Returns the number of a text. */
    textOf(text: string): number {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      const number = contents.length;
      const counts = new Map<number, number>();
      for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
      for (const [word, times] of counts) (byWord[word] ??= []).push({ text: number, count: times });
      contents.push([...counts.keys()]);
      numbers.set(text, number);
      return number;
    },
    /** Gives the next item a text, and a second one if it is a copy with a text of its own. */
    add(position: number, text: number, added?: number): void {
      used.push(text);
      if (added !== undefined) used.push(added);
      ends[position] = used.length;
      const length = differentWords(contents[text], added === undefined ? [] : contents[added]);
      lengths[position] = length;
      averageLength = (averageLength * position + length) / (position + 1);
    },
    finish: (): Field => ({ byWord, itemsWith: inverted(used, ends, contents.length), lengths, averageLength }),
  };
}

function differentWords(some: readonly number[] = [], others: readonly number[] = []): number {
  return others.reduce((count, word) => (some.includes(word) ? count : count + 1), some.length);
}

/** Turns the list of each item's texts into a list of each text's items. */
function inverted(used: readonly number[], ends: Uint32Array, texts: number): (text: number) => Uint32Array {
  const starts = new Uint32Array(texts + 1);
  for (const text of used) starts[text + 1]! += 1;
  for (let text = 0; text < texts; text++) starts[text + 1]! += starts[text]!;
  const free = starts.slice();
  const items = new Uint32Array(used.length);
  let place = 0;
  ends.forEach((end, position) => {
    for (; place < end; place++) items[free[used[place]!]!++] = position;
  });
  return (text) => items.subarray(starts[text], starts[text + 1]);
}
