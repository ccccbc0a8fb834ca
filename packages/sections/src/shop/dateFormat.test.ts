import { expect, it } from 'vitest';
import { dateFormat } from './dateFormat.js';

it('is made once for a language and its options', () => {
  const made = dateFormat('de-DE', { month: 'long', timeZone: 'UTC' });
  expect(made.format(new Date('2026-03-12'))).toBe('März');
  expect(dateFormat('de-DE', { month: 'long', timeZone: 'UTC' })).toBe(made);
  expect(dateFormat('de-DE', { month: 'long', timeZone: 'Pacific/Apia' })).not.toBe(made);
  expect(dateFormat('en-US', { month: 'long', timeZone: 'UTC' })).not.toBe(made);
});
