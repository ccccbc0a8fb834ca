import type { FaultRule, ShopData } from '@vitrine/sandbox';
import type { CommerceSettings } from '../platforms/settings.js';

export type { ShopData };

/**
 * A running shop as the contract suite controls it, with actions and data that shoppers do not have. The sandbox is one
 * (`openSandbox.ts`), and the example platform. A platform's test server can be another: every method is asynchronous,
 * and an email address or a number names a customer, an order or a mail.
 */
export interface ShopControl {
  /** The settings with which an adapter reaches the shop. */
  settings: CommerceSettings;
  /** Scheme and host of its own pages: 'https://northlane.test' */
  origin: string;
  /** The start of its pictures' URLs: 'https://northlane.test/cdn/' */
  pictures: string;
  /** Sends a request of the adapter or of a shopper. */
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** Sets how many pieces of a variant are left. */
  setStock(sku: string, pieces: number): Promise<void>;
  /** Returns the carts that the platform keeps, with the email address of a signed-in customer. */
  carts(): Promise<{ customer?: string | undefined }[]>;
  /** Deletes all carts. */
  forgetCarts(): Promise<void>;
  /** Orders the last cart. */
  placeOrder(buyer: OrderBuyer): Promise<void>;
  /** Returns a customer's orders, the newest first. */
  orders(email: string): Promise<PlacedOrder[]>;
  /** Returns all mail that the shop has sent and received, the oldest first. */
  mail(): Promise<{ to: string; subject: string; text: string; link?: string | undefined }[]>;
  /** Ends a customer's sessions on all devices. */
  revokeLogins(email: string): Promise<void>;
  /** Deletes a customer with all of their data. */
  deleteCustomer(email: string): Promise<void>;
  /** Makes requests fail. */
  fail(rule: FaultRule): Promise<void>;
  /** Ends all failures. */
  heal(): Promise<void>;
}

interface OrderBuyer {
  email: string;
  address: { firstName: string; lastName: string; address1: string; city: string; countryCode: string; zip?: string };
}

/** Amounts are in minor units. */
interface PlacedOrder {
  number: number;
  /** ISO 8601. */
  placedAt: string;
  currencyCode: string;
  shipping: number;
  tax?: { minor: number; isIncluded: boolean };
  total: number;
  fulfillment: 'unfulfilled' | 'partially_fulfilled' | 'fulfilled';
  address: { address1: string; city: string; countryCode: string };
  lines: readonly { title: string; quantity: number; price: number; discount?: number }[];
}
