/** Days of the week, as JavaScript counts them. */
const [sunday, monday, thursday, saturday] = [0, 1, 4, 6] as const;
const dayLength = 24 * 60 * 60 * 1000;

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the first such day of the week from a date on. */
function firstFrom(year: number, month: number, day: number, weekday: number): number {
  const time = Date.UTC(year, month - 1, day);
  return time + ((weekday - new Date(time).getUTCDay() + 7) % 7) * dayLength;
}

/** Returns the day off for a date: the Friday before a Saturday, the Monday after a Sunday. */
function observed(year: number, month: number, day: number): number {
  const time = Date.UTC(year, month - 1, day);
  const weekday = new Date(time).getUTCDay();
  if (weekday === saturday) return time - dayLength;
  return weekday === sunday ? time + dayLength : time;
}

/** Returns the holidays of the United States on which the workshop is closed, in order: '2026-11-26' */
export function holidaysOf(year: number): string[] {
  const thanksgiving = firstFrom(year, 11, 22, thursday);
  return [
    observed(year, 1, 1),
    firstFrom(year, 5, 25, monday),
    observed(year, 7, 4),
    firstFrom(year, 9, 1, monday),
    thanksgiving,
    thanksgiving + dayLength,
    observed(year, 12, 25),
  ].map(dateOf);
}
