import { MessagesProvider, Text } from '@vitrine/components';
import { messages } from '@vitrine/components/messages/ar';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { ComponentDocs } from '../docs/componentDocs.js';
import { inArabic } from './arabic.js';

afterEach(() => vi.restoreAllMocks());

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

const documents = import.meta.glob<ComponentDocs>('../../../components/src/*/*.docs.tsx', {
  eager: true,
  import: 'default',
});

/** Whether a text has words to translate: not a name, a path, or words that are Arabic already. */
const isEnglish = (text: string) =>
  /[a-z]{2}/i.test(text) && !/[\u0600-\u06ff]|^\//.test(text) && !['Northlane', 'XL'].includes(text);

/** Returns the texts in a value: in lists, objects and elements too. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (isValidElement(value)) return textsIn(value.props);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns what people read and hear of a picture: its texts and labels. */
function shownIn(picture: ReactNode): string {
  const html = renderToStaticMarkup(<MessagesProvider messages={messages}>{picture}</MessagesProvider>);
  const labels = [...html.matchAll(/ (?:aria-label|alt|placeholder)="([^"]*)"/g)].map(([, label]) => label);
  const translated = html.replaceAll(/<(\w+)[^>]* translate="no".*?<\/\1>/gs, '');
  return [translated.replaceAll(/<[^>]*>/g, '\n'), ...labels]
    .join('\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Returns the texts of a picture that are English in the Arabic catalogue. */
function englishIn(picture: ReactNode): string[] {
  const arabic = inArabic(picture);
  const shown = shownIn(arabic);
  return textsIn(arabic).filter((text) => isEnglish(text) && shown.includes(text));
}

test("the pictures of each component's page have their words in Arabic", () => {
  // A translated list of elements is without keys.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const missing = Object.entries(documents).flatMap(([path, { picture, dos, donts }]) => {
    const pictures = [picture, ...[...dos, ...donts].map((rule) => rule.picture)];
    const [, folder] = /src\/(\w+)\//.exec(path)!;
    const file = `packages/components/src/${folder}/${folder}.arabic.json`;
    return [...new Set(pictures.flatMap(englishIn))].map((text) => `Add to ${file}: "${text}"`);
  });
  expect(missing).toEqual([]);
  expect(Object.keys(documents).length).toBeGreaterThan(60);
  expect(englishIn(<Text>Words without a translation</Text>)).toEqual(['Words without a translation']);
});
