import { createRequire } from 'node:module';
import { buildClientSchema, validateSchema, type IntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { differences } from '../../testing/schemas.js';
import { schema } from './execute.js';

const introspection = createRequire(import.meta.url)('@shopify/hydrogen-react/customer-account.schema.json') as
  IntrospectionQuery | { data: IntrospectionQuery };
const official = buildClientSchema('data' in introspection ? introspection.data : introspection);

test('our schema is a part of the Customer Account API 2026-04', () => {
  expect(validateSchema(schema)).toEqual([]);
  expect(differences(schema, official)).toEqual([]);
  expect(differences(official, schema)).toContain('Customer.draftOrders is not there');
});
