import { readFileSync } from 'node:fs';
import { NoDeprecatedCustomRule, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { apis, generateIndex, generateReadme, generateWire, indexFile, officialSchema, readmeFile } from './codegen.js';

describe.each(Object.entries(apis))('the documents for the %s', (_, api) => {
  const schema = officialSchema(api);

  it.each(Object.entries(api.documents))('%s is valid, and uses nothing deprecated', (name, source) => {
    const document = parse(source);
    expect(validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule])).toEqual([]);
    const [operation, ...others] = document.definitions.filter(({ kind }) => kind === 'OperationDefinition');
    expect(operation).toMatchObject({ name: { value: name } });
    expect(others).toEqual([]);
  });

  it('have the generated types', async () => {
    const hint = 'wire.ts is out of date: run npm run codegen --workspace=@vitrine/commerce';
    expect(readFileSync(api.wireFile, 'utf8'), hint).toBe(await generateWire(api));
  });
});

it('the README lists the calls of the port', async () => {
  const hint = 'README.md is out of date: run npm run codegen --workspace=@vitrine/commerce';
  expect(readFileSync(readmeFile, 'utf8'), hint).toBe(await generateReadme());
});

it('the index has each operation of the folder', async () => {
  const hint = 'operations.ts is out of date: run npm run codegen --workspace=@vitrine/commerce';
  expect(readFileSync(indexFile, 'utf8'), hint).toBe(await generateIndex());
});
