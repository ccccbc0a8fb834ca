/** The schema of version 2024-04 of the Storefront API: today's schema without newer members and with checkouts. */
import {
  buildASTSchema,
  isAbstractType,
  isObjectType,
  isScalarType,
  Kind,
  parse,
  parseType,
  printSchema,
  visit,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  type NamedTypeNode,
  type NameNode,
} from 'graphql';
import { attachResolvers } from '../shopify_graphql/resolver.js';
import { schema as today } from '../shopify_graphql/schema.js';
import { checkoutTypeNames, checkoutResolvers } from './checkout.js';
import { checkoutMutationResolvers } from './mutations.js';
import { newerMembers } from './newerMembers.js';
import { checkoutTypeDefinitions } from './schema.graphql.js';

/** Fields and arguments that had a different type in version 2024-04, with that type. */
const changed: Record<string, string> = {
  'Mutation.cartDiscountCodesUpdate.discountCodes': '[String!]',
  'QueryRoot.productRecommendations.productId': 'ID!',
  'SellingPlanPercentagePriceAdjustment.adjustmentPercentage': 'Int!',
};

export const schema = buildSchemaOfThatTime();

function buildSchemaOfThatTime(): GraphQLSchema {
  const added = parse(checkoutTypeDefinitions);
  const kept = withoutNewer(parse(printSchema(today), { noLocation: true }));
  const built = buildASTSchema({ kind: Kind.DOCUMENT, definitions: [...kept.definitions, ...added.definitions] });
  takeOver(built);
  attachResolvers(built, checkoutResolvers);
  attachResolvers(built, checkoutMutationResolvers);
  resolveTypes(built);
  return built;
}

/** Returns the document without members newer than version 2024-04, and with the types of that version. */
function withoutNewer(document: DocumentNode): DocumentNode {
  /** The names from the type down to the visited node: type, field, argument. */
  const path: string[] = [];
  const named = {
    enter(node: ASTNode & { name: NameNode }) {
      path.push(node.name.value);
      const name = path.join('.');
      if (newerMembers.has(name)) {
        // `leave` does not run for removed nodes.
        path.pop();
        return null;
      }
      const type = changed[name];
      return type === undefined ? undefined : { ...node, type: parseType(type) };
    },
    leave: () => void path.pop(),
  };
  const directive = {
    enter(node: ASTNode & { name: NameNode }) {
      path.push(`@${node.name.value}`);
      if (!newerMembers.has(path.join('.'))) return undefined;
      path.pop();
      return null;
    },
    leave: () => void path.pop(),
  };
  /** Returns interfaces, or members of unions, without newer ones. */
  const without = (owner: NameNode, types: readonly NamedTypeNode[] = []) =>
    types.filter(({ name }) => !newerMembers.has(`${owner.value}.${name.value}`) && !newerMembers.has(name.value));
  const implementing = {
    enter: named.enter,
    leave(node: ASTNode & { name: NameNode; interfaces?: readonly NamedTypeNode[] }) {
      path.pop();
      return { ...node, interfaces: without(node.name, node.interfaces) };
    },
  };
  return visit(document, {
    DirectiveDefinition: directive,
    ObjectTypeDefinition: implementing,
    InterfaceTypeDefinition: implementing,
    UnionTypeDefinition: {
      enter: named.enter,
      leave(node) {
        path.pop();
        return { ...node, types: without(node.name, node.types) };
      },
    },
    EnumTypeDefinition: named,
    InputObjectTypeDefinition: named,
    ScalarTypeDefinition: named,
    FieldDefinition: named,
    InputValueDefinition: named,
    EnumValueDefinition: named,
  });
}

/** Copies the resolvers and scalars of today's schema. */
function takeOver(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    const source = today.getType(type.name);
    if (isScalarType(type) && isScalarType(source)) {
      const { serialize, parseValue, parseLiteral } = source;
      Object.assign(type, { serialize, parseValue, parseLiteral });
    }
    if (!isObjectType(type) || !isObjectType(source)) continue;
    const fields = source.getFields();
    for (const field of Object.values(type.getFields())) {
      const resolve = fields[field.name]?.resolve;
      if (resolve) field.resolve = resolve;
    }
  }
}

interface Kinded {
  kind: string;
}

function resolveTypes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isAbstractType(type)) continue;
    const source = today.getType(type.name);
    const known = isAbstractType(source) ? source.resolveType : undefined;
    type.resolveType = (value: Kinded, ...rest) =>
      checkoutTypeNames[value.kind] ?? known?.(value, ...rest) ?? undefined;
  }
}
