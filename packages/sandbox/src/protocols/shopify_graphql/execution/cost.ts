/** The cost of a query, computed before its execution. */
import {
  getArgumentValues,
  getNamedType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Catalog } from '../../../shop/catalog/catalog.js';
import { pageLimit } from './limits.js';

/** Maximum depth of nested fields in a query. Introspection needs less. */
export const maxDepth = 20;
/** Maximum number of fields in a response, if every page is as full as requested and as possible in this shop. */
export const maxCost = 600_000;
/** The assumed length of a list without pages, such as a product's options. */
const defaultLength = 10;

interface Measure {
  cost: number;
  depth: number;
}

/** Returns the number of fields that the response can have and, if the query exceeds a limit, the error. */
export function costOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  schema: GraphQLSchema,
  largest: Catalog['largest'],
): { cost: number; excess?: GraphQLError } {
  const root = schema.getRootType(operation.operation);
  if (!root) return { cost: 0 };
  const scope = { fragments: fragmentsOf(document), variables, schema, largest };
  const { cost, depth } = measureOf(operation.selectionSet, root, scope);
  if (depth > maxDepth) return { cost, excess: tooDeep(depth) };
  return cost > maxCost ? { cost, excess: tooCostly(cost) } : { cost };
}

const tooCostly = (cost: number): GraphQLError =>
  new GraphQLError('Complexity exceeded', {
    extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost: Math.min(cost, Number.MAX_SAFE_INTEGER), maxCost },
  });

export const tooDeep = (depth: number): GraphQLError =>
  new GraphQLError(`Query has depth of ${depth}, which exceeds max depth of ${maxDepth}`);

interface Scope {
  /** Each fragment is measured once. Otherwise every level of nested fragments could double the work. */
  fragments: Map<string, { definition: FragmentDefinitionNode; measure?: Measure }>;
  variables: Record<string, unknown>;
  schema: GraphQLSchema;
  largest: Catalog['largest'];
}

const fragmentsOf = (document: DocumentNode): Scope['fragments'] =>
  new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, { definition }]] : [],
    ),
  );

function measureOf(set: SelectionSetNode, type: GraphQLNamedType, scope: Scope): Measure {
  const parts = set.selections.map((selection): Measure => {
    if (selection.kind === Kind.FIELD) return measureOfField(selection, type, scope);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureOfFragment(selection.name.value, scope);
    const narrowed = selection.typeCondition && scope.schema.getType(selection.typeCondition.name.value);
    return measureOf(selection.selectionSet, narrowed ?? type, scope);
  });
  return {
    cost: parts.reduce((sum, { cost }) => sum + cost, 0),
    depth: parts.reduce((deepest, { depth }) => Math.max(deepest, depth), 0),
  };
}

function measureOfFragment(name: string, scope: Scope): Measure {
  const fragment = scope.fragments.get(name);
  if (!fragment) return { cost: 0, depth: 0 };
  const type = scope.schema.getType(fragment.definition.typeCondition.name.value);
  fragment.measure ??= type ? measureOf(fragment.definition.selectionSet, type, scope) : { cost: 0, depth: 0 };
  return fragment.measure;
}

function measureOfField(node: FieldNode, parent: GraphQLNamedType, scope: Scope): Measure {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  const type = field ? getNamedType(field.type) : metaTypeOf(node.name.value, scope);
  if (!node.selectionSet || !isCompositeType(type)) return { cost: 1, depth: 1 };
  const { cost, depth } = measureOf(node.selectionSet, type, scope);
  const times = field ? lengthOf(field, node, parent, scope) : 1;
  return { cost: 1 + times * cost, depth: 1 + depth };
}

const metaTypeOf = (name: string, { schema }: Scope): GraphQLNamedType | undefined =>
  name === '__schema' ? schema.getType('__Schema') : name === '__type' ? schema.getType('__Type') : undefined;

/** Connections of a product, which cannot be longer than the shop's longest one. Clients request 250 items of each to get all. */
const withinProduct: Partial<Record<string, keyof Catalog['largest']>> = {
  variants: 'variants',
  images: 'pictures',
  media: 'media',
};

/** Returns how many items the field can have. */
function lengthOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  parent: GraphQLNamedType,
  { variables, largest }: Scope,
): number {
  const { first, last, ids } = getArgumentValues(field, node, variables);
  const size = first ?? last;
  const held = parent.name === 'Product' ? withinProduct[field.name] : undefined;
  if (typeof size === 'number') return Math.min(Math.max(size, 0), held ? largest[held] : pageLimit);
  if (Array.isArray(ids)) return ids.length;
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  // The items of a page are counted with their connection.
  return isListType(type) && !parent.name.endsWith('Connection') ? defaultLength : 1;
}
