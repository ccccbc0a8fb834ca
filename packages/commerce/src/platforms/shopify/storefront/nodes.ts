/** Whether a node exists and has the requested type. */
export const isNamed = <Node extends object | null>(node: Node): node is Extract<Node, { id: string }> =>
  node !== null && 'id' in node;
