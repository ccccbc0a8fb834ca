import { Problem } from './problem.js';

/** The parameters of a search. */
export interface SearchParameters {
  query: string;
  /** The page, from 0. */
  page: number;
  hitsPerPage: number;
  highlightPreTag: string;
  highlightPostTag: string;
  /** '*' is every attribute that is searched. */
  attributesToHighlight: readonly string[];
  /** '*' is every attribute. */
  attributesToRetrieve: readonly string[];
  /** '*' is every attribute that can be a facet. */
  facets: readonly string[];
  filters: string;
  /** OR joins the entries of an inner list, AND the entries of the outer list. */
  facetFilters: readonly (string | readonly string[])[];
  numericFilters: readonly (string | readonly string[])[];
}

type Reader<Value> = (value: unknown) => Value | undefined;

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);

const number =
  (least: number, most: number): Reader<number> =>
  (value) => {
    const read = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    return typeof read === 'number' && Number.isInteger(read) && read >= least && read <= most ? read : undefined;
  };

/** Reads a list or a single name. In a query string, the list is JSON or comma-separated names. */
const list: Reader<string[]> = (value) => {
  const read = parsed(value);
  if (Array.isArray(read)) return read.every((item) => typeof item === 'string') ? read : undefined;
  return typeof read === 'string' ? read.split(',').map((name) => name.trim()) : undefined;
};

const filterList: Reader<(string | string[])[]> = (value) => {
  const read = parsed(value);
  if (typeof read === 'string') return [read];
  const isList = (item: unknown): item is string | string[] =>
    typeof item === 'string' || (Array.isArray(item) && item.every((one) => typeof one === 'string'));
  return Array.isArray(read) && read.every(isList) ? read : undefined;
};

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('[')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const readers: { [Name in keyof SearchParameters]: Reader<SearchParameters[Name]> } = {
  query: text,
  page: number(0, Number.MAX_SAFE_INTEGER),
  hitsPerPage: number(0, 1000),
  highlightPreTag: text,
  highlightPostTag: text,
  attributesToHighlight: list,
  attributesToRetrieve: list,
  facets: list,
  filters: text,
  facetFilters: filterList,
  numericFilters: filterList,
};

const usual: SearchParameters = {
  query: '',
  page: 0,
  hitsPerPage: 20,
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  attributesToHighlight: ['*'],
  attributesToRetrieve: ['*'],
  facets: [],
  filters: '',
  facetFilters: [],
  numericFilters: [],
};

/** Parameters that do not change the response, for example for analytics. */
const withoutEffect = ['indexName', 'params', 'type', 'analytics', 'analyticsTags', 'clickAnalytics', 'userToken'];

/**
 * Returns the parameters of a request. They are its properties, or a query string in `params`.
 * @throws Problem for an invalid value, and for a parameter that the service does not know or this sandbox does not implement
 */
export function readParameters(request: Record<string, unknown>): SearchParameters {
  const { params = '' } = request;
  if (typeof params !== 'string') throw new Problem(400, 'Invalid value for "params" parameter, expected a string');
  const given = { ...Object.fromEntries(new URLSearchParams(params)), ...request };
  const read: Partial<Record<keyof SearchParameters, unknown>> = {};
  for (const [name, value] of Object.entries(given)) {
    if (withoutEffect.includes(name)) continue;
    if (!isParameter(name)) throw new Problem(400, `Unknown parameter: ${name}`);
    read[name] = readers[name](value);
    if (read[name] === undefined) throw new Problem(400, `Invalid value for "${name}" parameter`);
  }
  return { ...usual, ...read } as SearchParameters;
}

const isParameter = (name: string): name is keyof SearchParameters => Object.hasOwn(readers, name);
