import { expect, test } from 'vitest';
import { holidaysOf } from './holidays.js';

test.each([
  [2026, '01-01 05-25 07-03 09-07 11-26 11-27 12-25'],
  [2027, '01-01 05-31 07-05 09-06 11-25 11-26 12-24'],
  [2028, '01-01 05-29 07-04 09-04 11-23 11-24 12-25'],
])('the holidays of %i', (year, days) => {
  const expected = days.split(' ').map((day) => `${year}-${day}`);
  // New Year's Day of 2028 is a Saturday: the Friday before is off.
  if (year === 2028) expected[0] = '2027-12-31';
  expect(holidaysOf(year)).toEqual(expected);
});
