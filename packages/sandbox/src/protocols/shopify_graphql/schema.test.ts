import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  buildClientSchema,
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  printSchema,
  validateSchema,
  type IntrospectionQuery,
} from 'graphql';
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

/** The folder of `storefront-members.txt`, the members that other clients query: one per line below its type. Members of older versions follow after the first note. */
const contracts = process.env.VITRINE_CONTRACTS;

function askedFor(folder: string): string[] {
  const [text = ''] = readFileSync(join(folder, 'storefront-members.txt'), 'utf8').split(/^# not in/m);
  let type = '';
  return text.split('\n').flatMap((line) => {
    const [, indent = '', name, member = ''] = /^( *)(?:new )?(@?\w+)(?:\((.*)\):| \[|:|$)/.exec(line) ?? [];
    if (name === undefined) return [];
    if (indent === '') return (type = name) === 'directives' ? [] : [name];
    const args = member.split(', ').flatMap((arg) => /^(\w+):/.exec(arg)?.[1] ?? []);
    return [`${type}.${name}`, ...args.map((arg) => `${type}.${name}(${arg})`)];
  });
}

function has(path: string): boolean {
  const [, typeName = '', member, argument] = /^(\w+)(?:\.(@?\w+)(?:\((\w+)\))?)?$/.exec(path) ?? [];
  if (member?.startsWith('@')) return schema.getDirective(member.slice(1)) != null;
  const type = schema.getType(typeName);
  if (!type || member === undefined) return type !== undefined;
  if (isEnumType(type)) return type.getValue(member) != null;
  if (isInputObjectType(type)) return type.getFields()[member] !== undefined;
  if (!isObjectType(type) && !isInterfaceType(type)) return false;
  const field = type.getFields()[member];
  return field !== undefined && (argument === undefined || field.args.some(({ name }) => name === argument));
}

describe.skipIf(contracts === undefined)(
  'the operations of four official clients and a whole template (VITRINE_CONTRACTS)',
  () => {
    // These are in older versions, which have their own schemas.
    const older = ['Checkout', 'CheckoutUserError'];

    test('exists', () => {
      const members = askedFor(contracts!);
      expect(members.length).toBeGreaterThan(300);
      expect(members.filter((path) => !has(path))).toEqual(older);
    });
  },
);
