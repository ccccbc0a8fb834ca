import { fold, wordsOf } from '../../shop/search/search.js';
import type { SearchParameters } from './parameters.js';

export interface Highlighted {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

/**
 * Returns a text with its matched words between the highlight tags. The tags enclose the typed beginning of a word, or all of a word that
 * matches in spite of a typo. Like the service, this escapes nothing.
 * @param matched the matched words, folded
 */
export function highlight(
  text: string,
  { query, highlightPreTag: begin, highlightPostTag: end }: SearchParameters,
  matched: ReadonlySet<string>,
): Highlighted {
  const asked = wordsOf(query);
  const found = new Set<string>();
  let marked = 0;
  const value = text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const folded = fold(word);
    const beginning = asked.find((one) => folded.startsWith(one));
    if (beginning === undefined && !matched.has(folded)) return word;
    found.add(beginning ?? nearest(folded, asked));
    const length = beginning === undefined || folded.length !== word.length ? word.length : beginning.length;
    marked += length;
    return `${begin}${word.slice(0, length)}${end}${word.slice(length)}`;
  });
  if (found.size === 0) return { value, matchLevel: 'none', matchedWords: [] };
  return {
    value,
    matchLevel: asked.every((word) => found.has(word)) ? 'full' : 'partial',
    fullyHighlighted: marked === text.replace(/[^\p{L}\p{N}\p{M}]+/gu, '').length,
    matchedWords: [...found],
  };
}

/** Returns the word of the query that a word with a typo matches: the word with the longest common beginning. */
function nearest(word: string, asked: readonly string[]): string {
  const common = (other: string) => [...other].findIndex((letter, index) => letter !== word[index]);
  const score = (other: string) => (common(other) === -1 ? other.length : common(other));
  return asked.toSorted((a, b) => score(b) - score(a))[0] ?? word;
}
