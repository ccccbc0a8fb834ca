/** The calls of a request. */
import {
  getOperationAST,
  Kind,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { NeutralCall } from '../../protocol.js';
import { prepare, type GraphQLRequest } from './execute.js';

/** Neutral calls of fields for which `defaultCalls` is wrong. */
const neutral: Record<string, readonly NeutralCall[]> = {
  cart: ['cart.read'],
  // A sign-in assigns the cart to the customer. The shopper does not request this change.
  cartBuyerIdentityUpdate: [],
  cartClone: ['cart.create'],
  cartCreate: ['cart.create', 'cart.add'],
  cartLinesAdd: ['cart.add'],
  cartLinesRemove: ['cart.remove'],
  checkoutCreate: ['cart.create', 'cart.add'],
  checkoutLineItemsAdd: ['cart.add'],
  checkoutLineItemsRemove: ['cart.remove'],
  customerAccessTokenCreate: ['customer.login'],
  customerAccessTokenCreateWithMultipass: ['customer.login'],
  customerAccessTokenDelete: ['customer.logout'],
  customerAccessTokenRenew: ['customer.renew'],
  customerActivate: ['customer.reset'],
  customerActivateByUrl: ['customer.reset'],
  customerAddressCreate: ['address.create'],
  customerAddressDelete: ['address.delete'],
  customerAddressUpdate: ['address.update'],
  customerCreate: ['customer.register'],
  customerDefaultAddressUpdate: ['customer.update'],
  customerRecover: ['customer.recover'],
  customerReset: ['customer.reset'],
  customerResetByUrl: ['customer.reset'],
  customerUpdate: ['customer.update'],
  order: ['orders.read'],
};

/** Returns the operation's own name, its top-level fields, and their neutral calls. */
export function callsOf({ query, operationName }: GraphQLRequest, schema?: GraphQLSchema): string[] {
  const { document } = prepare(query, schema);
  return document ? callsIn(document, operationName) : [];
}

/** Returns the names of all fields by which `callsIn` names a request. */
export const namesIn = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));

export function callsIn(document: DocumentNode, operationName?: string): string[] {
  const operation = getOperationAST(document, operationName);
  if (!operation) return [];
  const fields = operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection.name.value] : [],
  );
  const neutralOf = (field: string) => {
    if (field === 'node' || field === 'nodes') return [readOf(document)];
    return field === 'customer' ? customerReads(document) : (neutral[field] ?? defaultCalls(operation, field));
  };
  return [...(operation.name ? [operation.name.value] : []), ...fields, ...fields.flatMap(neutralOf)];
}

/** Returns the neutral calls of all other fields: queries read the catalog, and mutations of carts update them. */
function defaultCalls({ operation }: OperationDefinitionNode, field: string): NeutralCall[] {
  if (operation === 'query') return field.startsWith('__') ? [] : ['catalog.read'];
  return /^(cart|checkout)/.test(field) ? ['cart.update'] : [];
}

/** Returns the neutral calls of the field `customer`, which can also read orders and addresses. */
function customerReads(document: DocumentNode): NeutralCall[] {
  const asked = fieldsOf(document);
  return [
    'customer.read',
    ...(asked.has('orders') ? (['orders.read'] as const) : []),
    ...(asked.has('addresses') ? (['addresses.read'] as const) : []),
  ];
}

/** Returns the neutral call of a query by id. A query for quantities without a title reads the stock; any other reads the catalog. */
function readOf(document: DocumentNode): NeutralCall {
  const asked = fieldsOf(document);
  return asked.has('quantityAvailable') && !asked.has('title') ? 'inventory.read' : 'catalog.read';
}

function fieldsOf(document: DocumentNode): Set<string> {
  const asked = new Set<string>();
  visit(document, { Field: ({ name }) => void asked.add(name.value) });
  return asked;
}
