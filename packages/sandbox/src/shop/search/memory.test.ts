import { expect, test, vi } from 'vitest';
import { createMemory } from './memory.js';

const items = [1, 2, 3];

test('what was asked of a list before is not made again', () => {
  const remember = createMemory();
  const make = vi.fn(() => 'made');
  expect(remember(items, ['a'], make)).toBe('made');
  expect(remember(items, ['a'], make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
  remember(items, ['b'], make);
  remember([...items], ['a'], make);
  expect(make).toHaveBeenCalledTimes(3);
});

test('another version forgets what was made of the list', () => {
  const remember = createMemory();
  let stock = 0;
  const ask = () => remember(items, 'stock', () => stock, stock);
  expect(ask()).toBe(0);
  stock = 1;
  expect(ask()).toBe(1);
});

test('more than it keeps are made again', () => {
  const remember = createMemory(2);
  const make = vi.fn(() => undefined);
  for (const asked of ['a', 'b', 'c', 'a']) remember(items, asked, make);
  expect(make).toHaveBeenCalledTimes(4);
  remember(items, 'a', make);
  expect(make).toHaveBeenCalledTimes(4);
});
