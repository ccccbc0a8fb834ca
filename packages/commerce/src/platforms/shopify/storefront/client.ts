import type { CallOptions } from '../../../port/context.js';
import { dataOf } from '../../shared/graphqlAnswer.js';
import { jsonOf, type Transport } from '../../../shared/transport.js';
import type { Answer, Variables } from './answers.js';
import { toLanguageCode } from './languageCode.js';
import { operations, type Operation } from './operations.js';
import type { ShopifyGraphqlSettings } from './settings.js';

/** Calls the Storefront API. Rejects a response without the expected shape. */
export type Call = <Name extends Operation>(
  operation: Name,
  variables: Variables<Name>,
  options?: CallOptions,
) => Promise<Answer<Name>>;

const defaultApiVersion = '2026-04';

export function createCall(settings: Omit<ShopifyGraphqlSettings, 'flavour'>, transport: Transport): Call {
  const { baseUrl, apiVersion = defaultApiVersion } = settings;
  const url = `${baseUrl.replace(/\/+$/, '')}/api/${apiVersion}/graphql.json`;

  return (operation, variables, { signal, buyer = {} } = {}) => {
    const { document: query, answer: schema } = operations[operation];
    const context = { country: buyer.country, language: toLanguageCode(buyer.locale) };
    const body = JSON.stringify({ query, operationName: operation, variables: { ...variables, ...context } });
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...credentials(settings, buyer.ip),
    };
    return transport({
      call: operation,
      url,
      init: { method: 'POST', headers, body },
      isIdempotent: query.trimStart().startsWith('query'),
      signal,
      decode: (answer) => dataOf(operation, schema, jsonOf(operation, answer)),
    });
  };
}

/**
 * Returns the headers with the token. The private token is for servers, and is never sent together with the public one. With it, the
 * platform limits requests by the buyer's IP address.
 */
function credentials(
  { publicToken, privateToken }: Omit<ShopifyGraphqlSettings, 'flavour'>,
  ip?: string,
): Record<string, string> {
  if (privateToken) {
    return { 'Shopify-Storefront-Private-Token': privateToken, ...(ip && { 'Shopify-Storefront-Buyer-IP': ip }) };
  }
  return publicToken ? { 'X-Shopify-Storefront-Access-Token': publicToken } : {};
}
