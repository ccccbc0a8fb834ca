/** Whether an id led to something of the type that was asked for. */
export const isNamed = <Node extends object | null>(node: Node): node is Extract<Node, { id: string }> =>
  node !== null && 'id' in node;
