/** The platform's global ids: 'gid://shopify/Product/2166136261'. */
import { GraphQLError } from 'graphql';
import type { CatalogueEntry } from '../../shop/catalogue.js';
import type { CartLine, CartRecord } from '../../shop/records.js';

type Kind = CatalogueEntry['kind'];

const typeNames = {
  product: 'Product',
  variant: 'ProductVariant',
  option: 'ProductOption',
  optionValue: 'ProductOptionValue',
  picture: 'MediaImage',
  collection: 'Collection',
} as const satisfies Record<Kind, string>;

export const globalId = (type: string, id: string | number): string => `gid://shopify/${type}/${id}`;

export const entryId = ({ kind, id }: Pick<CatalogueEntry, 'kind' | 'id'>): string => globalId(typeNames[kind], id);

export const cartId = ({ token, key }: Pick<CartRecord, 'token' | 'key'>): string =>
  `${globalId('Cart', token)}?key=${key}`;

export const cartLineId = (line: Pick<CartLine, 'id'>, { token }: Pick<CartRecord, 'token'>): string =>
  `${globalId('CartLine', line.id)}?cart=${token}`;

export interface GlobalId {
  type: string;
  /** What stands after the type. */
  id: string;
  params: URLSearchParams;
}

/** Undefined for what is no global id. */
export function parseGlobalId(text: string): GlobalId | undefined {
  const [, type, id, params = ''] = /^gid:\/\/shopify\/(\w+)\/([\w-]+)(?:\?(.*))?$/.exec(text) ?? [];
  return type && id ? { type, id, params: new URLSearchParams(params) } : undefined;
}

/** Which entry of the catalogue an id names; undefined where it names something else. */
export function parseEntryId(text: string): { kind: Kind; id: number } | undefined {
  const parsed = parseGlobalId(text);
  const kind = (Object.keys(typeNames) as Kind[]).find((name) => typeNames[name] === parsed?.type);
  return parsed && kind && /^\d+$/.test(parsed.id) ? { kind, id: Number(parsed.id) } : undefined;
}

/** What the platform answers to an id that is none, or that names another type. */
export const invalidId = (id: string): GraphQLError =>
  new GraphQLError(`Invalid global id '${id}'`, { extensions: { code: 'argumentLiteralsIncompatible' } });
