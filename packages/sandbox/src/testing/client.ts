import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.js';
import { testShop } from './fixture.js';

export const origin = 'https://shop.test';

export interface GraphQLAnswer<Data> {
  data?: Data;
  errors?: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[];
}

/** Sends a GraphQL document as any client would. */
export async function send<Data>(
  { fetch }: Pick<Sandbox, 'fetch'>,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphQLAnswer<Data>> {
  const response = await fetch(
    new Request(`${origin}/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return (await response.json()) as GraphQLAnswer<Data>;
}

/** Returns the data of a response. Throws if the response has errors. */
export async function ask<Data>(
  sandbox: Pick<Sandbox, 'fetch'>,
  query: string,
  variables?: Record<string, unknown>,
): Promise<Data> {
  const { data, errors } = await send<Data>(sandbox, query, variables);
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}

export const testSandbox = (options: SandboxOptions = {}): Sandbox =>
  createSandbox({
    data: testShop,
    drawing: (path) => (path.endsWith('.svg') ? '<svg/>' : undefined),
    passwordCost: 1,
    ...options,
  });
