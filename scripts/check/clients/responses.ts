/** Checks GraphQL requests and answers against a schema. */
import {
  buildClientSchema,
  getOperationAST,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  parse,
  validate,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type IntrospectionQuery,
  type SelectionSetNode,
} from 'graphql';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const schemaOf = (introspection: unknown): GraphQLSchema => {
  const { data, __schema } = introspection as { data?: IntrospectionQuery } & Partial<IntrospectionQuery>;
  return buildClientSchema(data ?? ({ __schema } as IntrospectionQuery));
};

/** The platform's format of its scalars. Other scalars may be any text. */
const scalars: Record<string, (value: unknown) => boolean> = {
  Int: Number.isInteger,
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  JSON: () => true,
  Decimal: (value) => matches(value, /^-?\d+(\.\d+)?$/),
  DateTime: (value) => matches(value, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  URL: (value) => typeof value === 'string' && (URL.canParse(value) || value.startsWith('/')),
  UnsignedInt64: (value) => matches(value, /^\d+$/),
  Color: (value) => matches(value, /^#[\da-f]{6}$/i),
};

const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);

/** Returns the fields of the document that the schema does not have. Empty if the document is valid. */
export const documentProblems = (schema: GraphQLSchema, query: string): string[] =>
  validate(schema, parse(query)).map(({ message }) => message);

/** Returns the places where the data does not match the schema. Empty if all of it matches. */
export function dataProblems(schema: GraphQLSchema, query: string, variables: Json, data: unknown): string[] {
  const document = parse(query);
  const operation = getOperationAST(document, null);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return ['the document has no single operation'];
  return checkObject({ schema, document, variables }, root, [operation.selectionSet], data, '');
}

interface Context {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables: Json;
}

function checkObject(
  context: Context,
  type: GraphQLObjectType,
  selections: SelectionSetNode[],
  value: unknown,
  path: string,
): string[] {
  if (!isObject(value)) return [`${path}: ${JSON.stringify(value)} is no ${type.name}`];
  const fields = fieldsOf(context, type, selections);
  const unasked = Object.keys(value).filter((key) => !fields.has(key));
  return [
    ...unasked.map((key) => `${path}.${key} was not asked for`),
    ...[...fields].flatMap(([key, { name, selections: below }]) => {
      const at = `${path}.${key}`;
      if (name === '__typename') return value[key] === type.name ? [] : [`${at} is not ${type.name}`];
      const field = type.getFields()[name];
      if (!field) return [`${at}: ${type.name} has no ${name}`];
      return key in value ? checkValue(context, field.type, below, value[key], at) : [`${at} is missing`];
    }),
  ];
}

function checkValue(
  context: Context,
  type: GraphQLOutputType,
  selections: SelectionSetNode[],
  value: unknown,
  path: string,
): string[] {
  if (isNonNullType(type))
    return value === null ? [`${path} is null`] : checkValue(context, type.ofType, selections, value, path);
  if (value === null) return [];
  if (isListType(type))
    return Array.isArray(value)
      ? value.flatMap((item, index) => checkValue(context, type.ofType, selections, item, `${path}[${index}]`))
      : [`${path} is no list`];
  if (isEnumType(type)) return type.getValue(String(value)) ? [] : [`${path}: ${String(value)} is no ${type.name}`];
  if (isLeafType(type)) {
    const isRight = scalars[type.name] ?? ((text: unknown) => typeof text === 'string');
    return isRight(value) ? [] : [`${path}: ${JSON.stringify(value)} is no ${type.name}`];
  }
  const object = isAbstractType(type) ? concreteType(context, type.name, selections, value) : type;
  // Without its __typename, the object's type is unknown, so its fields are not checked.
  return object ? checkObject(context, object, selections, value, path) : [];
}

function concreteType(
  context: Context,
  name: string,
  selections: SelectionSetNode[],
  value: unknown,
): GraphQLObjectType | undefined {
  const type = context.schema.getType(name);
  if (!isAbstractType(type) || !isObject(value)) return undefined;
  const possible = context.schema.getPossibleTypes(type);
  // A client may use an alias for __typename.
  const alias = selections
    .flatMap(({ selections: nodes }) => nodes)
    .find((node) => node.kind === 'Field' && node.name.value === '__typename');
  const key = alias?.kind === 'Field' ? (alias.alias?.value ?? '__typename') : '__typename';
  const told = possible.find((each) => each.name === value[key]);
  if (told || key in value) return told;
  const keys = Object.keys(value).sort().join();
  return possible.find((each) => [...fieldsOf(context, each, selections).keys()].sort().join() === keys);
}

interface AskedField {
  name: string;
  selections: SelectionSetNode[];
}

/** Returns the requested fields of an object of the type, by their names in the answer. */
function fieldsOf(context: Context, type: GraphQLObjectType, selections: SelectionSetNode[]): Map<string, AskedField> {
  const fields = new Map<string, AskedField>();
  const collect = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (isLeftOut(node.directives ?? [], context.variables)) continue;
      if (node.kind === 'Field') {
        const key = node.alias?.value ?? node.name.value;
        const field = fields.get(key) ?? { name: node.name.value, selections: [] };
        if (node.selectionSet) field.selections.push(node.selectionSet);
        fields.set(key, field);
        continue;
      }
      const fragment = node.kind === 'FragmentSpread' ? fragmentOf(context.document, node.name.value) : node;
      const condition = fragment?.typeCondition?.name.value;
      if (fragment && (!condition || applies(context.schema, condition, type))) collect(fragment.selectionSet);
    }
  };
  selections.forEach(collect);
  return fields;
}

const fragmentOf = (document: DocumentNode, name: string) =>
  document.definitions.find(
    (definition) => definition.kind === 'FragmentDefinition' && definition.name.value === name,
  ) as Extract<DocumentNode['definitions'][number], { kind: 'FragmentDefinition' }> | undefined;

function applies(schema: GraphQLSchema, condition: string, type: GraphQLObjectType): boolean {
  const other = schema.getType(condition);
  return other === type || (isAbstractType(other) && schema.isSubType(other, type));
}

const isLeftOut = (
  directives: readonly { name: { value: string }; arguments?: readonly { value: unknown }[] }[],
  variables: Json,
): boolean =>
  directives.some(({ name, arguments: given }) => {
    if (name.value !== 'skip' && name.value !== 'include') return false;
    const node = given?.[0]?.value as { kind: string; name?: { value: string }; value?: boolean } | undefined;
    const condition = node?.kind === 'Variable' ? variables[node.name?.value ?? ''] : node?.value;
    return Boolean(condition) === (name.value === 'skip');
  });
