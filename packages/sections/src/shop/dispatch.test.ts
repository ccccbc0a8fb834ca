import { leavingDay, sampleShop } from '@vitrine/sandbox';
import { shop as sample } from '@vitrine/northlane/shop';
import { describe, expect, it } from 'vitest';
import { dispatchDay, type DispatchSettings } from './dispatch.js';

const shop: DispatchSettings = {
  from: 'San Mateo',
  timeZone: 'America/Los_Angeles',
  cutOff: 14,
  daysOff: ['2026-11-26'],
};
/** The day of an order from San Mateo. */
const dayOf = (now: string, changes: Partial<DispatchSettings> = {}, zone = shop.timeZone) =>
  dispatchDay(new Date(now), { ...shop, ...changes }, zone);

describe('the day on which an order leaves the shop', () => {
  it('is the same day before the cut-off hour', () => {
    expect(dayOf('2026-11-24T13:59:00-08:00')).toEqual({ date: '2026-11-24', isToday: true, isFar: false });
  });

  it('is the next working day from the cut-off hour on', () => {
    expect(dayOf('2026-11-24T14:00:00-08:00')).toEqual({ date: '2026-11-25', isToday: false, isFar: false });
  });

  it('leaves out the weekend and the days off', () => {
    expect(dayOf('2026-11-25T15:00:00-08:00')?.date).toBe('2026-11-27');
    expect(dayOf('2026-11-27T15:00:00-08:00')?.date).toBe('2026-11-30');
    expect(dayOf('2026-11-27T15:00:00-08:00', { workingDays: [6] })?.date).toBe('2026-11-28');
  });

  it("counts in the shop's time zone, also when its clocks change", () => {
    // In Tokyo it is the 25th already.
    expect(dayOf('2026-11-24T20:00:00Z', {}, 'Asia/Tokyo')).toEqual({
      date: '2026-11-24',
      isToday: false,
      isFar: false,
    });
    expect(dayOf('2026-07-01T20:59:00Z')?.date).toBe('2026-07-01');
    expect(dayOf('2026-07-01T21:00:00Z')?.date).toBe('2026-07-02');
    expect(dayOf('2026-10-30T21:00:00Z')?.date).toBe('2026-11-02');
  });

  it('needs its date in addition to the day of the week after seven days', () => {
    const daysOff = ['2026-12-24', '2026-12-25', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'];
    expect(dayOf('2026-12-23T15:00:00-08:00', { daysOff })).toEqual({
      date: '2027-01-01',
      isToday: false,
      isFar: true,
    });
  });

  it('is unknown if nothing ever leaves', () => {
    expect(dayOf('2026-11-24T13:00:00-08:00', { workingDays: [] })).toBeUndefined();
  });
});

it("is the sandbox's rule, so that the checkout, its thanks and the mail name the same day", () => {
  const northlane = sample.dispatch!;
  expect(sampleShop.dispatch).toEqual(northlane);
  const start = Date.now();
  // Each of these hours is at another time of the day, for more than a year.
  for (let hour = 0; hour < 24 * 400; hour += 7) {
    const now = new Date(start + hour * 60 * 60 * 1000);
    const day = leavingDay(now, sampleShop.dispatch).toISOString().slice(0, 10);
    expect(day, now.toISOString()).toBe(dispatchDay(now, northlane)?.date);
  }
});
