import { expect, it } from 'vitest';
import { zoneCodeOf } from './zones.js';

const address = { address1: '12 Mill Lane', city: 'Bend', zip: '97701', country: 'United States' };

it.each([
  ['US', 'Oregon', 'OR'],
  ['US', 'OR', 'OR'],
  ['US', 'constructor', undefined],
  ['constructor', 'name', undefined],
])('the code of the state %s %s is %s', (countryCode, province, code) => {
  expect(zoneCodeOf({ ...address, countryCode, province })).toBe(code);
});
