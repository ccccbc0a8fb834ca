import type { CursorPage } from '../../../port/customer.js';
import { CommerceError } from '../../../port/errors.js';

export interface Connection<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * All nodes of a connection, of which the first page is there already.
 * @param next Reads the page behind a cursor; undefined where its owner is gone by now.
 * @throws CommerceError of kind `shape` where the cursors lead nowhere, or in a circle.
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

/** One page of a connection, as the port has it. */
export const toPage = <Node, Item>(
  { nodes, pageInfo }: Connection<Node>,
  toItem: (node: Node) => Item,
): CursorPage<Item> => ({
  items: nodes.map(toItem),
  next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
});
