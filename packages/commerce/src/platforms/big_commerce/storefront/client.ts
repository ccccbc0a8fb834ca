import type { GenericSchema } from 'valibot';
import type { CallOptions } from '../../../port/context.js';
import { jsonOf, type Transport } from '../../../shared/transport.js';
import { dataOf } from '../../shared/graphqlAnswer.js';
import { answer as pagesAnswer, document as pagesDocument, type Pages } from './pages.js';
import { answer as searchAnswer, document as searchDocument, type Found, type Variables } from './searchProducts.js';

export interface StorefrontOptions {
  token: string;
  /** Returns the URL of the store's own pages, which are beside the API. */
  storeUrl: (options: CallOptions) => Promise<string>;
  transport: Transport;
}

/** Searches through the GraphQL Storefront API. */
export type SearchProducts = (variables: Variables, options?: CallOptions) => Promise<Found>;

/** Reads a part of the store's pages. */
export type ReadPages = (after: string | undefined, options?: CallOptions) => Promise<Pages>;

export function createStorefront({ token, storeUrl, transport }: StorefrontOptions): {
  searchProducts: SearchProducts;
  readPages: ReadPages;
} {
  const ask = async <Data>(
    name: string,
    { document, answer }: { document: string; answer: GenericSchema<unknown, Data> },
    variables: object,
    options: CallOptions,
  ): Promise<Data> =>
    transport({
      call: name,
      url: new URL('/graphql', await storeUrl(options)).href,
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: document, operationName: name, variables }),
      },
      isIdempotent: true,
      signal: options.signal,
      decode: (response) => dataOf(name, answer, jsonOf(name, response)),
    });
  return {
    searchProducts: async (variables, options = {}) =>
      (await ask('searchProducts', { document: searchDocument, answer: searchAnswer }, variables, options)).site.search,
    readPages: async (after, options = {}) =>
      (await ask('pages', { document: pagesDocument, answer: pagesAnswer }, { after }, options)).site.content.pages,
  };
}
