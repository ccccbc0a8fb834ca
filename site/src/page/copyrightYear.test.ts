import { afterEach, expect, it, vi } from 'vitest';
import { copyrightYear } from './copyrightYear';

afterEach(() => void vi.useRealTimers());

it('spec §2: the year of the copyright is the current one, also on a server that has run since the last year', () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59) });
  expect(copyrightYear()).toBe(2026);
  vi.setSystemTime(new Date(2027, 0, 1));
  expect(copyrightYear()).toBe(2027);
});
