import { fileMessages, formatMessage, messages as ofComponents, type Message } from '@vitrine/components';
import { expect, test } from 'vitest';
import { messages as ofSections, type ShopMessages } from '../messages.js';

const english: ShopMessages = { ...ofComponents, ...fileMessages, ...ofSections };
const names = Object.keys(english) as (keyof ShopMessages)[];

const languages = import.meta.glob<{ messages: ShopMessages }>(['./*.ts', '!./*.test.ts'], { eager: true });
const entries = Object.entries(languages).map(
  ([file, { messages }]) => [file.replace(/^\.\/|\.ts$/g, ''), messages] as const,
);

const formsOf = (text: Message) => (typeof text === 'string' ? [text] : Object.values(text));
const placesIn = (text: Message) => [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();

/** Texts of sections that are the same in English. */
const alike: Record<string, readonly (keyof typeof ofSections)[]> = {
  ar: [],
  de: ['code', 'modelName', 'name', 'videoName'],
  es: [],
  fr: [],
  ja: [],
};
/** Texts without a word. */
const wordless = ['moreColors', 'optionValue', 'chosenOption'];

test('there are five languages beside English', () => {
  expect(entries.map(([language]) => language).sort()).toEqual(['ar', 'de', 'es', 'fr', 'ja']);
});

test.each(entries)('%s has every text, with the placeholders of the English one', (language, messages) => {
  expect(Object.keys(messages).sort()).toEqual([...names].sort());
  for (const name of names) expect(placesIn(messages[name]), name).toEqual(placesIn(english[name]));
  const same = Object.keys(ofSections).filter(
    (name) => messages[name as keyof ShopMessages] === english[name as keyof ShopMessages],
  );
  expect(same.filter((name) => !wordless.includes(name)).sort()).toEqual([...alike[language]!].sort());
});

test.each(entries)('%s has a text for each number', (language, messages) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const [name, text] of Object.entries(messages))
    if (typeof text !== 'string') expect(Object.keys(text).sort(), name).toEqual([...pluralCategories].sort());
});

test.each(entries)('%s has no text in brackets left, and no space at an end', (_language, messages) => {
  for (const text of Object.values(messages).flatMap(formsOf)) {
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/\{[^}]*[^\w}]/);
  }
});

test.each([
  ['de', 1, '1 Produkt'],
  ['de', 2, '2 Produkte'],
  ['fr', 0, '0 produit'],
  ['fr', 2, '2 produits'],
  ['fr', 1_000_000, '1000000 de produits'],
  ['es', 1, '1 producto'],
  ['es', 1_000_000, '1000000 de productos'],
  ['ja', 1, '1件の商品'],
  ['ar', 0, 'لا منتجات'],
  ['ar', 2, 'منتجان'],
  ['ar', 3, '3 منتجات'],
  ['ar', 11, '11 منتجًا'],
  ['ar', 100, '100 منتج'],
])('in %s, the number of %i products has its form', (language, count, text) => {
  const { messages } = languages[`./${language}.ts`]!;
  expect(formatMessage(messages.productCount, { count }, language)).toBe(text);
});
