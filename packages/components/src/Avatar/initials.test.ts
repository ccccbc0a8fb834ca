import { expect, test } from 'vitest';
import { initialsOf } from './initials.js';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Lovelace', 'AL'],
  ['ada', 'A'],
  ['  Jean-Luc  ', 'JL'],
  ['“Élodie” Żak', 'ÉŻ'],
  ['E\u0301lodie', 'E\u0301'],
  ['王小明', '王'],
  ['𝒜da', '𝒜'],
  ['ada@example.com', 'A'],
  ['42', ''],
  ['', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
