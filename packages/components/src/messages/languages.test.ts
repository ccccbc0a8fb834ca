import { expect, test } from 'vitest';
import { fileMessages } from '../fileMessages.js';
import { messages as shared, type Messages } from '../messages.js';

const languages = import.meta.glob<{ messages: Messages }>(['./*.ts', '!./*.test.ts'], { eager: true });
const entries = Object.entries(languages).map(
  ([file, { messages }]) => [file.replace(/^\.\/|\.ts$/g, ''), messages] as const,
);

const english: Messages = { ...shared, ...fileMessages };

type Text = Messages[keyof Messages];
const formsOf = (text: Text) => (typeof text === 'string' ? [text] : Object.values(text));
const placesIn = (text: Text) => new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []));

/** Words that are the same in English. */
const alike: Record<string, readonly (keyof Messages)[]> = {
  ar: ['otherInvalid'],
  de: ['optional', 'otherInvalid'],
  es: ['otherInvalid', 'error'],
  fr: ['menu', 'page'],
  ja: ['otherInvalid'],
};

test('there are five languages beside English', () => {
  expect(entries.map(([language]) => language).sort()).toEqual(['ar', 'de', 'es', 'fr', 'ja']);
});

test.each(entries)('%s has every text, with the placeholders of the English one', (language, messages) => {
  expect(Object.keys(messages)).toEqual(Object.keys(english));
  for (const name of Object.keys(english) as (keyof Messages)[]) {
    expect([...placesIn(messages[name])].sort(), name).toEqual([...placesIn(english[name])].sort());
    if (!alike[language]?.includes(name)) expect(messages[name], name).not.toBe(english[name]);
  }
});

test.each(entries)('%s has a text for each number', (language, messages) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const text of Object.values(messages))
    if (typeof text !== 'string') expect(Object.keys(text).sort()).toEqual([...pluralCategories].sort());
});
