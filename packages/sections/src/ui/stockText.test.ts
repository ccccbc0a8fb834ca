import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../messages.js';
import { isLow, waitText } from './stockText.js';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [{ kind: 'backOrder' }, 'On back order: leaves later'],
  [{ kind: 'preOrder', date: '2026-12-24' }, 'Pre-order: leaves on December 24'],
  [{ kind: 'preOrder', date: '2027-03-12', message: 'In spring' }, 'Pre-order: leaves on March 12, 2027'],
  [{ kind: 'preOrder', message: 'In spring' }, 'Pre-order: In spring'],
  [{ kind: 'preOrder' }, 'Pre-order'],
] as const)('%o is announced as "%s"', (wait, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') });
  expect(waitText(wait, messages, 'en-US')).toBe(text);
});

test('one to three pieces are few', () => {
  expect([undefined, -1, 0, 1, 3, 4].filter(isLow)).toEqual([1, 3]);
});
