/** The Storefront API over HTTP: `POST /api/{version}/graphql.json`. */
import type { GraphQLSchema } from 'graphql';
import { json, methodNotAllowed, preflight, withCors } from '../../http.js';
import { newToken } from '../../shop/token.js';
import type { Protocol, ProtocolContext } from '../protocol.js';
import { callsOf, namesIn } from './execution/calls.js';
import { run, type GraphQLRequest } from './execution/execute.js';
import { isStorefrontUrl } from './matches.js';
import { schema as storefrontSchema } from './schema.js';
import { servedVersionAt } from './versions.js';

const tokenHeaders = ['x-shopify-storefront-access-token', 'shopify-storefront-private-token'];

/** Returns the protocol of all versions with this schema, for URLs that match. */
export const storefrontProtocol = (matches: Protocol['matches'], schema: GraphQLSchema): Protocol => ({
  matches,
  names: namesIn(schema),
  calls(request, _, body) {
    const parsed = request.method === 'POST' ? parseBody(request, body) : undefined;
    return parsed ? callsOf(parsed, schema) : [];
  },
  answer(request, { pathname }, body, context) {
    const version = servedVersionAt(pathname);
    if (version === undefined) return withCors(json({ errors: 'Not Found' }, { status: 404 }));
    const response = withCors(answer(request, body, context, schema));
    response.headers.set('x-shopify-api-version', version);
    response.headers.set('x-request-id', requestId());
    return response;
  },
});

/** Returns a UUID. The platform asks for it to investigate a request. */
const requestId = (): string => newToken().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

export const shopifyGraphql: Protocol = storefrontProtocol(isStorefrontUrl, storefrontSchema);

function answer(
  request: Request,
  body: string,
  { shop, origin, shopUrl, accessToken }: ProtocolContext,
  schema: GraphQLSchema,
): Response {
  if (request.method === 'OPTIONS') return preflight(request);
  if (request.method !== 'POST') return methodNotAllowed('POST', 'OPTIONS');
  if (!isAuthorized(request, accessToken))
    return json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, { status: 401 });
  const graphQLRequest = parseBody(request, body);
  if (!graphQLRequest) return json({ errors: { query: 'Required parameter missing or invalid' } }, { status: 400 });
  return json(run(graphQLRequest, { shop, origin, shopUrl }, schema));
}

function isAuthorized({ headers }: Request, accessToken: string | undefined): boolean {
  return accessToken === undefined || tokenHeaders.some((name) => headers.get(name) === accessToken);
}

export function parseBody(request: Request, body: string): GraphQLRequest | undefined {
  if (request.headers.get('content-type')?.startsWith('application/graphql')) return { query: body, variables: {} };
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (!isRecord(parsed) || typeof parsed.query !== 'string') return undefined;
  const { query, variables, operationName } = parsed;
  if (variables != null && !isRecord(variables)) return undefined;
  return {
    query,
    variables: variables ?? {},
    ...(typeof operationName === 'string' && operationName !== '' && { operationName }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
