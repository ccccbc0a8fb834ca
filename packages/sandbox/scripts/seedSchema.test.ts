import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { schemaFile, seedSchema } from './seedSchema.js';

test('seed.schema.json matches the type SeedData', async () => {
  const hint = 'seed.schema.json is out of date: run npm run seed-schema --workspace=@vitrine/sandbox';
  const schema = await seedSchema();
  expect(readFileSync(schemaFile, 'utf8'), hint).toBe(schema);
  expect(new Ajv({ allowUnionTypes: true }).validateSchema(JSON.parse(schema) as object)).toBe(true);
});
