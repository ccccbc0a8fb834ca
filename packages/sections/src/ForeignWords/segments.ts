/** Pure functions that find the words of other languages in a text. */

/** Words of other languages, each with its language, BCP 47: `{ Straßenmütze: 'de' }` */
export type Languages = Readonly<Record<string, string>>;

/** A part of a text, with its language if that differs from the page's. */
export interface Segment {
  text: string;
  lang?: string;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a text at the words of other languages. Only whole words count. Their concatenation is the text. */
export function segmentsOf(text: string, languages: Languages = {}): Segment[] {
  const words = Object.keys(languages).filter((word) => word && text.includes(word));
  if (words.length === 0) return [{ text }];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'u');
  // With a group in the pattern, every second part is a word.
  return text
    .split(pattern)
    .map((part, index): Segment => (index % 2 ? { text: part, lang: languages[part]! } : { text: part }))
    .filter(({ text: part }) => part !== '');
}

/** Splits a text that comes in parts, such as the found and the other parts of a name. A word may be in several parts. Returns the segments of each part. */
export function segmentsOfParts(parts: readonly string[], languages?: Languages): Segment[][] {
  const segments = segmentsOf(parts.join(''), languages);
  return parts.map((part, index) => {
    const start = parts.slice(0, index).join('').length;
    return slice(segments, start, start + part.length);
  });
}

/** Returns the segments of a part of their text, from the first index up to, but not including, the second. */
function slice(segments: readonly Segment[], from: number, to: number): Segment[] {
  let start = 0;
  return segments.flatMap((segment) => {
    const text = segment.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += segment.text.length;
    return text ? [{ ...segment, text }] : [];
  });
}
