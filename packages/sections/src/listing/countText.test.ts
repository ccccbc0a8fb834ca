import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import { countText, positionText, showText, shownText } from './countText.js';

const exact = { count: 24, total: 250, isTotalExact: true };
const atLeast = { ...exact, isTotalExact: false };
const paged = { ...atLeast, count: 250, page: 2, pages: 11 };

it('says a number only if it is the number of all products', () => {
  expect([countText(exact, messages), countText(atLeast, messages)]).toEqual(['24 products', 'More than 24 products']);
  expect([showText(exact, messages), showText(atLeast, messages)]).toEqual(['Show 24 products', 'Show products']);
  expect([shownText(exact, messages), shownText(atLeast, messages)]).toEqual([
    '24 of 250 products shown',
    '24 products',
  ]);
  expect(positionText(paged, messages)).toBe('More than 250 products, page 2 of 11');
});
