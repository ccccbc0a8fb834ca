/** Types that are many times the same. */

/** A page of each of these types, as most lists of the platform's are. */
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

/** What most changes of a cart answer. */
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
