import { expect, test } from 'vitest';
import { parseViewed, withViewed, type ViewedProduct } from './viewed.js';

const product = (id: string): ViewedProduct => ({ id, name: id, slug: `/${id}` });
const ids = (viewed: readonly ViewedProduct[]) => viewed.map(({ id }) => id).join('');

test('the last product viewed comes first, each product once, and old ones are dropped', () => {
  let viewed: ViewedProduct[] = [];
  for (const id of 'abcab') viewed = withViewed(viewed, product(id));
  expect(ids(viewed)).toBe('bac');
  for (const id of 'defghijk') viewed = withViewed(viewed, product(id));
  expect(ids(viewed)).toBe('kjihgfedb');
});

test('an unreadable list is empty', () => {
  expect(parseViewed(null)).toEqual([]);
  expect(parseViewed('no JSON')).toEqual([]);
  expect(parseViewed('{"id":"a"}')).toEqual([]);
  expect(parseViewed(JSON.stringify([product('a'), { id: 'b' }, null]))).toEqual([product('a')]);
});
