import type { ShippingRateData } from '../../shop/data.js';

const day = 24 * 60 * 60 * 1000;

const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/**
 * Returns the arrival of an order placed on that day: 'Arrives Sat, Nov 28 to Sat, Dec 5'. Undefined if the rate has no
 * duration.
 */
export function arrivalOf({ days }: Pick<ShippingRateData, 'days'>, orderedAt: Date): string | undefined {
  if (!days) return undefined;
  const [first, last] = [days.from, days.to].map((count) => format.format(orderedAt.getTime() + count * day));
  return first === last ? `Arrives ${first}` : `Arrives ${first} to ${last}`;
}
