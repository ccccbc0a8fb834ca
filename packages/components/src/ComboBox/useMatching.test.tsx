// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, expect, test } from 'vitest';
import { I18nProvider } from '../index.js';
import { useMatching } from './useMatching.js';

afterEach(cleanup);

function matching(locale: string) {
  const wrapper = ({ children }: PropsWithChildren) => <I18nProvider locale={locale}>{children}</I18nProvider>;
  return renderHook(useMatching, { wrapper }).result.current;
}

test.each(['en-US', 'de-DE', 'fr-FR', 'ar'])('case and accents make no difference in %s', (locale) => {
  const { matches, isSame } = matching(locale);
  expect(isSame(' Åland ', 'aland')).toBe(true);
  expect(isSame('Åland', 'Ålands')).toBe(false);
  expect(matches('Côte d’Ivoire', 'COTE')).toBe(true);
  expect(matches('Cote', 'Côt')).toBe(true);
  expect(matches('Österreich', 'oster')).toBe(true);
  expect(matches('Öland'.normalize('NFD'), 'öl')).toBe(true);
});

test("an accented letter is another letter if the language's alphabet has it", () => {
  expect(matching('sv-SE').matches('Åland', 'aland')).toBe(false);
  expect(matching('es-ES').matches('España', 'espan')).toBe(false);
  expect(matching('es-ES').matches('Perú', 'peru')).toBe(true);
});

test('every typed word must be found, in any order', () => {
  const { matches } = matching('en-US');
  expect(matches('New York', 'new y')).toBe(true);
  expect(matches('New York', 'york new')).toBe(true);
  expect(matches('New York', 'new jersey')).toBe(false);
});

test('an empty text finds everything', () => {
  const { matches } = matching('en-US');
  expect(matches('New York', '')).toBe(true);
  expect(matches('New York', '  ')).toBe(true);
});
