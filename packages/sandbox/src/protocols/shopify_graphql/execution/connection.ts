/** Paging by cursors, forwards and backwards. */
import { GraphQLError } from 'graphql';
import { pageLimit } from './limits.js';

export interface ConnectionArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
}

export interface Connection<T> {
  nodes: T[];
  edges: { cursor: string; node: T }[];
  pageInfo: { startCursor: string | null; endCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean };
}

export const badRequest = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } });

/** @param idOf returns the stable id of an item. Cursors stay valid if other items are added or removed. */
export function connectionOf<T>(
  items: readonly T[],
  args: ConnectionArgs,
  idOf: (item: T) => string | number,
): Connection<T> {
  checkPage(args);
  const { length } = items;
  const placeOf = (cursor: string | null | undefined) => {
    const position = positionOf(items, cursor, idOf);
    return position !== undefined && args.reverse ? length - 1 - position : position;
  };
  const after = placeOf(args.after);
  const before = placeOf(args.before);

  let start = after === undefined ? 0 : after + 1;
  let end = Math.max(start, before ?? length);
  if (args.first != null) end = Math.min(end, start + args.first);
  if (args.last != null) start = Math.max(start, end - args.last);

  const page = args.reverse ? items.slice(length - end, length - start).reverse() : items.slice(start, end);
  const edges = page.map((node) => ({ cursor: encodeCursor(idOf(node)), node }));
  return {
    nodes: edges.map(({ node }) => node),
    edges,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasPreviousPage: start > 0,
      hasNextPage: end < length,
    },
  };
}

function checkPage({ first, last }: ConnectionArgs): void {
  if (first == null && last == null) throw badRequest('you must provide one of first or last');
  if (first != null && last != null) throw badRequest('providing both first and last is not supported');
  const [name, size] = first != null ? ['first', first] : ['last', last ?? 0];
  if (size < 0) throw badRequest(`${name} cannot be less than 0`);
  if (size > pageLimit) throw badRequest(`${name} cannot exceed ${pageLimit}`);
}

const encodeCursor = (id: string | number): string => btoa(JSON.stringify({ last_id: id }));

/** Positions of the items of long lists, by id. Such lists never change. */
const positions = new WeakMap<readonly unknown[], Map<string | number, number>>();
const longList = 1000;

function positionOf<T>(items: readonly T[], cursor: string | null | undefined, idOf: (item: T) => string | number) {
  if (cursor == null) return undefined;
  const id = decodeCursor(cursor);
  const position =
    items.length > longList ? indexOf(items, idOf).get(id) : items.findIndex((item) => idOf(item) === id);
  if (position === undefined || position < 0) throw badRequest(`Invalid cursor: ${cursor}`);
  return position;
}

function indexOf<T>(items: readonly T[], idOf: (item: T) => string | number): Map<string | number, number> {
  let index = positions.get(items);
  if (!index) positions.set(items, (index = new Map(items.map((item, position) => [idOf(item), position]))));
  return index;
}

/** Returns the id in a cursor; NaN, which no item has, for an invalid cursor. */
function decodeCursor(cursor: string): string | number {
  try {
    const { last_id: id } = JSON.parse(atob(cursor)) as { last_id?: unknown };
    return typeof id === 'string' || typeof id === 'number' ? id : NaN;
  } catch {
    return NaN;
  }
}
