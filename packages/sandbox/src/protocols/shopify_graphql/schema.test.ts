import { createRequire } from 'node:module';
import { buildClientSchema, validateSchema, type IntrospectionQuery } from 'graphql';
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

  test('is the smaller one, which the comparison notices', () => {
    const found = differences(official, schema);
    expect(found).toContain('Article is not there, or of another kind');
    expect(found).toContain('Product.encodedVariantExistence is not there');
    expect(found).toContain('QueryRoot.search(prefix) is not there');
    expect(found).toContain('CartWarningCode.DISCOUNT_USAGE_LIMIT_REACHED is not there');
    expect(found).toContain('MenuItemResource has no Article');
  });
});
