import type { HighlightedText } from './entities.js';

/** The maximum length of a query in characters. No product's name is longer. */
export const maxQueryLength = 200;

/** Cleans a query: one line, trimmed, and at most `maxQueryLength` characters. */
export function searchQuery(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return [...line].slice(0, maxQueryLength).join('').trim();
}

/**
 * Marks the matches in several texts, such as the names of a search's results. A word is corrected only if no text
 * matches the words exactly: otherwise a search for 'wool' would mark 'Tool'.
 */
export function highlightAll(texts: readonly string[], query: string): HighlightedText[] {
  const exact = texts.map((text) => highlight(text, query, false));
  return exact.some((parts) => parts.some(({ isMatch }) => isMatch))
    ? exact
    : texts.map((text) => highlight(text, query));
}

/**
 * Splits a text into parts and marks the matches of the query's words: the beginning of a word, or the whole word if the query probably has
 * a typo. Ignores case and accents. For searches that do not return highlights.
 * @param forgivesTypos Default: true
 */
export function highlight(text: string, query: string, forgivesTypos = true): HighlightedText {
  const wanted = [...new Set(Array.from(query.matchAll(words), ([word]) => fold(word)))];
  const parts: HighlightedText = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    const length = Math.max(0, ...wanted.map((other) => matchLength(word, other, forgivesTypos)));
    if (length === 0) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    end = index + length;
    parts.push({ text: text.slice(index, end), isMatch: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

const words = /[\p{L}\p{N}\p{M}]+/gu;

const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Returns the length of the match in the word; 0 if they are different words. */
function matchLength(word: string, wanted: string, forgivesTypos: boolean): number {
  if (!fold(word).startsWith(wanted)) return forgivesTypos && isTypo(fold(word), wanted) ? word.length : 0;
  const letters = [...word];
  const count = letters.findIndex((_, index) => fold(letters.slice(0, index + 1).join('')).length >= wanted.length) + 1;
  // Combining marks belong to the letter before them.
  const rest = letters.slice(count).findIndex((letter) => fold(letter) !== '');
  return letters.slice(0, rest === -1 ? letters.length : count + rest).join('').length;
}

/** Whether two words differ by a typo: one wrong letter from 4 letters, two from 8. Search services allow the same. */
function isTypo(word: string, wanted: string): boolean {
  const allowed = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
  return Math.abs(word.length - wanted.length) <= allowed && distance(word, wanted) <= allowed;
}

/** Counts the letters to change, add or remove between two words (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at++) {
      const change = row[at - 1]! + (letter === to[at - 1] ? 0 : 1);
      next.push(Math.min(change, row[at]! + 1, next[at - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
