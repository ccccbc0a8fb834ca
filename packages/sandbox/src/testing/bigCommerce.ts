import { resolve } from 'node:path';
import type { Sandbox } from '../sandbox.js';
import { openContract, type Contract } from './openapi.js';

const folder = process.env.VITRINE_CONTRACTS;

/** The platform's own description of its API; undefined if VITRINE_CONTRACTS does not name its folder. */
export const contract: Contract | undefined = folder
  ? openContract(
      resolve(folder, 'bigcommerce/openapi'),
      {
        '/v2': ['orders.v2.oas2.yml', 'store_information.v2.yml'],
        '/v3': [
          'brands_catalog.v3.yml',
          'carts.v3.yml',
          'categories_catalog.v3.yml',
          'checkouts.v3.yml',
          'customers.v3.yml',
          'product-variants_catalog.v3.yml',
          'products_catalog.v3.yml',
        ],
      },
      ['variants', 'image_url', 'options', 'redirect_urls', 'data', 'meta'],
    )
  : undefined;

export interface Answer<Data = unknown> {
  status: number;
  data: Data;
  /** The title of a refusal. */
  title?: string;
  errors?: Record<string, string>;
  pagination: { total: number; count: number; per_page: number; current_page: number; total_pages: number };
  /** The whole body; undefined if there is none. */
  body: unknown;
}

/** Calls the REST API of a sandbox as a server does. Checks each exchange against the platform's description, if there is one. */
export function bigCommerceClient(
  { fetch }: Pick<Sandbox, 'fetch'>,
  base = 'https://shop.test/stores/abc123',
  headers: Record<string, string> = {},
) {
  return async <Data = never>(method: string, path: string, requestBody?: unknown): Promise<Answer<Data>> => {
    const response = await fetch(
      new Request(base + path, {
        method,
        headers: { 'content-type': 'application/json', 'x-auth-token': 'secret', ...headers },
        ...(requestBody !== undefined && { body: JSON.stringify(requestBody) }),
      }),
    );
    const text = await response.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const { status } = response;
    const differences = contract?.differences({ method, path, requestBody, status, responseBody: body }) ?? [];
    if (differences.length > 0)
      throw new Error(`${method} ${path} (${status}):\n${differences.join('\n')}\n${text.slice(0, 2000)}`);
    const { data, title, errors, meta } = (body ?? {}) as Record<string, unknown>;
    return {
      status,
      data,
      title,
      errors,
      pagination: (meta as { pagination?: unknown } | undefined)?.pagination,
      body,
    } as Answer<Data>;
  };
}
