/** Custom fields, which merchants and clients of carts add to the platform's own fields. */
import { idOf } from '../../../shop/catalog/catalog.js';
import type { MetafieldData } from '../../../shop/data.js';
import type { Metafield } from '../../../shop/records.js';
import { globalId } from '../ids.js';
import type { Context } from '../context.js';
import type { MetafieldView, Resolver, Resolvers } from '../resolver.js';

interface Identifier {
  key: string;
  namespace?: string | null;
}

/** Returns the resolvers of a type that has metafields. */
export function withMetafields<Owner>(
  idOfOwner: (owner: Owner) => string,
  listOf: (owner: Owner, context: Context) => readonly Metafield[],
): Record<'metafield' | 'metafields', Resolver<Owner, never>> {
  const find = (owner: Owner, { namespace, key }: Identifier, context: Context): MetafieldView | null => {
    const field = listOf(owner, context).find((each) => each.key === key && each.namespace === namespace);
    return field ? metafieldView(owner, idOfOwner(owner), field) : null;
  };
  return {
    metafield: (owner, identifier: Identifier, context) => find(owner, identifier, context),
    metafields: (owner, { identifiers }: { identifiers: Identifier[] }, context) =>
      identifiers.map((identifier) => find(owner, identifier, context)),
  };
}

/** The resolvers of a type without metafields. */
export const withoutMetafields: Record<'metafield' | 'metafields', Resolver<unknown, never>> = {
  metafield: () => null,
  metafields: (_, { identifiers }: { identifiers: Identifier[] }) => identifiers.map(() => null),
};

export const metafieldView = (owner: unknown, ownerId: string, field: Metafield): MetafieldView => ({
  kind: 'metafield',
  owner,
  ownerId,
  field,
});

export const metafieldId = ({ ownerId, field: { namespace, key } }: Pick<MetafieldView, 'ownerId' | 'field'>): string =>
  globalId('Metafield', idOf(`metafield ${ownerId} ${namespace} ${key}`));

/** Returns custom fields of the shop's data with the date of their owner. */
export const datedMetafields = (fields: readonly MetafieldData[], date: string): Metafield[] =>
  fields.map((field) => ({ ...field, createdAt: date, updatedAt: date }));

const metafield: Record<string, Resolver<MetafieldView, never>> = {
  id: metafieldId,
  createdAt: ({ field }) => field.createdAt,
  key: ({ field }) => field.key,
  namespace: ({ field }) => field.namespace,
  parentResource: ({ owner }) => owner,
  type: ({ field }) => field.type,
  updatedAt: ({ field }) => field.updatedAt,
  value: ({ field }) => field.value,
};

const none = [
  ...['Collection', 'Company', 'CompanyLocation', 'Customer', 'Location'],
  ...['Market', 'Order', 'ProductVariant', 'SellingPlan', 'Shop'],
].map((type) => [type, withoutMetafields] as const);

export const metafieldResolvers: Resolvers = { Metafield: metafield, ...Object.fromEntries(none) };
