/** Checks GraphQL requests and responses against a schema. */
import {
  buildClientSchema,
  executeSync,
  isScalarType,
  isSpecifiedScalarType,
  parse,
  validate,
  type GraphQLAbstractType,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the schema. Its scalars refuse values that the platform would not send. */
export function schemaOf(introspection: unknown): GraphQLSchema {
  const { data, __schema } = introspection as { data?: IntrospectionQuery } & Partial<IntrospectionQuery>;
  const schema = buildClientSchema(data ?? ({ __schema } as IntrospectionQuery));
  for (const type of Object.values(schema.getTypeMap()))
    if (isScalarType(type) && !isSpecifiedScalarType(type))
      type.serialize = (value) => {
        if (!(scalars[type.name] ?? isText)(value)) throw new Error(`${JSON.stringify(value)} is no ${type.name}`);
        return value;
      };
  return schema;
}

const isText = (value: unknown) => typeof value === 'string';
const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

/** The platform's format of its own scalars. Other scalars may be any text. */
const scalars: Record<string, (value: unknown) => boolean> = {
  JSON: () => true,
  Decimal: matches(/^-?\d+(\.\d+)?$/),
  DateTime: matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  URL: (value) => typeof value === 'string' && (URL.canParse(value) || value.startsWith('/')),
  UnsignedInt64: matches(/^\d+$/),
  Color: matches(/^#[\da-f]{6}$/i),
};

/** Returns the fields of the document that the schema does not have. Empty if the document is valid. */
export const documentProblems = (schema: GraphQLSchema, query: string): string[] =>
  validate(schema, parse(query)).map(({ message }) => message);

/**
 * Returns the places where the data does not match the schema. Empty if all of it matches. The document is executed with the data as the
 * platform's objects, and must have the data as its result.
 */
export function dataProblems(schema: GraphQLSchema, query: string, variableValues: Json, data: unknown): string[] {
  const document = parse(query);
  const { errors, data: asked } = executeSync({
    schema,
    document,
    rootValue: data,
    variableValues,
    fieldResolver,
    typeResolver,
  });
  if (errors) return errors.map(({ path = [], message }) => `${['', ...path].join('.')}: ${message}`);
  return differences(asked, data, '');
}

const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (object, _args, _context, { path, parentType }) => {
  if (!isObject(object)) throw new Error(`${JSON.stringify(object)} is no ${parentType.name}`);
  return object[path.key];
};

/** Returns the type of an object by its `__typename`, which a client may rename, or else by its fields. */
function typeResolver(value: unknown, _context: unknown, info: GraphQLResolveInfo, abstract: GraphQLAbstractType) {
  const { schema, fragments, variableValues, fieldNodes } = info;
  const type = schema.getPossibleTypes(abstract).find((each) => {
    if (!isObject(value)) return false;
    const fields = [...collectSubfields(schema, fragments, variableValues, each, fieldNodes)];
    const typeName = fields.find(([, [node]]) => node?.name.value === '__typename')?.[0];
    if (typeName) return value[typeName] === each.name;
    return fields.length === Object.keys(value).length && fields.every(([key]) => key in value);
  });
  if (!type) throw new Error(`${JSON.stringify(value)} is no ${abstract.name}`);
  return type.name;
}

/** Returns missing fields, fields that were not asked for, and values that are not written in the form of their type. */
function differences(asked: unknown, value: unknown, path: string): string[] {
  if (value === undefined) return [`${path} is missing`];
  if (asked === undefined) return [`${path} was not asked for`];
  if (typeof value !== 'object' || value === null || typeof asked !== 'object' || asked === null)
    return asked === value ? [] : [`${path}: ${JSON.stringify(value)} is not ${JSON.stringify(asked)}`];
  const keys = new Set([...Object.keys(asked), ...Object.keys(value)]);
  return [...keys].flatMap((key) => differences((asked as Json)[key], (value as Json)[key], `${path}.${key}`));
}
