/** Paging by cursors. A cursor is the position of an item. */
import { GraphQLError } from 'graphql';

export interface ConnectionArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

/** The maximum size of a page, and the size of a page without `first` and `last`. */
const largestPage = 50;
const defaultPageSize = 10;

export function connectionOf<Item, View>(items: readonly Item[], args: ConnectionArgs, viewOf: (item: Item) => View) {
  const { first, last } = args;
  for (const [name, size] of Object.entries({ first, last }))
    if (size != null && (size < 1 || size > largestPage))
      throw new GraphQLError(`The '${name}' argument must be between 1 and ${largestPage}.`);
  if (first != null && last != null) throw new GraphQLError("Use either 'first' or 'last', not both.");
  const begin = args.after == null ? 0 : positionOf(args.after) + 1;
  const end = Math.max(begin, Math.min(items.length, args.before == null ? Infinity : positionOf(args.before)));
  const start = last != null ? Math.max(begin, end - last) : begin;
  const stop = last != null ? end : Math.min(end, begin + (first ?? defaultPageSize));
  const edges = items
    .slice(start, stop)
    .map((item, index) => ({ cursor: cursorOf(start + index), node: viewOf(item) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: stop < items.length,
      hasPreviousPage: start > 0 && items.length > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

const prefix = 'arrayconnection:';

const cursorOf = (position: number): string => btoa(`${prefix}${position}`);

function positionOf(cursor: string): number {
  const [, position] = /^arrayconnection:(\d{1,15})$/.exec(decoded(cursor)) ?? [];
  if (position === undefined) throw new GraphQLError(`'${cursor}' is not a valid cursor.`);
  return Number(position);
}

function decoded(cursor: string): string {
  try {
    return atob(cursor);
  } catch {
    return '';
  }
}
