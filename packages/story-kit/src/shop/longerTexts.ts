import { messages, type Messages } from '@vitrine/sections';

/** Doubles the vowels of a text outside of its placeholders, which makes it about a third longer and still readable. */
const longer = (text: string) =>
  text.replace(/\{[^}]*\}|[aeiou]/gi, (part) => (part.length > 1 ? part : part + part.toLowerCase()));

const inEachForm = (message: Messages[keyof Messages]) =>
  typeof message === 'string'
    ? longer(message)
    : Object.fromEntries(Object.entries(message).map(([category, text]) => [category, longer(text)]));

/** The sections' texts, as long as a translation may be. A layout that only fits the English words shows it. */
export const longerTexts = Object.fromEntries(
  Object.entries(messages).map(([name, message]) => [name, inEachForm(message)]),
) as Partial<Messages>;
