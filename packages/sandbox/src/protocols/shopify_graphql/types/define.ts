/** Definitions of types that differ only in their names. */

/** Returns the connection and the edge of each type. Most lists of the platform are connections. */
export const connectionTypes = (...names: string[]): string =>
  names
    .map(
      (name) => /* GraphQL */ `
        type ${name}Connection {
          edges: [${name}Edge!]!
          nodes: [${name}!]!
          pageInfo: PageInfo!
        }
        type ${name}Edge {
          cursor: String!
          node: ${name}!
        }
      `,
    )
    .join('');

/** Returns the payloads of mutations. Most cart mutations have this payload. */
export const payloadTypes = (...mutations: string[]): string =>
  mutations
    .map(
      (mutation) => /* GraphQL */ `
        type ${mutation}Payload {
          cart: Cart
          userErrors: [CartUserError!]!
          warnings: [CartWarning!]!
        }
      `,
    )
    .join('');
