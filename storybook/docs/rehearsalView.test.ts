import { expect, test } from 'vitest';
import { linesOnlyIn } from '@vitrine/story-kit/lines-only-in';
import { events, pages, readChoice, settingsOf, writeChoice } from './rehearsalView.js';

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

test('an event becomes settings of the toolbar', () => {
  const settings = Object.values(events).map((event) => JSON.stringify({ ...settingsOf(event), large: event.isLarge }));
  expect(new Set(settings).size).toBe(settings.length);
  expect(settingsOf(events.lastOne!)).toEqual({ failures: 'lastOne' });
  expect(settingsOf(events.rtl!)).toEqual({ direction: 'rtl' });
});
