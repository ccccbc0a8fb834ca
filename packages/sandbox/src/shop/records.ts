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
  /** Who is signed in. */
  customerId?: number;
  email?: string;
  phone?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
  /** What the checkout may be filled in with, as the client gave it. */
  preferences?: BuyerPreferences;
}

export interface BuyerPreferences {
  delivery?: {
    deliveryMethod?: readonly string[] | null;
    pickupHandle?: readonly string[] | null;
    coordinates?: { latitude: number; longitude: number; countryCode: string } | null;
  } | null;
  wallet?: readonly string[] | null;
}

/** Where a cart may go. */
export interface CartAddress {
  id: string;
  address: Partial<Address>;
  /** One at most. */
  selected: boolean;
  /** Whether it is forgotten after the order, rather than kept with the customer's. */
  oneTimeUse: boolean;
}

export interface Metafield {
  namespace: string;
  key: string;
  type: string;
  value: string;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

export interface CartRecord {
  /** Names the cart; who knows only this may see its lines. */
  token: string;
  /** Proves that the cart is one's own: needed to change it, and to see who the buyer is. */
  key: string;
  /** Oldest first. */
  lines: readonly CartLine[];
  note?: string;
  /** As the shopper wrote them, whether or not they apply. */
  discountCodes?: readonly string[];
  /** In upper case, of cards that there are. */
  giftCardCodes?: readonly string[];
  addresses?: readonly CartAddress[];
  /** The code of the rate that was chosen; the first where it does not go to the address. */
  shippingRate?: string;
  metafields?: readonly Metafield[];
  /** Who pays, where that is somebody else. */
  billingAddress?: Partial<Address> | undefined;
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
  company?: string;
  province?: string;
  /** 'CA', where a cart's address says so. */
  provinceCode?: string;
  zip?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  phone?: string;
}

/** An address in a customer's book, which may lack what a checkout asks for. */
export interface AddressRecord extends Partial<Address> {
  /** Counts up from 1. */
  id: number;
  customerId: number;
}

export interface CustomerRecord {
  /** Counts up from 1. */
  id: number;
  /** In lower case; unique. */
  email: string;
  /** Undefined until an invited customer has chosen one. */
  passwordHash?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  acceptsMarketing: boolean;
  /** Undefined where there is no address. */
  defaultAddressId?: number;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

/** Proves that a customer has signed in. */
export interface AccessTokenRecord {
  token: string;
  customerId: number;
  /** ISO 8601; one year after it was made or renewed. */
  expiresAt: string;
}

/** Lets a customer choose a new password, once: what stands in the links of mails. */
export interface PasswordLinkRecord {
  token: string;
  customerId: number;
  kind: 'reset' | 'activation';
  /** ISO 8601. */
  expiresAt: string;
}

export interface OrderLine {
  sku: string;
  title: string;
  /** Undefined where the product has nothing to choose. */
  variantTitle?: string;
  quantity: number;
  /** Minor units, of one piece. */
  price: number;
  /** Minor units, off the whole line. */
  discount?: number;
  /** Path below /cdn/. */
  picture?: string;
}

/** Somebody who is about to sign in with a code that was sent by mail. */
export interface SignInRecord {
  id: string;
  email: string;
  /** Six digits. */
  code: string;
  /** How many codes may still be tried. */
  triesLeft: number;
  /** ISO 8601. */
  expiresAt: string;
}

/** What an OAuth client exchanges for tokens, once. */
export interface GrantRecord {
  code: string;
  customerId: number;
  clientId: string;
  redirectUri: string;
  /** What the client's secret must hash to (S256). */
  challenge: string;
  nonce?: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** A customer who has signed in at an OAuth client. */
export interface AuthorizationRecord {
  id: string;
  customerId: number;
  clientId: string;
  accessToken: string;
  /** ISO 8601, of the access token alone. */
  accessExpiresAt: string;
  refreshToken: string;
  /** As the client was given it. */
  idToken: string;
}

export type PaymentStatus = 'pending' | 'authorized' | 'paid' | 'partially_refunded' | 'refunded' | 'voided';
export type FulfillmentStatus = 'unfulfilled' | 'partially_fulfilled' | 'fulfilled';

export interface OrderRecord {
  token: string;
  /** Counts up from 1001. */
  number: number;
  /** Undefined for orders that were placed before the shop opened its books. */
  cartToken?: string;
  /** Undefined for guests. */
  customerId?: number;
  email: string;
  address: Address;
  /** Where it is another. */
  billingAddress?: Partial<Address>;
  note?: string;
  lines: readonly OrderLine[];
  /** Those that took something off. */
  discountCodes?: readonly string[];
  currencyCode: string;
  /** Minor units. */
  subtotal: number;
  shipping: number;
  total: number;
  /** What gift cards paid of the total, in minor units. */
  giftCards?: readonly { lastCharacters: string; minor: number }[];
  /** Undefined where nobody knows. */
  payment?: PaymentStatus;
  fulfillment: FulfillmentStatus;
  /** ISO 8601. */
  placedAt: string;
  cancelledAt?: string;
}

export interface MailRecord {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** What the mail asks for, where it asks for something. */
  link?: { label: string; url: string };
  /** ISO 8601. */
  sentAt: string;
}

/** A link that leads to a cart's checkout once. */
interface RedirectRecord {
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
  /** By id. */
  customer: CustomerRecord;
  /** By id. */
  address: AddressRecord;
  /** By token. */
  accessToken: AccessTokenRecord;
  /** By token. */
  passwordLink: PasswordLinkRecord;
  /** By id. */
  signIn: SignInRecord;
  /** By code. */
  grant: GrantRecord;
  /** By id. */
  authorization: AuthorizationRecord;
  /** The last number that was given, by what it was given to: 'order' */
  counter: number;
  /** Pieces left, by SKU, of the variants whose stock has changed since the start. */
  stock: number;
  /** Minor units left, by code, of the gift cards that were used. */
  giftCard: number;
}

export type RecordKind = keyof Records;

/** Every kind, for what is done to all of them. */
export const recordKinds: readonly RecordKind[] = [
  'cart',
  'order',
  'mail',
  'redirect',
  'customer',
  'address',
  'accessToken',
  'passwordLink',
  'signIn',
  'grant',
  'authorization',
  'counter',
  'stock',
  'giftCard',
];
