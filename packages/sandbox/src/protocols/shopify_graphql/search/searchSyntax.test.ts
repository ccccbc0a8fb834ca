import { describe, expect, test } from 'vitest';
import { date, hasWords, isPlain, number, parseQuery, testOf, words, yesOrNo, type Language } from './searchSyntax.js';

interface Thing {
  name: string;
  tags: string[];
  prices: number[];
  isNew: boolean;
  made: string;
}

const things: Thing[] = [
  { name: 'Red Bell', tags: ['small', 'loud'], prices: [10], isNew: true, made: '2025-12-31T23:59:59Z' },
  { name: 'Bell Tower', tags: ['large'], prices: [20, 500], isNew: false, made: '2026-01-01T00:00:00Z' },
  { name: "Bell-Ringer's Café", tags: ['small'], prices: [30], isNew: false, made: '2026-03-15T10:00:00Z' },
];

const language: Language<Thing> = {
  fields: {
    name: words(({ name }) => name),
    tag: words(({ tags }) => tags, { isWhole: true }),
    price: number(({ prices }) => prices),
    is_new: yesOrNo(({ isNew }) => isNew),
    made: date(
      ({ made }) => made,
      () => new Date('2026-02-01T00:00:00Z'),
    ),
  },
  text: ({ value, isPrefix }) =>
    words<Thing>(({ name }) => name)({ kind: 'field', name: '', comparator: ':', value, isPrefix })!,
};

/** Returns the numbers of the found things, counted from 1: '13'. */
function found(text: string): string {
  const query = parseQuery(text);
  const pass = query && testOf(query, language);
  return things
    .filter((thing) => pass?.(thing) ?? true)
    .map((thing) => things.indexOf(thing) + 1)
    .join('');
}

describe('the query language', () => {
  test.each([
    // Words, phrases, prefixes.
    ['bell', '123'],
    ['BELL red', '1'],
    ['"bell tower"', '2'],
    ["'tower bell'", ''],
    ['tow*', '2'],
    ['tow', ''],
    ['cafe', '3'],
    // Fields.
    ['name:bell', '123'],
    ['name:"red bell"', '1'],
    ['name: tower', '2'],
    ['tag:small', '13'],
    ['tag:sma', ''],
    ['tag:sma*', '13'],
    ['tag:*', '123'],
    ['price:20', '2'],
    ['price:>10', '23'],
    ['price:>=10 price:<30', '12'],
    ['price:<=10', '1'],
    ['price:cheap', ''],
    ['is_new:true', '1'],
    ['is_new:false', '23'],
    ['is_new:maybe', ''],
    ["made:>'2026-01-01T00:00:00Z'", '3'],
    ['made:<2026', '1'],
    ['made:<=2026-01', '12'],
    ['made:2026-01-01', '2'],
    ['made:<now', '12'],
    ['made:soon', ''],
    // Terms about unknown fields are ignored.
    ['colour:red', '123'],
    ['-colour:red tag:large', '2'],
    // Connectives, brackets, negation.
    ['tag:loud OR tag:large', '12'],
    ['tag:small AND price:30', '3'],
    ['tag:large OR tag:small price:30', '23'],
    ['(tag:large OR tag:small) price:>=20', '23'],
    ['-tag:small', '2'],
    ['NOT tag:small', '2'],
    ['NOT (tag:large OR tag:loud)', '3'],
    ['- tag:small', '13'],
    ['tag:small -(price:30)', '1'],
    ['red and bell', ''],
    // A backslash escapes the next character.
    [String.raw`name:ringer\:s`, '3'],
    ['bell-ringer', '3'],
    // The readable part of an invalid query counts.
    ['', '123'],
    ['  ', '123'],
    ['AND OR', '123'],
    [')bell) tower', '2'],
    ['((tag:small', '13'],
    ['"red bell', '1'],
    ['name:', '123'],
    ['tag:small OR', '13'],
    ['NOT', ''],
  ])('of %j finds %j', (text, expected) => expect(found(text)).toBe(expected));

  test('is parsed with brackets of any depth', () => {
    const deep = 50_000;
    expect(found(`${'('.repeat(deep)}tag:large${')'.repeat(deep)}`)).toBe('2');
    expect(found(`${'-'.repeat(deep)}tag:large`)).toBe('2');
  });

  test('is distinguished from plain words', () => {
    const plain = (text: string) => isPlain(parseQuery(text)!);
    expect(['bell', 'red bell'].map(plain)).toEqual([true, true]);
    expect(['be*', '"bell"', 'a OR b', '-bell', 'tag:small'].map(plain)).toEqual([false, false, false, false, false]);
  });

  test('finds consecutive words', () => {
    expect(hasWords(['a', 'b', 'c'], ['b', 'c'])).toBe(true);
    expect(hasWords(['a', 'b', 'c'], ['a', 'c'])).toBe(false);
  });
});
