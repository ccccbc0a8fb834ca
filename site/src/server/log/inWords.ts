import type { CommerceError } from '@vitrine/commerce';

/** A failed call for the log. A failed connection has its address and its mend in the cause; other causes may have a shopper's data. */
export const inWords = ({ call, kind, message, cause }: CommerceError) =>
  `${call} failed (${kind}). ${message}${kind === 'network' && cause instanceof Error ? ` ${cause.message}` : ''}`;
