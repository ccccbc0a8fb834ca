/** What changes while a shop is open, as it is stored. Records are never changed in place. */

export interface Attribute {
  key: string;
  value: string;
}

export interface CartLine {
  id: string;
  sku: string;
  /** 0 when the stock was gone before the line could be had: the shopper still sees what is missing. */
  quantity: number;
  attributes: readonly Attribute[];
}

export interface Buyer {
  email?: string;
  phone?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
}

export interface CartRecord {
  /** Names the cart; who knows only this may see its lines. */
  token: string;
  /** Proves that the cart is one's own: needed to change it, and to see who the buyer is. */
  key: string;
  /** Oldest first. */
  lines: readonly CartLine[];
  note?: string;
  attributes: readonly Attribute[];
  buyer: Buyer;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
  /** The order that the cart became; such a cart exists no longer for anyone but the checkout. */
  orderToken?: string;
}

export interface Address {
  firstName: string;
  lastName: string;
  address1: string;
  address2?: string;
  city: string;
  province?: string;
  zip?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  phone?: string;
}

export interface OrderLine {
  sku: string;
  title: string;
  /** Undefined where the product has nothing to choose. */
  variantTitle?: string;
  quantity: number;
  /** Minor units, of one piece. */
  price: number;
  /** Path below /cdn/. */
  picture?: string;
}

export interface OrderRecord {
  token: string;
  /** Counts up from 1001. */
  number: number;
  cartToken: string;
  email: string;
  address: Address;
  note?: string;
  lines: readonly OrderLine[];
  currencyCode: string;
  /** Minor units. */
  subtotal: number;
  shipping: number;
  total: number;
  /** ISO 8601. */
  placedAt: string;
}

export interface MailRecord {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** ISO 8601. */
  sentAt: string;
}

/** A link that leads to a cart's checkout once. */
export interface RedirectRecord {
  token: string;
  cartToken: string;
}

/** Kinds of record, by what identifies them. */
export interface Records {
  /** By token. */
  cart: CartRecord;
  /** By token. */
  order: OrderRecord;
  /** By id. */
  mail: MailRecord;
  /** By token, until it was followed. */
  redirect: RedirectRecord;
  /** Pieces left, by SKU, of the variants whose stock has changed since the start. */
  stock: number;
}

export type RecordKind = keyof Records;
