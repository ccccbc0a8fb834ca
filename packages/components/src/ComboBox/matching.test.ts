import { expect, test } from 'vitest';
import { fold, matches } from './matching.js';

test('case and accents make no difference', () => {
  expect(fold(' Åland ')).toBe('aland');
  expect(matches('Côte d’Ivoire', 'COTE')).toBe(true);
  expect(matches('Cote', 'Côt')).toBe(true);
});

test('every word that was typed must be found, in any order', () => {
  expect(matches('New York', 'new y')).toBe(true);
  expect(matches('New York', 'york new')).toBe(true);
  expect(matches('New York', 'new jersey')).toBe(false);
});

test('nothing typed finds everything', () => {
  expect(matches('New York', '')).toBe(true);
  expect(matches('New York', '  ')).toBe(true);
});
