import { isAbstractType, isObjectType, type GraphQLSchema } from 'graphql';
import type { CatalogueEntry } from '../../shop/catalogue.js';
import type { Address, CartLine, CartRecord, CustomerRecord, OrderRecord } from '../../shop/records.js';
import type { Shop } from '../../shop/shop.js';

export interface Context {
  shop: Shop;
  /** Scheme and host under which the client reached us: every address in an answer begins with it. */
  origin: string;
  /** The storefront, to which mails lead. */
  shopUrl: string;
  /** Of @inContext. */
  countryCode?: string;
  /** Whom the whole request is about, where an API is a customer's own. */
  customer?: CustomerRecord;
}

/** A cart as somebody sees it. */
export interface CartView {
  kind: 'cart';
  cart: CartRecord;
  /** Whether the cart's key was known: only then is it said who the buyer is. */
  isOwn: boolean;
}

export interface CartLineView {
  kind: 'cartLine';
  line: CartLine;
  cart: CartRecord;
}

/** A customer as somebody sees it. */
export interface CustomerView {
  customer: CustomerRecord;
  /** What it was asked with. */
  accessToken?: string | undefined;
}

/** What a code takes off a cart. */
export interface CodeDiscountView {
  kind: 'codeDiscount';
  code: string;
  discountedAmount: { amount: string; currencyCode: string };
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

/** Whatever an interface or union may stand for. */
type Source =
  CatalogueEntry | CartView | CartLineView | CodeDiscountView | MailingAddressView | OrderView | { kind: 'shop' };

const typeNames: Record<Source['kind'], string> = {
  product: 'Product',
  variant: 'ProductVariant',
  option: 'ProductOption',
  optionValue: 'ProductOptionValue',
  picture: 'MediaImage',
  collection: 'Collection',
  cart: 'Cart',
  cartLine: 'CartLine',
  codeDiscount: 'CartCodeDiscountAllocation',
  mailingAddress: 'MailingAddress',
  order: 'Order',
  shop: 'Shop',
};

/** How one field is answered from its parent. Fields without a resolver are read from the parent by name. */
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
    if (isAbstractType(type)) type.resolveType = (source: Source) => typeNames[source.kind];
}
