import type { CallOptions } from './context.js';
import type { CustomerResult } from './customer.js';

/** Messages to the shop. */
export interface ContactClient {
  /**
   * Sends a message to the shop's own mailbox. `field` of an error names the input's field at fault, `['email']`.
   * @throws CommerceError of kind `refused` where `capabilities.contact` is false
   */
  send(message: ContactMessage, options?: CallOptions): Promise<CustomerResult>;
}

export interface ContactMessage {
  name?: string;
  /** Where the answer goes. */
  email: string;
  text: string;
}
