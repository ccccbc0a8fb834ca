import { array, assert, boolean, constantFrom, float, oneof, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { sortedBy } from './sortedBy.js';

const collator = new Intl.Collator('en');
const foreign = constantFrom('é', 'e\u0301', 'É', 'ß', 'ss', 'ａ', '\u0000', '中');
const text = tuple(string({ maxLength: 4 }), oneof(string({ maxLength: 2 }), foreign)).map((parts) => parts.join(''));
const similar = array(constantFrom('a', 'A', 'b', 'B', ' ', '-', '1', '.'), { maxLength: 4 }).map((all) =>
  all.join(''),
);

test.each([
  ['texts', oneof(text, similar)],
  ['plain texts', similar],
])('sorts %s as a collator does, and keeps the order of equal ones', (_, key) => {
  assert(
    property(array(key), boolean(), (keys, descending) => {
      const items = keys.map((own, place) => ({ own, place }));
      const expected = items.toSorted((a, b) =>
        descending ? collator.compare(b.own, a.own) : collator.compare(a.own, b.own),
      );
      expect(sortedBy(items, ({ own }) => own, { descending })).toEqual(expected);
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('sorts numbers, and keeps the order of equal ones', () => {
  assert(
    property(array(oneof(constantFrom(0, 1, 2), float({ noNaN: true }))), boolean(), (keys, descending) => {
      const items = keys.map((own, place) => ({ own, place }));
      const expected = items.toSorted((a, b) => (descending ? b.own - a.own : a.own - b.own));
      expect(sortedBy(items, ({ own }) => own, { descending })).toEqual(expected);
    }),
    { seed: 1, numRuns: 500 },
  );
});
