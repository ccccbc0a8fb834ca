import type { CursorPage } from '../../port/customer.js';
import { CommerceError } from '../../port/errors.js';

export interface Connection<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * Returns all nodes of a connection whose first page is already known.
 * @param next Reads the page after a cursor; undefined if the connection's owner no longer exists.
 * @throws CommerceError of kind `shape` if a cursor is missing or repeated.
 */
export async function allNodes<Node>(
  call: string,
  first: Connection<Node>,
  next: (after: string) => Promise<Connection<Node> | undefined>,
): Promise<Node[]> {
  const nodes = [...first.nodes];
  const seen = new Set<string>();
  let page: Connection<Node> | undefined = first;
  while (page?.pageInfo.hasNextPage) {
    const { endCursor } = page.pageInfo;
    if (endCursor === null || seen.has(endCursor)) {
      throw new CommerceError('shape', call, `${call}: the answer promises a next page, but does not lead to it.`);
    }
    seen.add(endCursor);
    page = await next(endCursor);
    nodes.push(...(page?.nodes ?? []));
  }
  return nodes;
}

/** Converts one page of a connection to the port's page. */
export const toPage = <Node, Item>(
  { nodes, pageInfo }: Connection<Node>,
  toItem: (node: Node) => Item,
): CursorPage<Item> => ({
  items: nodes.map(toItem),
  next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
});
