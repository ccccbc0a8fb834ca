/** Messages in an answer: outcomes that an agent or a buyer can act on. */
export interface Message {
  type: 'error' | 'warning' | 'info';
  code: string;
  content: string;
  severity?: 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';
  /** A JSON path (RFC 9535) into the response. */
  path?: string;
}

/** The result of an operation, without the protocol's envelope. */
export interface Outcome {
  /** The operation has no resource to return: the messages say why. */
  isError?: true;
  messages?: readonly Message[];
  [field: string]: unknown;
}

export const info = (code: string, content: string): Message => ({ type: 'info', code, content });

/** A message about something that the buyer must see, and that does not stop the checkout. */
export const warning = (code: string, content: string, path: string): Message => ({
  type: 'warning',
  code,
  content,
  path,
});

export const recoverable = (code: string, content: string, path?: string): Message => ({
  type: 'error',
  code,
  content,
  severity: 'recoverable',
  ...(path !== undefined && { path }),
});

/** Returns the outcome without a resource. */
export const refused = (code: string, content: string, shopUrl: string): Outcome => ({
  isError: true,
  messages: [{ type: 'error', code, content, severity: 'unrecoverable' }],
  continue_url: new URL(shopUrl).href,
});
