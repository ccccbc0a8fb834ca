import type { ShopSettings } from '@vitrine/sections';
import { holidaysOf } from './holidays';

const thisYear = new Date().getUTCFullYear();

/** When orders leave the workshop. */
export const dispatch: NonNullable<ShopSettings['dispatch']> = {
  from: 'San Mateo',
  timeZone: 'America/Los_Angeles',
  cutOff: 14,
  // An order leaves within days: this year's and the next one's are enough, and a page may be open for long.
  daysOff: [thisYear, thisYear + 1, thisYear + 2].flatMap(holidaysOf),
};

/** The hour of the cut-off as it reads in a text: '2 pm'. It is in the afternoon. */
export const cutOffTime = `${dispatch.cutOff - 12} pm`;
