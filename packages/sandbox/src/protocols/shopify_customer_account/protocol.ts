/** Shopify's accounts without passwords: discovery, sign-in, and the Customer Account API. */
import { GraphQLError } from 'graphql';
import { json, methodNotAllowed, preflight, withCors } from '../../http.js';
import type { Protocol, ProtocolContext } from '../protocol.js';
import { callsIn, namesIn } from '../shopify_graphql/execution/calls.js';
import { parseBody } from '../shopify_graphql/protocol.js';
import { apiDiscovery, authorize, logout, openIdConfiguration, token } from './authentication.js';
import { parseSafely, run, schema } from './execute.js';
import { isCustomerAccountUrl, isGraphql, paths } from './matches.js';

export const shopifyCustomerAccount: Protocol = {
  matches: isCustomerAccountUrl,
  names: ['oauth/authorize', 'oauth/token', 'logout', paths.openId, paths.api, paths.keys, ...namesIn(schema)],

  calls(request, url, body) {
    if (isGraphql(url)) return graphqlCalls(request, body);
    const { pathname } = url;
    if (pathname === paths.authorize) return ['customer.login', 'oauth/authorize'];
    if (pathname === paths.logout) return ['customer.logout', 'logout'];
    if (pathname !== paths.token) return [pathname];
    const isRenewal = new URLSearchParams(body).get('grant_type') === 'refresh_token';
    return [isRenewal ? 'customer.renew' : 'customer.login', 'oauth/token'];
  },

  answer(request, url, body, context) {
    if (isGraphql(url)) return answerGraphql(request, body, context);
    const { method } = request;
    const isReading = method === 'GET' || method === 'HEAD';
    switch (url.pathname) {
      case paths.token:
        return method === 'POST' ? token(request, body, context) : methodNotAllowed('POST');
      case paths.authorize:
        return isReading || method === 'POST'
          ? authorize(request, url, body, context)
          : methodNotAllowed('GET', 'HEAD', 'POST');
    }
    if (!isReading) return methodNotAllowed('GET', 'HEAD');
    switch (url.pathname) {
      case paths.logout:
        return logout(request, url, context);
      case paths.openId:
        return openIdConfiguration(context);
      case paths.api:
        return apiDiscovery(context);
      // There are no public keys: each id token is signed with its own secret.
      default:
        return json({ keys: [] });
    }
  },
};

function graphqlCalls(request: Request, body: string): string[] {
  const asked = request.method === 'POST' ? parseBody(request, body) : undefined;
  const document = asked && parseSafely(asked.query);
  return !document || document instanceof GraphQLError ? [] : callsIn(document, asked.operationName);
}

function answerGraphql(request: Request, body: string, context: ProtocolContext): Response {
  if (request.method === 'OPTIONS') return preflight(request);
  if (request.method !== 'POST') return withCors(methodNotAllowed('POST', 'OPTIONS'));
  const { shop, origin, shopUrl } = context;
  const given = (request.headers.get('authorization') ?? '').replace(/^bearer /i, '');
  const authorization = shop.authorizations.find(given);
  const customer = authorization && shop.customers.find(authorization.customerId);
  if (!customer)
    return withCors(json({ errors: [{ message: 'Invalid token, missing required headers' }] }, { status: 401 }));
  const asked = parseBody(request, body);
  if (!asked) return withCors(json({ errors: { query: 'Required parameter missing or invalid' } }, { status: 400 }));
  return withCors(json(run(asked, { shop, origin, shopUrl, customer })));
}
