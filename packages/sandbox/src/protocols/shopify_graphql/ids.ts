/** The platform's global ids: 'gid://shopify/Product/2166136261'. */
import { GraphQLError } from 'graphql';
import type { CatalogEntry, Variant } from '../../shop/catalog/catalog.js';
import type { ContentEntry } from '../../shop/catalog/content.js';
import type { CartLine, CartRecord } from '../../shop/records.js';
import type { Context } from './context.js';

export type Entry = CatalogEntry | ContentEntry;
type Kind = Entry['kind'];

/** The types of entries that can be found by id alone. */
export const entryTypes = {
  product: 'Product',
  variant: 'ProductVariant',
  option: 'ProductOption',
  optionValue: 'ProductOptionValue',
  picture: 'MediaImage',
  collection: 'Collection',
  page: 'Page',
  policy: 'ShopPolicy',
  blog: 'Blog',
  article: 'Article',
} as const satisfies Record<Kind, string>;

export const globalId = (type: string, id: string | number): string => `gid://shopify/${type}/${id}`;

export const entryId = ({ kind, id }: Pick<Entry, 'kind' | 'id'>): string => globalId(entryTypes[kind], id);

export const cartId = ({ token, key }: Pick<CartRecord, 'token' | 'key'>): string =>
  `${globalId('Cart', token)}?key=${key}`;

export const cartLineId = (line: Pick<CartLine, 'id'>, { token }: Pick<CartRecord, 'token'>): string =>
  `${globalId('CartLine', line.id)}?cart=${token}`;

/** Returns the global id of a part of a cart, such as a delivery group or an address. */
export const idInCart = (type: string, id: string, { token }: Pick<CartRecord, 'token'>): string =>
  `${globalId(type, id)}?cart=${token}`;

export interface GlobalId {
  type: string;
  /** The part after the type. */
  id: string;
  params: URLSearchParams;
}

/** Parses a global id. Returns undefined for any other text. */
export function parseGlobalId(text: string): GlobalId | undefined {
  const [, type, id, params = ''] = /^gid:\/\/shopify\/(\w+)\/([\w-]+)(?:\?(.*))?$/.exec(text) ?? [];
  return type && id ? { type, id, params: new URLSearchParams(params) } : undefined;
}

/** Returns kind and id of the entry of the catalog or of the content that a global id names; undefined for other ids. */
export function parseEntryId(text: string): { kind: Kind; id: number } | undefined {
  const parsed = parseGlobalId(text);
  const kind = (Object.keys(entryTypes) as Kind[]).find((name) => entryTypes[name] === parsed?.type);
  return parsed && kind && /^\d+$/.test(parsed.id) ? { kind, id: Number(parsed.id) } : undefined;
}

/** Returns the part after the type in a global id of this type; '' for any other text. */
export function idOfType(text: string, type: string): string {
  const parsed = parseGlobalId(text);
  return parsed?.type === type ? parsed.id : '';
}

/** Returns the variant that a global id names; undefined if it names none. */
export function variantOf(text: string, { shop }: Pick<Context, 'shop'>): Variant | undefined {
  const entry = parseEntryId(text);
  return entry?.kind === 'variant' ? shop.catalog.entry('variant', entry.id) : undefined;
}

/** Returns the platform's error for an invalid id, or an id of another type. */
export const invalidId = (id: string): GraphQLError =>
  new GraphQLError(`Invalid global id '${id}'`, {
    extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
  });
