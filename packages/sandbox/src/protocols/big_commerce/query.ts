/** Query parameters: numbers, lists and pages, read as the platform reads them. */
import type { Page } from './answers.js';
import { Problem } from './answers.js';

/** Values of a query's parameters. Each is undefined if the parameter is absent. */
export interface Query {
  text(name: string): string | undefined;
  integer(name: string): number | undefined;
  /** Comma-separated. */
  integers(name: string): Set<number> | undefined;
  /** Comma-separated. */
  list(name: string): string[] | undefined;
  /** True for 'true' and '1', false for 'false' and '0'. */
  flag(name: string): boolean | undefined;
  oneOf<Value extends string>(name: string, values: readonly Value[]): Value | undefined;
  /** @param maxPerPage the upper bound of `limit`; a larger value is lowered to it. Default: 250 */
  page(maxPerPage?: number): Page;
}

const defaultLimit = 50;
const largestLimit = 250;

/**
 * @param known the parameters that the path accepts, in addition to `page` and `limit`
 * @throws Problem for any other parameter, and on reading an invalid value
 */
export function readQuery({ searchParams }: URL, known: readonly string[] = []): Query {
  const foreign = [...new Set(searchParams.keys())].filter(
    (name) => name !== 'page' && name !== 'limit' && !known.includes(name),
  );
  if (foreign.length > 0)
    throw new Problem(422, `The filter(s): ${foreign.join(',')} are not valid filter parameter(s).`);

  const text = (name: string) => searchParams.get(name) ?? undefined;
  const list = (name: string) =>
    text(name)
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const integer = (name: string) => {
    const value = text(name);
    return value === undefined ? undefined : wholeNumber(name, value);
  };
  return {
    text,
    list,
    integer,
    integers: (name) => {
      const parts = list(name);
      return parts && new Set(parts.map((part) => wholeNumber(name, part)));
    },
    flag(name) {
      const value = text(name);
      if (value === undefined) return undefined;
      if (/^(true|1)$/i.test(value)) return true;
      if (/^(false|0)$/i.test(value)) return false;
      throw invalidValue(name);
    },
    oneOf(name, values) {
      const value = text(name);
      if (value === undefined) return undefined;
      const found = values.find((candidate) => candidate === value);
      if (found === undefined) throw invalidValue(name);
      return found;
    },
    page(maxPerPage = largestLimit) {
      const page = integer('page') ?? 1;
      const limit = integer('limit') ?? defaultLimit;
      if (page < 1) throw invalidValue('page');
      if (limit < 1) throw invalidValue('limit');
      return { page, limit: Math.min(limit, maxPerPage) };
    },
  };
}

function wholeNumber(name: string, value: string): number {
  if (!/^-?\d{1,15}$/.test(value)) throw invalidValue(name);
  return Number(value);
}

const invalidValue = (name: string): Problem =>
  new Problem(422, `The filter(s): ${name} are not valid filter parameter(s).`, { [name]: 'error.invalid' });

/** The parameters that select fields of any resource. */
export const fieldParameters = ['include_fields', 'exclude_fields'];

/** Returns the selected fields of a resource. Its id and the parts requested with `include` are always among them. */
export function narrow(
  resource: Record<string, unknown>,
  query: Query,
  included: readonly string[] = [],
): Record<string, unknown> {
  const wanted = query.list('include_fields');
  const unwanted = query.list('exclude_fields') ?? [];
  if (!wanted && unwanted.length === 0) return resource;
  const keeps = (name: string) =>
    name === 'id' || included.includes(name) || ((wanted?.includes(name) ?? true) && !unwanted.includes(name));
  return Object.fromEntries(Object.entries(resource).filter(([name]) => keeps(name)));
}
