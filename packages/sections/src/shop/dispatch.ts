import { dateFormat } from './dateFormat.js';

/** When the shop sends an order: the promise on product pages and in the cart. */
export interface DispatchSettings {
  /** The place that parcels leave, as it reads in 'Leaves {place} on Thursday': 'San Mateo'. */
  from: string;
  /** The time zone of that place: 'America/Los_Angeles'. */
  timeZone: string;
  /** The hour in that zone, 0 to 24: an order placed before it leaves on the same day, if that is a working day. */
  cutOff: number;
  /** The days of the week on which parcels leave: 1 is Monday, 7 is Sunday. Default: Monday to Friday. */
  workingDays?: readonly number[];
  /** Dates on which nothing leaves: '2026-12-25'. Default: none. */
  daysOff?: readonly string[];
}

export interface DispatchDay {
  /** '2026-11-26' */
  date: string;
  /** Whether it is the shopper's own day. */
  isToday: boolean;
  /** Whether a week or more passes before it, so that the day of the week does not name it. */
  isFar: boolean;
}

const mondayToFriday = [1, 2, 3, 4, 5];

/**
 * Returns the day on which an order placed now leaves the shop. Undefined if nothing leaves within a year.
 * @param shopperZone The shopper's time zone. Default: the one of the browser.
 */
export function dispatchDay(now: Date, settings: DispatchSettings, shopperZone?: string): DispatchDay | undefined {
  const { timeZone, cutOff, workingDays = mondayToFriday, daysOff = [] } = settings;
  const { year, month, day, hour } = partsOf(now, timeZone);
  for (let wait = hour < cutOff ? 0 : 1; wait <= 366; wait++) {
    const candidate = new Date(Date.UTC(year, month - 1, day + wait));
    const date = dateOf(candidate);
    if (!workingDays.includes(candidate.getUTCDay() || 7) || daysOff.includes(date)) continue;
    const own = partsOf(now, shopperZone);
    return { date, isToday: dateOf(new Date(Date.UTC(own.year, own.month - 1, own.day))) === date, isFar: wait > 6 };
  }
  return undefined;
}

const dateOf = (midnight: Date): string => midnight.toISOString().slice(0, 10);

function partsOf(now: Date, timeZone: string | undefined) {
  const format = dateFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const numbers = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return numbers as Record<'year' | 'month' | 'day' | 'hour', number>;
}
