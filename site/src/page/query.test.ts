import { expect, it } from 'vitest';
import { parameter, parameters, wholeQuery } from './query';

const asked = { searchParams: Promise.resolve({ q: ['kettle', 'bike'], page: '2', sort: '', none: undefined }) };

it('takes the first of repeated parameters', async () => {
  expect(await parameters(asked)).toEqual({ q: 'kettle', page: '2', sort: '', none: undefined });
  expect(await parameter(asked, 'q')).toBe('kettle');
});

it('treats an empty parameter as a missing one', async () => {
  expect(await parameter(asked, 'sort')).toBeUndefined();
  expect(await parameter(asked, 'none')).toBeUndefined();
});

it('has all values where a page needs them', async () => {
  expect(String(await wholeQuery(asked))).toBe('q=kettle&q=bike&page=2&sort=');
});
