import type { CallOptions } from './context.js';
import type { CustomerResult } from './customer.js';

/** Messages to the shop. */
export interface ContactClient {
  /**
   * Sends a message to the shop's mailbox. `field` of an error names the invalid input field, `['email']`.
   * @throws CommerceError of kind `refused` if `capabilities.contact` is false
   */
  send(message: ContactMessage, options?: CallOptions): Promise<CustomerResult>;
}

export interface ContactMessage {
  name?: string;
  /** The address for the reply. */
  email: string;
  text: string;
}
