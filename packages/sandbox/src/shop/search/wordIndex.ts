/**
 * An index of words. It scores as MiniSearch 7 does (BM25+), and returns the same items in the same order. It differs in
 * its cost: a text that many items have, such as a brand, is read once. A numbered copy has its original's texts and its number's texts,
 * which all copies with the number share. So reading a large shop takes hundredths of a second.
 */
import SearchableMap from 'minisearch/SearchableMap';
import { searchWords, type Field, type Hit, type Occurrence, type Words, type WordQuery } from './wordScores.js';

export interface ItemTexts<T, Field extends string> {
  /** Returns the text of each field. */
  texts: Record<Field, (item: T) => string>;
  /** Returns the item whose texts a copy has, and the copy's number from 1. Default: every item has its own texts. */
  copyOf?: (item: T) => { original: T; number: number } | undefined;
  /** The texts that only copies have. No word of the original's text continues in them. */
  added?: Partial<Record<Field, AddedText<T>>>;
}

interface AddedText<T> {
  textOf: (number: number) => string;
  /** Returns how many times the copies of an item have the text. Default: once */
  timesOf?: (original: T) => number;
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
  { texts, copyOf = () => undefined, added = {} }: ItemTexts<T, Name>,
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
  const readers = names.map((name) => readField(wordsOf, texts[name], added[name]));
  const places = new Map<T, number>();
  /** By the copy's number. */
  const isRead: boolean[] = [];
  /** By position. An item that is no copy has the number 0. */
  const [originals, copies] = [new Uint32Array(items.length), new Uint32Array(items.length)];
  let largest = 0;
  for (let position = 0; position < items.length; position++) {
    const item = items[position] as T;
    const copy = copyOf(item);
    const original = copy ? copy.original : item;
    const number = copy ? copy.number : 0;
    const known = places.get(original);
    const isNewNumber = number > 0 && !isRead[number];
    originals[position] = known ?? places.size;
    copies[position] = number;
    if (known !== undefined && !isNewNumber) continue;
    // Words keep the order in which MiniSearch reads them: item by item, and field by field.
    for (const { readOwn, readAdded } of readers) {
      if (known === undefined) readOwn(original);
      if (isNewNumber) readAdded(number);
    }
    if (known === undefined) places.set(original, places.size);
    if (isNewNumber) isRead[number] = true;
    largest = Math.max(largest, number);
  }
  const lists: Lists = {
    originals,
    copies,
    byOriginal: inverted(originals, places.size),
    byCopy: inverted(copies, largest + 1),
  };
  return {
    count: items.length,
    tree,
    words,
    fields: new Map(readers.map(({ finish }, place) => [names[place] as string, finish(lists)])),
  };
}

/** The items' originals and their numbers, by position and the other way round. */
interface Lists {
  originals: Uint32Array;
  copies: Uint32Array;
  byOriginal: (original: number) => Uint32Array;
  byCopy: (number: number) => Uint32Array;
}

/** Reads the texts of a field: each original's, and each number's. */
function readField<T>(
  wordsOf: (text: string) => number[],
  own: (original: T) => string,
  { textOf, timesOf = () => 1 }: Partial<AddedText<T>> = {},
) {
  const byWord: Occurrence[][] = [];
  const addedByWord: Occurrence[][] = [];
  const known = new Map<string, number>();
  /** The different words of each text. */
  const contents: number[][] = [];
  /** By original: the number of its text, and how many times its copies have the added one. */
  const [textOfOriginal, times]: [number[], number[]] = [[], []];
  /** By text. */
  const originalsWith: number[][] = [];
  /** By the copy's number: the different words of the added text. */
  const addedContents: number[][] = [];

  const read = (text: string, into: Occurrence[][], number: number): number[] => {
    const counts = new Map<number, number>();
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) (into[word] ??= []).push({ text: number, count });
    return [...counts.keys()];
  };
  return {
    readOwn(original: T): void {
      const text = own(original);
      let number = known.get(text);
      if (number === undefined) {
        known.set(text, (number = contents.length));
        contents.push(read(text, byWord, number));
      }
      (originalsWith[number] ??= []).push(textOfOriginal.length);
      textOfOriginal.push(number);
      times.push(timesOf(original));
    },
    readAdded(number: number): void {
      if (textOf) addedContents[number] = read(textOf(number), addedByWord, number);
    },
    finish: ({ originals, copies, byOriginal, byCopy }: Lists): Field => ({
      byWord,
      addedByWord,
      itemsWith: (text) => (originalsWith[text] ?? []).map(byOriginal),
      itemsWithAdded: byCopy,
      timesOfAdded: (position) => times[originals[position]!]!,
      ...lengthsOf(
        originals,
        copies,
        textOfOriginal.map((text) => contents[text]!),
        addedContents,
      ),
    }),
  };
}

/**
 * Counts the different words of each item.
 * @param own by original, its different words
 * @param added by the copy's number, the different words that the copy has in addition
 */
function lengthsOf(originals: Uint32Array, copies: Uint32Array, own: readonly number[][], added: readonly number[][]) {
  const inOwn = new Set(own.flat());
  const ownLengths = Uint32Array.from(own, (words) => words.length);
  const addedLengths = Uint32Array.from(added, (words = []) => words.length);
  /** Words that some original has too, such as a size. */
  const shared = Array.from(added, (words = []) => words.filter((word) => inOwn.has(word)));
  const isShared = Uint8Array.from(shared, (words) => words.length);
  const lengths = new Uint32Array(originals.length);
  let averageLength = 0;
  for (let position = 0; position < lengths.length; position++) {
    const original = originals[position]!;
    const number = copies[position]!;
    let length = ownLengths[original]! + (addedLengths[number] ?? 0);
    if (isShared[number]) for (const word of shared[number]!) if (own[original]!.includes(word)) length--;
    lengths[position] = length;
    averageLength = (averageLength * position + length) / (position + 1);
  }
  return { lengths, averageLength };
}

/** Turns a list of numbers by position into a list of positions by number, each in ascending order. */
function inverted(numbers: Uint32Array, count: number): (number: number) => Uint32Array {
  const starts = new Uint32Array(count + 1);
  for (const number of numbers) starts[number + 1]! += 1;
  for (let number = 0; number < count; number++) starts[number + 1]! += starts[number]!;
  const free = starts.slice();
  const positions = new Uint32Array(numbers.length);
  for (let position = 0; position < numbers.length; position++) positions[free[numbers[position]!]!++] = position;
  return (number) => positions.subarray(starts[number], starts[number + 1]);
}
