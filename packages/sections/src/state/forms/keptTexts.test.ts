// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetTexts, keepTexts, keptTexts, onForgotten, timesForgotten } from './keptTexts.js';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('the texts of a form are kept without empty ones, and forgotten with all others', () => {
  keepTexts('contact', { name: '', text: 'Do you mend pans?' });
  keepTexts('order', { number: '1000' });
  sessionStorage.setItem('other', 'stays');
  expect(keptTexts('contact')).toEqual({ text: 'Do you mend pans?' });
  keepTexts('order', { number: '' });
  expect(sessionStorage).toHaveLength(2);
  forgetTexts();
  expect(keptTexts('contact')).toEqual({});
  expect(sessionStorage.getItem('other')).toBe('stays');
});

test.each(['{', 'null', '[]', '7', '{"text":{"a":1}}'])('another value in the storage is none: %s', (stored) => {
  sessionStorage.setItem('vitrine-form-contact', stored);
  expect(keptTexts('contact')).toEqual({});
});

test('listeners learn that texts are forgotten', () => {
  const listener = vi.fn();
  const before = timesForgotten();
  const stop = onForgotten(listener);
  forgetTexts();
  stop();
  forgetTexts();
  expect(listener).toHaveBeenCalledOnce();
  expect(timesForgotten()).toBe(before + 2);
});

test('a browser that blocks storage keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepTexts('contact', { text: 'Do you mend pans?' });
  expect(keptTexts('contact')).toEqual({});
  forgetTexts();
});
