import { expect, test } from 'vitest';
import { events, linesOnlyIn, pages, readChoice, writeChoice } from './rehearsalView.js';

test('a choice survives the URL, and an unknown one becomes the first', () => {
  for (const page of Object.keys(pages) as (keyof typeof pages)[])
    for (const event of Object.keys(events)) expect(readChoice(writeChoice({ page, event }))).toEqual({ page, event });
  for (const text of ['', 'cart', 'no-such', undefined, 3])
    expect(Object.keys(events)).toContain(readChoice(text).event);
  expect(readChoice('cart-no')).toEqual({ page: 'cart', event: 'down' });
});

test('the words of an event are those that the page does not have otherwise', () => {
  expect(linesOnlyIn('Cart\n  Sold out \nSold out\n\nPump', 'Cart\nPump\nIn stock')).toEqual(['Sold out']);
});
