import { createRequire } from 'node:module';
import { buildClientSchema, buildSchema, printSchema, validateSchema, type IntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { differences } from '../../testing/schemas.js';
import { schema } from './schema.js';

const introspection = createRequire(import.meta.url)('@shopify/hydrogen-react/storefront.schema.json') as
  IntrospectionQuery | { data: IntrospectionQuery };
const official = buildClientSchema('data' in introspection ? introspection.data : introspection);

describe('our schema', () => {
  test('is valid', () => expect(validateSchema(schema)).toEqual([]));

  test('is a part of the Storefront API 2026-04: types, fields, arguments, defaults and values', () => {
    expect(differences(schema, official)).toEqual([]);
  });

  test('lacks 0 of its members', () => {
    expect(differences(official, schema)).toEqual([]);
  });

  test('is compared member by member', () => {
    const smaller = buildSchema(
      printSchema(schema)
        .replace(/^ {2}encodedVariantExistence: .*\n/m, '')
        .replace(/^ {2}MERCHANDISE_OUT_OF_STOCK\n/m, '')
        .replace('prefix: SearchPrefixQueryType, ', '')
        .replace('union MenuItemResource = Article | ', 'union MenuItemResource = '),
    );
    expect(differences(official, smaller)).toEqual([
      'CartWarningCode.MERCHANDISE_OUT_OF_STOCK is not there',
      'MenuItemResource has no Article',
      'Product.encodedVariantExistence is not there',
      'QueryRoot.search(prefix) is not there',
    ]);
  });
});
