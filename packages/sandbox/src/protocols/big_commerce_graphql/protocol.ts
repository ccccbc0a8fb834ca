/** BigCommerce's GraphQL Storefront API: `POST /graphql` on the store's own host. */
import { getOperationAST, GraphQLError, graphqlSync, parse, type DocumentNode } from 'graphql';
import { json, methodNotAllowed, preflight, withCors } from '../../http.js';
import type { Protocol, ProtocolContext } from '../protocol.js';
import { isBigCommerceGraphqlUrl } from './matches.js';
import { schema } from './schema.js';
import { rootOf } from './views.js';

export const bigCommerceGraphql: Protocol = {
  matches: isBigCommerceGraphqlUrl,
  names: [],

  calls({ method }, _, body) {
    const asked = method === 'POST' ? readBody(body) : undefined;
    const document = asked && parseSafely(asked.query);
    if (!asked || !document || document instanceof GraphQLError) return [];
    const name = getOperationAST(document, asked.operationName)?.name?.value;
    return [...(name ? [name] : []), 'catalog.read'];
  },

  answer(request, _, body, context) {
    if (request.method === 'OPTIONS') return preflight(request);
    if (request.method !== 'POST') return methodNotAllowed('POST', 'OPTIONS');
    return withCors(answer(request, body, context));
  },
};

function answer({ headers }: Request, body: string, { shop, origin, accessToken }: ProtocolContext): Response {
  const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (token === undefined || (accessToken !== undefined && token !== accessToken))
    return problem(401, 'Authentication required. Please make sure you have included a valid Bearer token.');
  const asked = readBody(body);
  if (!asked) return problem(400, 'The request body is not a GraphQL request.');
  const document = parseSafely(asked.query);
  if (document instanceof GraphQLError) return json({ errors: [document] });
  return json(
    graphqlSync({
      schema,
      source: asked.query,
      rootValue: rootOf({ shop, origin }),
      variableValues: asked.variables,
      operationName: asked.operationName,
    }),
  );
}

const problem = (status: number, message: string): Response => json({ errors: [{ message }] }, { status });

/** The maximum number of tokens in a document. Larger ones take seconds to validate. */
const maxTokens = 2_000;

function parseSafely(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readBody(body: string): GraphQLRequest | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (!isObject(parsed) || typeof parsed.query !== 'string') return undefined;
  const { query, variables, operationName } = parsed;
  return {
    query,
    ...(isObject(variables) && { variables }),
    ...(typeof operationName === 'string' && { operationName }),
  };
}
