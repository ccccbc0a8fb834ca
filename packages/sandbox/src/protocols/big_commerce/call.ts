import type { CustomerRecord } from '../../shop/records.js';
import type { ProtocolContext } from '../protocol.js';

/** A request, as its operation gets it. */
export interface Call {
  url: URL;
  /** What stands in the braces of the operation's path. */
  params: Record<string, string>;
  /**
   * The request's JSON.
   * @throws Problem where it is no object
   */
  body(): Record<string, unknown>;
  /**
   * The request's JSON.
   * @throws Problem where it is no array of objects
   */
  list(): Record<string, unknown>[];
  /** Whether it came without a store's address before it, as a storefront's server passes on what its browsers ask for. */
  isBrowser: boolean;
  /**
   * Who is meant by what belongs to customers; undefined for a server with its token, which may ask for all of them.
   * @throws Problem for a browser that nobody is signed in with
   */
  customer(): CustomerRecord | undefined;
  context: ProtocolContext;
}

/** @throws Problem that is answered as it is */
export type Handler = (call: Call) => Response;
