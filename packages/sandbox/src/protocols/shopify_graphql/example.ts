import { exampleToken } from '../exampleToken.js';
import type { ProtocolContext } from '../protocol.js';

/** Returns a command that sends a query. */
export const graphqlExample = (version: string, query: string, context: ProtocolContext): string =>
  `curl ${context.origin}/api/${version}/graphql.json \\
  -H 'content-type: application/json' \\
  -H 'x-shopify-storefront-access-token: ${exampleToken(context)}' \\
  -d '${JSON.stringify({ query })}'`;
