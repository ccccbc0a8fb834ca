import { Text } from '@vitrine/components';
import { expect, test } from 'vitest';
import { inArabic } from './arabic.js';

test('all texts are in Arabic; other values, and texts without a translation, stay', () => {
  const press = () => {};
  expect(inArabic({ label: 'Name', items: [{ value: 'xs', label: 'Sold out' }], press, count: 2 })).toEqual({
    label: 'الاسم',
    items: [{ value: 'xs', label: 'نفد' }],
    press,
    count: 2,
  });
});

test('elements keep their type', () => {
  expect(inArabic(<Text tone="quiet">Thank you</Text>)).toEqual(<Text tone="quiet">شكرًا لك</Text>);
});

const wordFiles = import.meta.glob<Record<string, string>>(['../../../*/src/*/*.arabic.json', './arabicWords.json'], {
  eager: true,
  import: 'default',
});

const sources = Object.values(
  import.meta.glob<string>(['../../../*/src/**/*.{ts,tsx}', '../../../../storybook/**/*.{ts,tsx}'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).map((source) => source.replaceAll("\\'", "'").replaceAll(/\s+/g, ' '));

/** Whether a source has the text between quotes or tags. */
function has(source: string, text: string): boolean {
  const literally = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`['"\`>]\\s?${literally}\\s?['"\`<{]`).test(source);
}

/** Returns the English texts that no source has: they were reworded or removed, so their Arabic no longer shows. */
const unused = (texts: readonly string[]) => texts.filter((text) => !sources.some((source) => has(source, text)));

test('each English text with a translation is in the examples', () => {
  const texts = Object.values(wordFiles).flatMap((words) => Object.keys(words));
  expect(texts.length).toBeGreaterThan(200);
  expect(unused(texts)).toEqual([]);
  expect(unused(['Add to Cart', 'A text that nobody wrote'])).toEqual(['A text that nobody wrote']);
});

test('no text has two translations', () => {
  const texts = Object.values(wordFiles).flatMap((words) => Object.keys(words));
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});
