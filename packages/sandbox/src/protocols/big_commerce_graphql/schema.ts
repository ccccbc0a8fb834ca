import {
  buildSchema,
  GraphQLError,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLScalarType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { typeDefinitions } from './schema.graphql.js';

/** The platform's ids have 32 bits with a sign. Some of our ids are larger, and they are the same in the REST API. */
const wholeNumber = new GraphQLScalarType<number>({
  ...GraphQLInt.toConfig(),
  serialize: (value) => safe(Number(value)),
  parseValue: (value) => safe(typeof value === 'number' ? value : NaN),
  parseLiteral: (node) => safe(node.kind === Kind.INT ? Number(node.value) : NaN),
});

function safe(value: number): number {
  if (Number.isSafeInteger(value)) return value;
  throw new GraphQLError('Int cannot represent this value.');
}

export const schema = withLargeIds(buildSchema(typeDefinitions));

/** Replaces the type Int in the fields and arguments of a schema. */
function withLargeIds(built: GraphQLSchema): GraphQLSchema {
  const types = built.getTypeMap();
  for (const type of Object.values(types)) {
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        field.type = replaced(field.type);
        for (const arg of field.args) arg.type = replaced(arg.type);
      }
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) field.type = replaced(field.type);
  }
  types.Int = wholeNumber;
  return built;
}

function replaced<Type extends GraphQLType>(type: Type): Type {
  if (isNonNullType(type)) return new GraphQLNonNull(replaced(type.ofType)) as Type;
  if (isListType(type)) return new GraphQLList(replaced(type.ofType)) as unknown as Type;
  return (type as GraphQLType) === GraphQLInt ? (wholeNumber as unknown as Type) : type;
}
