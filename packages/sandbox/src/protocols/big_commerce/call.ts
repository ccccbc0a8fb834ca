import type { CustomerRecord } from '../../shop/records.js';
import type { ProtocolContext } from '../protocol.js';

/** A request in the form that handlers get. */
export interface Call {
  url: URL;
  /** The values of the placeholders in the operation's path. */
  params: Record<string, string>;
  /**
   * Returns the request's JSON object.
   * @throws Problem if the body is not an object
   */
  body(): Record<string, unknown>;
  /**
   * Returns the request's JSON array.
   * @throws Problem if the body is not a non-empty array of objects
   */
  list(): Record<string, unknown>[];
  /** Whether the path has no `/stores/{hash}` prefix. A storefront's server forwards its browsers' requests this way. */
  isBrowser: boolean;
  /**
   * Returns the customer whose data the call may use. Undefined for a server with a token, which may use the data of all customers.
   * @throws Problem for a browser without a signed-in customer
   */
  customer(): CustomerRecord | undefined;
  context: ProtocolContext;
}

/** @throws Problem that becomes the response */
export type Handler = (call: Call) => Response;
