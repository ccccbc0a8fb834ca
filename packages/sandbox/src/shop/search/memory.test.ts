import { expect, test, vi } from 'vitest';
import { createMemory } from './memory.js';

const items = [1, 2, 3];

test('an earlier result for a list is not computed again', () => {
  const remember = createMemory();
  const make = vi.fn(() => 'made');
  expect(remember(items, ['a'], make)).toBe('made');
  expect(remember(items, ['a'], make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
  remember(items, ['b'], make);
  remember([...items], ['a'], make);
  expect(make).toHaveBeenCalledTimes(3);
});

test('another version drops the results for the list', () => {
  const remember = createMemory();
  let stock = 0;
  const ask = () => remember(items, 'stock', () => stock, stock);
  expect(ask()).toBe(0);
  stock = 1;
  expect(ask()).toBe(1);
});

test('results beyond the limit are computed again', () => {
  const remember = createMemory(2);
  const make = vi.fn(() => undefined);
  for (const asked of ['a', 'b', 'c', 'a']) remember(items, asked, make);
  expect(make).toHaveBeenCalledTimes(4);
  remember(items, 'a', make);
  expect(make).toHaveBeenCalledTimes(4);
});
