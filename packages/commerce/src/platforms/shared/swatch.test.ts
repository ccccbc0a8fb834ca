import { expect, test } from 'vitest';
import { toSwatch } from './swatch.js';

const imageUrl = (src: string) => `/media?${src}`;

test('a value shows its colours or its picture', () => {
  expect(toSwatch({ colors: ['#5b6b3a', '#FFF'], image: undefined, imageUrl })).toEqual({
    swatch: { colors: ['#5b6b3a', '#FFF'] },
  });
  expect(toSwatch({ colors: [null], image: 'https://cdn/tape.jpg', imageUrl })).toEqual({
    swatch: { colors: [], image: '/media?https://cdn/tape.jpg' },
  });
});

test('an invalid colour does not reach the styles of the page', () => {
  expect(toSwatch({ colors: ['url(https://elsewhere)', 'red;', '#12'], image: null, imageUrl })).toEqual({});
});
