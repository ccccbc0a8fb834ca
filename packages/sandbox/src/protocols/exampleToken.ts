import type { ProtocolContext } from './protocol.js';

/** Returns the token in an example of a request: '…' stands for a secret one. */
export const exampleToken = ({ accessToken }: Pick<ProtocolContext, 'accessToken'>): string =>
  accessToken === undefined ? 'any' : '…';
