/** Runs the calls of each client, and reports results that do not match their types or the platform's schema. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { dataProblems, documentProblems, isObject, schemaOf, type Json } from './responses.ts';
import { checkModules } from './types.ts';
import { withTimeout } from '../../run/withTimeout.mjs';

const folder = import.meta.dirname;
const require = createRequire(import.meta.url);
const schemaFrom = (file: string) => schemaOf(JSON.parse(readFileSync(require.resolve(file), 'utf8')));
const schema = schemaFrom('@shopify/hydrogen-react/storefront.schema.json');
/** The last schema with checkouts. */
const schemaOf2024 = schemaFrom('hydrogen-react-2024-04/storefront.schema.json');

let problems: string[] = [];
let pending: Promise<unknown>[] = [];

/** Checks every response of the GraphQL endpoint against the schema, for every client. */
const platformFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const response = await platformFetch(input, init);
  const { pathname } = new URL(response.url);
  if (/^\/api\/.*graphql/.test(pathname)) {
    const promised = response.headers.get('x-shopify-api-version') === '2024-04' ? schemaOf2024 : schema;
    const check = checkAnswer(String(init?.body), response.clone(), promised).then((found) => problems.push(...found));
    pending.push(check);
  }
  return response;
};

async function checkAnswer(body: string, response: Response, schema: GraphQLSchema): Promise<string[]> {
  const { query, variables = {} } = requestOf(body);
  const asked = documentProblems(schema, query).map((text) => `its own document: ${text}`);
  if (!response.headers.get('content-type')?.startsWith('application/json')) return asked;
  const answer = (await response.json()) as { data?: unknown; errors?: unknown };
  // Clients reject then, which fails the call unless a refusal was expected.
  if (answer.errors) return asked;
  return [...asked, ...(isObject(answer.data) ? dataProblems(schema, query, variables, answer.data) : ['no data'])];
}

/** Parses a request: JSON, or only the query. */
const requestOf = (body: string) =>
  (body.startsWith('{"') ? JSON.parse(body) : { query: body }) as { query: string; variables?: Json };

/** The limit for calls that hang, in milliseconds. A walk with ucp-cli starts a process for each step: half a minute on a busy machine. */
const patience = 120_000;

const checked = checkModules(join(folder, 'tsconfig.json'));
const counts = { passed: 0, failed: 0 };
const only = process.argv.slice(2);

for (const name of readdirSync(join(folder, 'calls'))) {
  const client = basename(name, '.ts');
  if (only.length > 0 && !only.includes(client)) continue;
  const file = join(folder, 'calls', name);
  const { calls } = (await import(file)) as { calls: Record<string, () => unknown> };
  for (const [call, run] of Object.entries(calls)) {
    problems = [];
    pending = [];
    try {
      const value = await withTimeout(patience, run());
      problems.push(...checked.problems(file, call, value));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : JSON.stringify(error));
    }
    await Promise.allSettled(pending);
    counts[problems.length > 0 ? 'failed' : 'passed'] += 1;
    console.warn(`${problems.length > 0 ? '✗' : '✓'} ${client}: ${call}`);
    for (const problem of [...new Set(problems)].slice(0, 12)) console.warn(`    ${problem}`);
  }
}
console.warn(`${counts.passed} passed, ${counts.failed} failed`);
if (counts.failed > 0) process.exitCode = 1;
