import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, validateSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { differences } from '../../testing/schemas.js';
import { schema } from './schema.js';

/** The folder of the platforms' own schemas, if there is one. */
const folder = process.env.VITRINE_CONTRACTS;

test('our schema is valid', () => expect(validateSchema(schema)).toEqual([]));

describe.skipIf(!folder)('beside the official schema (skipped without VITRINE_CONTRACTS)', () => {
  test('ours is a part of it', () => {
    const file = join(folder ?? '', 'bigcommerce/graphql/bigcommerce-storefront-2025-11.graphql');
    expect(differences(schema, buildSchema(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
