/**
 * The query language that filters lists: `title:bell* AND (vendor:Tern OR -tag:small) variants.price:>=10`.
 * Adjacent terms must all match. AND binds more tightly than OR.
 */
import { wordsOf } from '../../../shop/search/search.js';

type Comparator = ':' | ':<' | ':<=' | ':>' | ':>=';

export type Query =
  | { kind: 'and' | 'or'; parts: Query[] }
  | { kind: 'not'; part: Query }
  | { kind: 'field'; name: string; comparator: Comparator; value: string; isPrefix: boolean }
  | { kind: 'text'; value: string; isPhrase: boolean; isPrefix: boolean };

interface Token {
  kind: '(' | ')' | 'and' | 'or' | 'not' | 'term';
  text: string;
}

/** A quoted text, or characters up to a space or a bracket. A backslash escapes the next character. */
const value = String.raw`"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|(?:\\.|[^\s()\\"'])(?:\\.|[^\s()\\])*`;
const term = String.raw`(?:[\w.]+:(?:[<>]=?)?\s?(?:${value})?|${value})`;
const tokens = new RegExp(String.raw`\s*(?:([()])|(AND|OR)(?=[\s()]|$)|(NOT(?=[\s(])|-(?=\S))|(${term}))`, 'suy');

function tokenize(text: string): Token[] {
  const found: Token[] = [];
  tokens.lastIndex = 0;
  for (let match = tokens.exec(text); match; match = tokens.exec(text)) {
    const [, bracket, connective, not, whole = ''] = match;
    if (bracket) found.push({ kind: bracket as '(' | ')', text: bracket });
    else if (connective) found.push({ kind: connective === 'AND' ? 'and' : 'or', text: connective });
    else found.push(not ? { kind: 'not', text: not } : { kind: 'term', text: whole });
  }
  return found;
}

/** Maximum depth of nested brackets. Terms in deeper brackets count on this level. */
const deepest = 50;

/** Parses a query. Returns undefined if the text has no terms. Unclosed quotes and brackets end with the text. */
export function parseQuery(text: string): Query | undefined {
  const all = tokenize(text);
  let at = 0;

  const any = (depth: number): Query | undefined => {
    const parts: Query[] = [];
    do {
      const part = every(depth);
      if (part) parts.push(part);
    } while (all[at]?.kind === 'or' && ++at);
    return joined('or', parts);
  };

  const every = (depth: number): Query | undefined => {
    const parts: Query[] = [];
    for (let token = all[at]; token && token.kind !== 'or'; token = all[at]) {
      if (token.kind === ')' && depth > 0) break;
      const part = one(depth);
      if (part) parts.push(part);
    }
    return joined('and', parts);
  };

  const one = (depth: number): Query | undefined => {
    let isNegated = false;
    for (; all[at]?.kind === 'not'; at++) isNegated = !isNegated;
    const token = all[at];
    if (!token) return undefined;
    // Skips a token that is not a term here, such as an unmatched closing bracket.
    if (token.kind !== 'or') at++;
    let part = token.kind === 'term' ? termOf(token.text) : undefined;
    if (token.kind === '(' && depth < deepest) {
      part = any(depth + 1);
      if (all[at]?.kind === ')') at++;
    }
    return part && isNegated ? { kind: 'not', part } : part;
  };

  return any(0);
}

function joined(kind: 'and' | 'or', parts: Query[]): Query | undefined {
  return parts.length > 1 ? { kind, parts } : parts[0];
}

function termOf(text: string): Query | undefined {
  const [, name, comparator, written = text] = /^([\w.]+)(:(?:[<>]=?)?)\s?(.*)$/su.exec(text) ?? [];
  const quote = /^["']/.exec(written)?.[0];
  const bare = quote ? written.slice(1, written.endsWith(quote) && written.length > 1 ? -1 : undefined) : written;
  const isPrefix = !quote && /(?:^|[^\\])\*$/.test(bare);
  const value = (isPrefix ? bare.slice(0, -1) : bare).replace(/\\(.)/gsu, '$1');
  if (name && comparator)
    return value === '' && !isPrefix
      ? undefined
      : { kind: 'field', name, comparator: comparator as Comparator, value, isPrefix };
  return wordsOf(value).length === 0 ? undefined : { kind: 'text', value, isPhrase: quote !== undefined, isPrefix };
}

/** Whether the query consists of words only, without syntax of the language. */
export function isPlain(query: Query): boolean {
  if (query.kind === 'and') return query.parts.every(isPlain);
  return query.kind === 'text' && !query.isPhrase && !query.isPrefix;
}

export type Test<T> = (item: T) => boolean;

/** Returns the test of a term about a field. Undefined for a value that the field cannot have: no item passes. */
export type Field<T> = (term: Extract<Query, { kind: 'field' }>) => Test<T> | undefined;

export interface Language<T> {
  fields: Record<string, Field<T>>;
  /** Returns the test of words without a field. */
  text: (term: Extract<Query, { kind: 'text' }>) => Test<T>;
  /** Whether a term about an unknown field matches no item. Default: `false`, which ignores the term. */
  isStrict?: boolean;
}

/** Returns the test of a query. Undefined if all its terms are ignored, because they are about unknown fields. */
export function testOf<T>(query: Query, language: Language<T>): Test<T> | undefined {
  switch (query.kind) {
    case 'text':
      return language.text(query);
    case 'field': {
      const field = Object.hasOwn(language.fields, query.name) ? language.fields[query.name] : undefined;
      if (!field) return language.isStrict ? () => false : undefined;
      return field(query) ?? (() => false);
    }
    case 'not': {
      const test = testOf(query.part, language);
      return test && ((item) => !test(item));
    }
    case 'and':
    case 'or': {
      const tests = query.parts.flatMap((part) => testOf(part, language) ?? []);
      if (tests.length === 0) return undefined;
      return query.kind === 'and'
        ? (item) => tests.every((test) => test(item))
        : (item) => tests.some((test) => test(item));
    }
  }
}

/** A text field that contains the words of the value next to each other or, if `isWhole`, consists of them. */
export const words =
  <T>(textsOf: (item: T) => string | readonly string[], { isWhole = false } = {}): Field<T> =>
  ({ value, isPrefix }) => {
    const wanted = wordsOf(value);
    const matches = (text: string) => hasWords(wordsOf(text), wanted, { isPrefix, isWhole });
    return (item) => [textsOf(item)].flat().some(matches);
  };

/** Whether the wanted words are next to each other. If `isPrefix`, the last one may be the beginning of a word. */
export function hasWords(
  all: readonly string[],
  wanted: readonly string[],
  { isPrefix = false, isWhole = false } = {},
): boolean {
  // `field:*` matches any value.
  if (wanted.length === 0) return isPrefix && all.length > 0;
  const isAt = (start: number) =>
    wanted.every((word, index) => {
      const other = all[start + index];
      return isPrefix && index === wanted.length - 1 ? other?.startsWith(word) : other === word;
    });
  if (isWhole) return (isPrefix || all.length === wanted.length) && isAt(0);
  return all.some((_, start) => isAt(start));
}

const compare = (comparator: Comparator, number: number, least: number, most: number): boolean => {
  switch (comparator) {
    case ':':
      return number >= least && number <= most;
    case ':<':
      return number < least;
    case ':<=':
      return number <= most;
    case ':>':
      return number > most;
    case ':>=':
      return number >= least;
  }
};

/** A numeric field. One of its numbers must match the value. */
export const number =
  <T>(numbersOf: (item: T) => number | readonly number[]): Field<T> =>
  ({ value, comparator, isPrefix }) => {
    if (isPrefix && value === '') return (item) => [numbersOf(item)].flat().length > 0;
    const wanted = Number(value);
    if (value.trim() === '' || Number.isNaN(wanted)) return undefined;
    return (item) => [numbersOf(item)].flat().some((each) => compare(comparator, each, wanted, wanted));
  };

export const yesOrNo =
  <T>(isTrue: Test<T>): Field<T> =>
  ({ value }) => {
    if (!/^(?:true|false)$/i.test(value)) return undefined;
    const wanted = value.toLowerCase() === 'true';
    return (item) => isTrue(item) === wanted;
  };

/** A date field. Values are in ISO 8601. A year, a month or a day means its whole span, and `now` means the current time. */
export const date =
  <T>(dateOf: (item: T) => string, now: () => Date): Field<T> =>
  ({ value, comparator, isPrefix }) => {
    if (isPrefix && value === '') return () => true;
    const span = spanOf(value, now);
    return span && ((item) => compare(comparator, Date.parse(dateOf(item)), span.first, span.last));
  };

function spanOf(value: string, now: () => Date): { first: number; last: number } | undefined {
  if (value === 'now') return { first: now().getTime(), last: now().getTime() };
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(value) ?? [];
  if (year) {
    const [y, m, d] = [Number(year), month ? Number(month) - 1 : 0, day ? Number(day) : 1];
    const next = day ? Date.UTC(y, m, d + 1) : month ? Date.UTC(y, m + 1) : Date.UTC(y + 1, 0);
    return { first: Date.UTC(y, m, d), last: next - 1 };
  }
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : { first: moment, last: moment };
}
