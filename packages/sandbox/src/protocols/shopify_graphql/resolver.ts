import {
  defaultFieldResolver,
  getNamedType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { DiscountData } from '../../shop/data.js';
import type { AppliedGiftCard } from '../../shop/cart/giftCards.js';
import type { Money } from '../../shop/money.js';
import type { Address, CartLine, CartRecord, CustomerRecord, Metafield, OrderRecord } from '../../shop/records.js';
import type { Context } from './context.js';
import { connectionOf, type ConnectionArgs } from './execution/connection.js';
import { entryTypes } from './ids.js';

/** A cart as a client sees it. */
export interface CartView {
  kind: 'cart';
  cart: CartRecord;
  /** Whether the client knows the cart's key. Only then does the response show the buyer. */
  isOwn: boolean;
}

export interface CartLineView {
  kind: 'cartLine';
  line: CartLine;
  cart: CartRecord;
}

/** A customer as a client sees it. */
export interface CustomerView {
  customer: CustomerRecord;
  /** The access token of the request. */
  accessToken?: string | undefined;
}

/** The discount of a code on a cart or on one of its lines. */
export interface CodeDiscountView {
  kind: 'codeDiscount';
  discount: DiscountData;
  money: Money;
}

/** A cart's address as a client sees it. */
export interface CartAddressView {
  kind: 'cartAddress';
  address: Partial<Address>;
}

export interface GiftCardView {
  kind: 'giftCard';
  card: AppliedGiftCard;
  cart: CartRecord;
}

/** A custom field and its owner. */
export interface MetafieldView {
  kind: 'metafield';
  /** The global id of the owner. */
  ownerId: string;
  owner: unknown;
  field: Metafield;
}

export interface MailingAddressView {
  kind: 'mailingAddress';
  /** The global id. */
  id: string;
  address: Partial<Address>;
}

export interface OrderView {
  kind: 'order';
  order: OrderRecord;
}

/** Names of the types behind interfaces and unions, by the kind of the value. */
const typeNames = {
  ...entryTypes,
  cart: 'Cart',
  cartLine: 'CartLine',
  cartAddress: 'CartDeliveryAddress',
  cartNotReady: 'CartStatusNotReady',
  codeDiscount: 'CartCodeDiscountAllocation',
  automaticDiscount: 'AutomaticDiscountApplication',
  discountCode: 'DiscountCodeApplication',
  externalVideo: 'ExternalVideo',
  giftCard: 'AppliedGiftCard',
  location: 'Location',
  mailingAddress: 'MailingAddress',
  market: 'Market',
  menu: 'Menu',
  menuItem: 'MenuItem',
  metafield: 'Metafield',
  model: 'Model3d',
  money: 'MoneyV2',
  order: 'Order',
  percentage: 'PricingPercentageValue',
  shop: 'Shop',
  sitemapResource: 'SitemapResource',
  submitFailed: 'SubmitFailed',
  video: 'Video',
} as const;

/** Resolves a field from its parent. A field without a resolver is read from the parent by name: see `readOrEmpty`. */
export type Resolver<Parent, Args = Record<string, never>> = (parent: Parent, args: Args, context: Context) => unknown;

export type Resolvers = Record<string, Record<string, Resolver<never, never>>>;

/** @throws Error for a resolver whose field is not in the schema. */
export function attachResolvers(schema: GraphQLSchema, resolvers: Resolvers): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The schema has no object type ${typeName}.`);
    for (const [fieldName, resolver] of Object.entries(fields)) {
      const field = type.getFields()[fieldName];
      if (!field) throw new Error(`The schema's type ${typeName} has no field ${fieldName}.`);
      field.resolve = (parent, args, context: Context) => resolver(parent as never, args as never, context);
    }
  }
  for (const type of Object.values(schema.getTypeMap()))
    if (isAbstractType(type)) type.resolveType = ({ kind }: { kind: keyof typeof typeNames }) => typeNames[kind];
}

/** Reads a field from its parent by name. Returns an empty list or connection if a required one is missing. */
export const readOrEmpty: GraphQLFieldResolver<unknown, Context> = (parent, args, context, info) => {
  const value: unknown = defaultFieldResolver(parent, args, context, info);
  if (value !== undefined || !isNonNullType(info.returnType)) return value;
  if (isListType(info.returnType.ofType)) return [];
  return getNamedType(info.returnType).name.endsWith('Connection')
    ? connectionOf([], args as ConnectionArgs, String)
    : value;
};
