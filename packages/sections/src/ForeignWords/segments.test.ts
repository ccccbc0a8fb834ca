import { expect, test } from 'vitest';
import { segmentsOf, segmentsOfParts } from './segments.js';

const languages = { 三徳: 'ja', Straßenmütze: 'de', Straße: 'de', 'C++': 'x-code', an: 'fr' };

test('words of other languages have their language', () => {
  expect(segmentsOf('三徳 Santoku Knife', languages)).toEqual([
    { text: '三徳', lang: 'ja' },
    { text: ' Santoku Knife' },
  ]);
  expect(segmentsOf('Straßenmütze', languages)).toEqual([{ text: 'Straßenmütze', lang: 'de' }]);
  expect(segmentsOf('For C++, 三徳', languages)).toEqual([
    { text: 'For ' },
    { text: 'C++', lang: 'x-code' },
    { text: ', ' },
    { text: '三徳', lang: 'ja' },
  ]);
});

test('parts of words, texts without such words and shops without the setting stay one segment', () => {
  expect(segmentsOf('Santoku band', languages)).toEqual([{ text: 'Santoku band' }]);
  expect(segmentsOf('三徳', undefined)).toEqual([{ text: '三徳' }]);
  expect(segmentsOf('', languages)).toEqual([{ text: '' }]);
});

test('a text in parts keeps the languages of words that are in several of them', () => {
  expect(segmentsOfParts(['Die ', 'Straß', 'enmütze, warm', ''], languages)).toEqual([
    [{ text: 'Die ' }],
    [{ text: 'Straß', lang: 'de' }],
    [{ text: 'enmütze', lang: 'de' }, { text: ', warm' }],
    [],
  ]);
});
