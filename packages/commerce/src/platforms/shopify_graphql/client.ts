import * as v from 'valibot';
import type { CallOptions } from '../../port/context.js';
import { CommerceError } from '../../port/errors.js';
import { checkShape } from '../checkShape.js';
import { jsonOf, type Transport } from '../transport.js';
import { answers, type Answer, type Variables } from './answers.js';
import { documents, type Operation } from './documents.js';
import { toLanguageCode } from './languageCode.js';
import type { ShopifyGraphqlSettings } from './settings.js';

/** Asks the Storefront API, and answers only with what has the promised shape. */
export type Call = <Name extends Operation>(
  operation: Name,
  variables: Variables<Name>,
  options?: CallOptions,
) => Promise<Answer<Name>>;

export const defaultApiVersion = '2026-04';

export function createCall(settings: Omit<ShopifyGraphqlSettings, 'flavour'>, transport: Transport): Call {
  const { baseUrl, apiVersion = defaultApiVersion } = settings;
  const url = `${baseUrl.replace(/\/+$/, '')}/api/${apiVersion}/graphql.json`;

  return (operation, variables, { signal, buyer = {} } = {}) => {
    const query = documents[operation];
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
      decode: (answer) => decode(operation, jsonOf(operation, answer)),
    });
  };
}

/** The private token is for servers: it is never sent together with the public one, and the platform limits each buyer by address. */
function credentials(
  { publicToken, privateToken }: Omit<ShopifyGraphqlSettings, 'flavour'>,
  ip?: string,
): Record<string, string> {
  if (privateToken) {
    return { 'Shopify-Storefront-Private-Token': privateToken, ...(ip && { 'Shopify-Storefront-Buyer-IP': ip }) };
  }
  return publicToken ? { 'X-Shopify-Storefront-Access-Token': publicToken } : {};
}

const envelope = v.object({
  data: v.optional(v.unknown()),
  errors: v.optional(
    v.array(v.object({ message: v.string(), extensions: v.optional(v.object({ code: v.optional(v.string()) })) })),
    [],
  ),
});

function decode<Name extends Operation>(operation: Name, answer: unknown): Answer<Name> {
  const { data, errors } = checkShape(operation, envelope, answer);
  // A field that the token may not read is null, with this error beside it: to us it is unknown, like other absent data.
  const serious = errors.filter(({ extensions }) => extensions?.code !== 'ACCESS_DENIED');
  if (serious.length > 0 || (errors.length > 0 && data == null))
    throw refusal(operation, serious.length > 0 ? serious : errors);
  return checkShape(operation, answers[operation], data);
}

function refusal(call: string, errors: readonly v.InferOutput<typeof envelope>['errors'][number][]): CommerceError {
  const codes = errors.map(({ extensions }) => extensions?.code);
  const message = `${call}: ${errors.map((error) => error.message).join(' ')}`;
  if (codes.includes('THROTTLED')) return new CommerceError('throttled', call, message, { status: 200 });
  // The platform's own failure, with status 200 around it: as good as a status of 500.
  if (codes.includes('INTERNAL_SERVER_ERROR')) return new CommerceError('http', call, message, { status: 500 });
  return new CommerceError('refused', call, message, { status: 200 });
}
