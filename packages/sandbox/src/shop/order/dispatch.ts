/** When an order leaves the shop and arrives. */
import type { DispatchData, ShippingRateData, ShopData } from '../data.js';

const day = 24 * 60 * 60 * 1000;

/**
 * Returns the day on which an order placed then leaves the shop, as midnight in UTC. Without a rule, it is the day of the order.
 * `dispatchDay` of the storefront has the same rule, and a test there compares them.
 */
export function leavingDay(orderedAt: Date, dispatch: DispatchData | undefined): Date {
  if (!dispatch) return new Date(Math.floor(orderedAt.getTime() / day) * day);
  const { timeZone, cutOff, daysOff = [] } = dispatch;
  const { date, hour } = placeTime(orderedAt, timeZone);
  let time = Date.parse(date) + (hour < cutOff ? 0 : day);
  while (isDayOff(new Date(time), daysOff)) time += day;
  return new Date(time);
}

const isDayOff = (date: Date, daysOff: readonly string[]): boolean =>
  date.getUTCDay() % 6 === 0 || daysOff.includes(date.toISOString().slice(0, 10));

/** Returns the date and the hour of a time in a zone. */
function placeTime(time: Date, timeZone: string): { date: string; hour: number } {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  // Swedish writes dates as ISO 8601: '2026-11-26 09:05:00'
  const text = new Intl.DateTimeFormat('sv-SE', options).format(time);
  return { date: text.slice(0, 10), hour: Number(text.slice(11, 13)) };
}

const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const longFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

type Rules = Pick<ShopData, 'dispatch'>;

/** Returns when an order leaves: 'Leaves San Mateo on Thursday, November 26'. Undefined without a rule. */
export const leavingText = (orderedAt: Date, { dispatch }: Rules): string | undefined =>
  dispatch && `Leaves ${dispatch.from} on ${longFormat.format(leavingDay(orderedAt, dispatch))}`;

/** Returns when an order arrives: 'Arrives Sat, Nov 28 to Sat, Dec 5'. Undefined if the rate has no duration. */
export function arrivalText(
  { days }: Pick<ShippingRateData, 'days'>,
  orderedAt: Date,
  { dispatch }: Rules,
): string | undefined {
  if (!days) return undefined;
  const left = leavingDay(orderedAt, dispatch).getTime();
  const [first, last] = [days.from, days.to].map((count) => format.format(left + count * day));
  return first === last ? `Arrives ${first}` : `Arrives ${first} to ${last}`;
}
