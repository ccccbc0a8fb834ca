import { clientsOf, makeCall } from './calls.js';
import type { Commerce } from './commerce.js';
import type { BuyerContext } from './context.js';

/** The same shop for one buyer. The buyer in a call's own options wins. */
export const withBuyer = (commerce: Commerce, buyer: BuyerContext): Commerce => ({
  ...commerce,
  ...clientsOf((call, args, options) =>
    makeCall(commerce, call, args, { ...options, buyer: { ...buyer, ...options.buyer } }),
  ),
});
