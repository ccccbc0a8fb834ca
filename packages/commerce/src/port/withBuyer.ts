import { clientsOf, makeCall } from './calls.js';
import type { Commerce } from './commerce.js';
import type { BuyerContext } from './context.js';

/** Returns the same shop for one buyer. The buyer in a call's own options has precedence. */
export const withBuyer = (commerce: Commerce, buyer: BuyerContext): Commerce => ({
  ...commerce,
  ...clientsOf((call, args, options) =>
    makeCall(commerce, call, args, { ...options, buyer: { ...buyer, ...options.buyer } }),
  ),
});
