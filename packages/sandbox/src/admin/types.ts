/** What the shop tells its testers: plainer than its records, and the same however those change. */
import type { Address, FulfillmentStatus, MailRecord, PaymentStatus } from '../shop/records.js';

export interface SandboxCart {
  token: string;
  /** The hosted checkout of the cart. */
  checkoutUrl: string;
  lines: { sku: string; quantity: number }[];
  note?: string;
  discountCodes: string[];
  /** The buyer's. */
  email?: string;
  /** The buyer's: ISO 3166-1 alpha-2. */
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
  /** Prices and discounts are in minor units; a price is that of one piece, a discount off the whole line. */
  lines: { sku: string; title: string; variantTitle?: string; quantity: number; price: number; discount?: number }[];
  /** ISO 4217. */
  currencyCode: string;
  /** Minor units. */
  subtotal: number;
  /** Minor units. */
  shipping: number;
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
  /** False for one who was invited, and has chosen no password yet. */
  hasPassword: boolean;
}

/** A mail as it was sent, with the link that it asks to follow. */
export type SandboxMail = MailRecord;
