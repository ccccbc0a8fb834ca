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
  context: ProtocolContext;
}

/** @throws Problem that is answered as it is */
export type Handler = (call: Call) => Response;
