import type { SearchParameters } from './parameters.js';
import { Problem } from './problem.js';
import { valuesOf, type IndexRecord } from './record.js';

export type Filter = (record: IndexRecord) => boolean;

const all =
  (filters: readonly Filter[]): Filter =>
  (record) =>
    filters.every((filter) => filter(record));
const any =
  (filters: readonly Filter[]): Filter =>
  (record) =>
    filters.some((filter) => filter(record));
const not =
  (filter: Filter): Filter =>
  (record) =>
    !filter(record);

/**
 * Returns the condition of `filters`, `facetFilters` and `numericFilters` together; undefined if there are none.
 * @throws Problem if one of them cannot be parsed
 */
export function filterOf({ filters, facetFilters, numericFilters }: SearchParameters): Filter | undefined {
  const listed = (entries: SearchParameters['facetFilters'], read: (text: string) => Filter) =>
    entries.map((entry) => (typeof entry === 'string' ? read(entry) : any(entry.map(read))));
  const every = [
    ...(filters.trim() === '' ? [] : [parse(filters)]),
    ...listed(facetFilters, facet),
    ...listed(numericFilters, comparison),
  ];
  return every.length > 0 ? all(every) : undefined;
}

const tokens =
  /\s*(\(|\)|AND\b|OR\b|NOT\b|(?:"[^"]*"|'[^']*'|[^\s()"':<>=!])+(?:\s*(?:<=|>=|!=|:|<|>|=)\s*(?:"[^"]*"|'[^']*'|[^\s()"']+)(?:\s+TO\s+[^\s()]+)?)?)/y;

/** Parses `brand:Skerry AND (priceValue < 100 OR NOT availableForSale:true)`. */
function parse(text: string): Filter {
  const parts = partsOf(text);
  let at = 0;
  const take = (part: string): boolean => parts[at] === part && at++ >= 0;

  const alternatives = (): Filter => {
    const filters = [conjunction()];
    while (take('OR')) filters.push(conjunction());
    return any(filters);
  };
  const conjunction = (): Filter => {
    const filters = [one()];
    while (take('AND')) filters.push(one());
    return all(filters);
  };
  const one = (): Filter => {
    if (take('NOT')) return not(one());
    if (take('(')) {
      const inner = alternatives();
      if (!take(')')) throw unreadable(text);
      return inner;
    }
    const part = parts[at++];
    if (part === undefined || ['AND', 'OR', ')'].includes(part)) throw unreadable(text);
    return /[<>=]|\sTO\s/.test(part) ? comparison(part) : facet(part);
  };

  const filter = alternatives();
  if (at < parts.length) throw unreadable(text);
  return filter;
}

function partsOf(text: string): string[] {
  const parts: string[] = [];
  tokens.lastIndex = 0;
  const trimmed = text.trim();
  while (tokens.lastIndex < trimmed.length) {
    const [, part] = tokens.exec(trimmed) ?? [];
    if (part === undefined) throw unreadable(text);
    parts.push(part);
  }
  return parts;
}

/** Parses a condition of a facet: 'brand:Skerry', or 'brand:-Skerry' for the opposite. */
function facet(text: string): Filter {
  const colon = text.indexOf(':');
  if (colon < 1) throw unreadable(text);
  const attribute = unquoted(text.slice(0, colon));
  const wanted = text.slice(colon + 1).trim();
  const isNot = wanted.startsWith('-');
  const value = unquoted(isNot ? wanted.slice(1) : wanted).toLowerCase();
  const has: Filter = (record) => valuesOf(record, attribute).some((own) => String(own).toLowerCase() === value);
  return isNot ? not(has) : has;
}

const compare: Record<string, (own: number, wanted: number) => boolean> = {
  '<': (own, wanted) => own < wanted,
  '<=': (own, wanted) => own <= wanted,
  '=': (own, wanted) => own === wanted,
  '!=': (own, wanted) => own !== wanted,
  '>': (own, wanted) => own > wanted,
  '>=': (own, wanted) => own >= wanted,
};

/** Parses a numeric condition: 'priceValue < 100', 'priceValue:10 TO 20'. */
function comparison(text: string): Filter {
  const [, name = '', operator = '', first = '', last] =
    /^\s*([^<>=!:]+?)\s*(<=|>=|!=|:|<|>|=)\s*(-?[\d.]+)(?:\s+TO\s+(-?[\d.]+))?\s*$/.exec(text) ?? [];
  const attribute = unquoted(name);
  const [least, most] = [Number(first), Number(last)];
  const test =
    operator === ':' && last !== undefined ? (own: number) => own >= least && own <= most : compare[operator];
  if (attribute === '' || !test || Number.isNaN(least)) throw unreadable(text);
  return (record) => valuesOf(record, attribute).some((own) => typeof own === 'number' && test(own, least));
}

const unquoted = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/s, '$2');

const unreadable = (text: string) => new Problem(400, `Invalid syntax in filter: ${text}`);
