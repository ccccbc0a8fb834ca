/** The shapes that the routes below /sandbox/ return. They are simpler than the shop's records, and stay the same if the records change. */
import type { Address, Attribute, FulfillmentStatus, MailRecord, PaymentStatus } from '../shop/records.js';

export interface SandboxCart {
  token: string;
  /** The hosted checkout of the cart. */
  checkoutUrl: string;
  lines: { sku: string; quantity: number }[];
  note?: string;
  discountCodes: string[];
  /** The buyer's email address. */
  email?: string;
  /** The buyer's country. ISO 3166-1 alpha-2. */
  countryCode?: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  updatedAt: string;
}

export interface SandboxOrder {
  token: string;
  number: number;
  email: string;
  address: Address;
  note?: string;
  /** The cart's attributes, such as a gift message. */
  attributes?: Attribute[];
  /** Prices and discounts are in minor units. A price is for one piece, a discount for the whole line. */
  lines: { sku: string; title: string; variantTitle?: string; quantity: number; price: number; discount?: number }[];
  /** ISO 4217. */
  currencyCode: string;
  /** Minor units. */
  subtotal: number;
  /** Minor units. */
  shipping: number;
  /** The tax, in minor units, and whether the prices include it. */
  tax?: { minor: number; isIncluded: boolean };
  /** Minor units. */
  total: number;
  payment?: PaymentStatus;
  fulfillment: FulfillmentStatus;
  /** ISO 8601. */
  placedAt: string;
  /** ISO 8601. */
  cancelledAt?: string;
}

export interface SandboxCustomer {
  id: number;
  email: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  /** False for an invited customer who has not chosen a password yet. */
  hasPassword: boolean;
}

/** A sent mail, with the link for the reader to follow. */
export type SandboxMail = MailRecord;
