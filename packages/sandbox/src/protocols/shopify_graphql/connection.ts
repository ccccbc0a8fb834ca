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

/** @param idOf identifies an item for as long as it exists: a cursor stays right when others come and go. */
export function connectionOf<T>(
  items: readonly T[],
  args: ConnectionArgs,
  idOf: (item: T) => string | number,
): Connection<T> {
  checkPage(args);
  const ordered = args.reverse ? [...items].reverse() : items;
  const after = positionOf(ordered, args.after, idOf);
  const before = positionOf(ordered, args.before, idOf);

  let start = after === undefined ? 0 : after + 1;
  let end = Math.max(start, before ?? ordered.length);
  if (args.first != null) end = Math.min(end, start + args.first);
  if (args.last != null) start = Math.max(start, end - args.last);

  const edges = ordered.slice(start, end).map((node) => ({ cursor: encodeCursor(idOf(node)), node }));
  return {
    nodes: edges.map(({ node }) => node),
    edges,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasPreviousPage: start > 0,
      hasNextPage: end < ordered.length,
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

function positionOf<T>(items: readonly T[], cursor: string | null | undefined, idOf: (item: T) => string | number) {
  if (cursor == null) return undefined;
  const position = items.findIndex((item) => encodeCursor(idOf(item)) === cursor);
  if (position < 0) throw badRequest(`Invalid cursor: ${cursor}`);
  return position;
}
