import { expect, test } from 'vitest';
import { releaseDate } from './releaseDate.js';

const now = Date.parse('2026-11-25T20:00:00Z');

test.each([
  ['2027-03-12', '2027-03-12'],
  ['2027-03-12T00:00:00+00:00', '2027-03-12'],
  ['2026-11-25', undefined],
  ['soon', undefined],
  [null, undefined],
])('the release at %s is on %s', (date, day) => {
  expect(releaseDate(date, now)).toBe(day);
});
