/** The Storefront API over HTTP: `POST /api/{version}/graphql.json`. */
import { json, methodNotAllowed, withCors } from '../../http.js';
import { newToken } from '../../shop/token.js';
import type { Protocol, ProtocolContext } from '../protocol.js';
import { callsOf } from './calls.js';
import { run, type GraphQLRequest } from './execute.js';

/** As in a live shop, the `.json` may be left out. */
const path = /^\/api\/(\d{4}-\d{2}|unstable)\/graphql(?:\.json)?$/;

const tokenHeaders = ['x-shopify-storefront-access-token', 'shopify-storefront-private-token'];

export const shopifyGraphql: Protocol = {
  matches: ({ pathname }) => path.test(pathname),
  calls(request, _, body) {
    const parsed = request.method === 'POST' ? parseBody(request, body) : undefined;
    return parsed ? callsOf(parsed) : [];
  },
  answer: (request, _, body, context) => {
    const response = answer(request, body, context);
    response.headers.set('x-request-id', requestId());
    return response;
  },
};

/** A UUID, which the platform asks for when something is to be looked into. */
const requestId = (): string => newToken().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

function answer(request: Request, body: string, { shop, origin, shopUrl, accessToken }: ProtocolContext): Response {
  if (request.method === 'OPTIONS') return preflight(request);
  if (request.method !== 'POST') return withCors(methodNotAllowed('POST', 'OPTIONS'));
  if (!isAuthorized(request, accessToken))
    return withCors(json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, { status: 401 }));
  const graphQLRequest = parseBody(request, body);
  if (!graphQLRequest)
    return withCors(json({ errors: { query: 'Required parameter missing or invalid' } }, { status: 400 }));
  return withCors(json(run(graphQLRequest, { shop, origin, shopUrl })));
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

export function preflight(request: Request): Response {
  return withCors(
    new Response(null, {
      status: 204,
      headers: {
        'access-control-allow-methods': 'POST, OPTIONS',
        'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
        'access-control-max-age': '7200',
        vary: 'Access-Control-Request-Headers',
      },
    }),
  );
}
