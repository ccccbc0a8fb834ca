/** The stored records of a shop. Records are never changed in place. */

export interface Attribute {
  key: string;
  value: string;
}

export interface CartLine {
  id: string;
  sku: string;
  /** 0 if the stock ran out before the order. The line stays, so that the shopper sees what is missing. */
  quantity: number;
  attributes: readonly Attribute[];
}

export interface Buyer {
  /** The signed-in customer. */
  customerId?: number;
  email?: string;
  phone?: string;
  /** The names that an agent gives with a checkout. The address may have others. */
  firstName?: string;
  lastName?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
  /** The client's values, with which the checkout can be filled in. */
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

/** An address to which a cart can be sent. */
export interface CartAddress {
  id: string;
  address: Partial<Address>;
  /** At most one address is selected. */
  selected: boolean;
  /** Whether the address is for one order only, and not stored with the customer's addresses. */
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
  /** Identifies the cart. A client that has only the token may see the lines. */
  token: string;
  /** Proves that the cart is the client's own. Clients need it to change the cart and to see the buyer. */
  key: string;
  /** Oldest first. */
  lines: readonly CartLine[];
  note?: string;
  /** The codes as the shopper entered them, whether or not they apply. */
  discountCodes?: readonly string[];
  /** In upper case. Only codes of cards that exist. */
  giftCardCodes?: readonly string[];
  addresses?: readonly CartAddress[];
  /** The code of the chosen rate. If the rate is not for the address, the first one applies. */
  shippingRate?: string;
  metafields?: readonly Metafield[];
  /** The payer's address, if the payer is not the recipient. */
  billingAddress?: Partial<Address> | undefined;
  attributes: readonly Attribute[];
  buyer: Buyer;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
  /** The token of the order that the cart became. After that, only the checkout can still find the cart. */
  orderToken?: string;
  /** The agent that made the checkout, if it wants the events of the order. */
  agent?: OrderAgent;
}

/** An agent that gets the events of an order. */
export interface OrderAgent {
  webhookUrl: string;
  /** The version of the Universal Commerce Protocol that the agent speaks. */
  version: string;
  /** Scheme and host at which the agent called the shop. */
  origin: string;
}

export interface Address {
  firstName: string;
  lastName: string;
  address1: string;
  address2?: string;
  city: string;
  company?: string;
  province?: string;
  /** 'CA', if a cart's address has one. */
  provinceCode?: string;
  zip?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  phone?: string;
}

/** An address in a customer's address book. It may lack fields that a checkout requires. */
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
  /** Undefined until an invited customer has chosen a password. */
  passwordHash?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  acceptsMarketing: boolean;
  /** Undefined if there is no address. */
  defaultAddressId?: number;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

/** Data that an app keeps with a customer. */
export interface MetafieldRecord {
  /** Counts up from 1. */
  id: number;
  customerId: number;
  namespace: string;
  /** Unique within the customer's fields of a namespace. */
  key: string;
  value: string;
  permissionSet: string;
  description: string;
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

/** Lets a customer choose a new password once. The links in mails contain the token. */
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
  /** Undefined if the product has no options. */
  variantTitle?: string;
  quantity: number;
  /** Minor units, of one piece. */
  price: number;
  /** Minor units, off the whole line. */
  discount?: number;
  /** Path below /cdn/. */
  picture?: string;
}

/** A pending sign-in with a code that was sent by mail. */
export interface SignInRecord {
  id: string;
  email: string;
  /** Six digits. */
  code: string;
  /** The number of tries that are left. */
  triesLeft: number;
  /** ISO 8601. */
  expiresAt: string;
}

/** A code that an OAuth client exchanges for tokens, once. */
export interface GrantRecord {
  code: string;
  customerId: number;
  clientId: string;
  redirectUri: string;
  /** The expected hash of the client's secret (S256). */
  challenge: string;
  nonce?: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** The sign-in of a customer at an OAuth client. */
export interface AuthorizationRecord {
  id: string;
  customerId: number;
  clientId: string;
  accessToken: string;
  /** ISO 8601. The expiry of the access token alone. */
  accessExpiresAt: string;
  refreshToken: string;
  /** The ID token that the client got. */
  idToken: string;
}

export type PaymentStatus = 'pending' | 'authorized' | 'paid' | 'partially_refunded' | 'refunded' | 'voided';
export type FulfillmentStatus = 'unfulfilled' | 'partially_fulfilled' | 'fulfilled';

/** A discount of an order. */
export interface OrderDiscount {
  /** Undefined for a discount that needs no code. */
  code?: string;
  /** The reduction of the goods, in minor units. 0 for a code that makes the shipping free. */
  minor: number;
}

export interface OrderTax {
  /** Minor units. */
  minor: number;
  /** Whether the prices, and so the total, include it. Otherwise it comes on top of them. */
  isIncluded: boolean;
}

export interface OrderRecord {
  token: string;
  /** Counts up from 1001. */
  number: number;
  /** Undefined for the orders of the first day. */
  cartToken?: string;
  /** Undefined for guests. */
  customerId?: number;
  email: string;
  address: Address;
  /** Undefined if it is the same as `address`. */
  billingAddress?: Partial<Address>;
  note?: string;
  /** The cart's attributes, such as a gift message. Undefined if it had none. */
  attributes?: readonly Attribute[];
  lines: readonly OrderLine[];
  /** The code of the shipping rate. Undefined if the shop has none. */
  shippingRate?: string;
  /** The discounts that applied. Undefined if there were none. */
  discounts?: readonly OrderDiscount[];
  currencyCode: string;
  /** Minor units, after discounts. */
  subtotal: number;
  shipping: number;
  /** Undefined if there is no tax. */
  tax?: OrderTax;
  /** The amount that a code took off the shipping, in minor units. Undefined if it took nothing. */
  shippingDiscount?: number;
  /** With the tax and the shipping. */
  total: number;
  /** The amounts of the total that gift cards paid, in minor units. */
  giftCards?: readonly { lastCharacters: string; minor: number }[];
  /** Undefined if the status is not known. */
  payment?: PaymentStatus;
  fulfillment: FulfillmentStatus;
  /** ISO 8601. */
  placedAt: string;
  /** Undefined while nothing was sent, and for the orders of the first day: they were sent after a day. */
  sentAt?: string;
  cancelledAt?: string;
  /** The agent that gets the order's events. Undefined if no agent placed it. */
  agent?: OrderAgent;
}

/** The key with which the shop signs its events. */
interface SigningKeyRecord {
  /** A private JSON Web Key. */
  key: JsonWebKey & { kid: string };
}

/** The answer to a change by an agent, kept by the agent's key: a repeated request gets it again. */
interface AgentAnswerRecord {
  /** Tells whether a repeated key comes with the same request. */
  request: string;
  /** JSON. */
  outcome: string;
  /** ISO 8601. */
  answeredAt: string;
}

export interface MailRecord {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The token of the order that the mail confirms. */
  order?: string;
  /** The link that the mail asks the reader to follow, if there is one. */
  link?: { label: string; url: string };
  /** ISO 8601. */
  sentAt: string;
}

/** The price of a variant that the merchant has changed. */
interface PriceRecord {
  sku: string;
  /** Minor units of the shop's currency. */
  price: number;
}

/** An entry of the shop's data that the merchant has created, changed or deleted. */
export interface ChangedEntry {
  /** The handle, or the path of a redirect. */
  id: string;
  /** The entry of the shop's data. Undefined if it is deleted. */
  data?: unknown;
}

/** A link that redirects to a cart's checkout once. */
interface RedirectRecord {
  token: string;
  cartToken: string;
}

/** The kinds of records, each with the key that identifies a record. */
export interface Records {
  /** By token. */
  cart: CartRecord;
  /** By token. */
  order: OrderRecord;
  /** By id. */
  mail: MailRecord;
  /** By token, until the link is followed. */
  redirect: RedirectRecord;
  /** By id. */
  customer: CustomerRecord;
  /** By id. */
  address: AddressRecord;
  /** By id. */
  metafield: MetafieldRecord;
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
  /** By the agent's URL, the operation and the agent's key. */
  agentAnswer: AgentAnswerRecord;
  /** There is one: 'current' */
  signingKey: SigningKeyRecord;
  /** The last number that was given, by series: 'order' */
  counter: number;
  /** Pieces left, by SKU, of the variants whose stock has changed since the start. */
  stock: number;
  /** By SKU, of the variants whose price has changed since the start. */
  price: PriceRecord;
  /** By handle. */
  product: ChangedEntry;
  /** By handle. */
  collection: ChangedEntry;
  /** By the old path. */
  urlRedirect: ChangedEntry;
  /** Minor units left, by code, of the gift cards that were used. */
  giftCard: number;
}

export type RecordKind = keyof Records;

/** All kinds of records. */
export const recordKinds: readonly RecordKind[] = [
  'cart',
  'order',
  'mail',
  'redirect',
  'customer',
  'address',
  'metafield',
  'accessToken',
  'passwordLink',
  'signIn',
  'grant',
  'authorization',
  'agentAnswer',
  'signingKey',
  'counter',
  'stock',
  'price',
  'product',
  'collection',
  'urlRedirect',
  'giftCard',
];
