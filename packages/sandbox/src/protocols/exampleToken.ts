import type { ProtocolContext } from './protocol.js';

/** Returns the token in an example of a request: '…' replaces a secret token. */
export const exampleToken = ({ accessToken }: Pick<ProtocolContext, 'accessToken'>): string =>
  accessToken === undefined ? 'any' : '…';
