/** The days on which the sample shop's workshop is closed: holidays of the United States. */
const day = 24 * 60 * 60 * 1000;

/** Returns the first day with this number in the week from a date on. */
const firstFrom = (date: string, weekday: number): number =>
  Date.parse(date) + ((weekday + 7 - new Date(date).getUTCDay()) % 7) * day;

/** Returns the day off for a holiday: the Friday before a Saturday, the Monday after a Sunday. */
function observed(date: string): number {
  const weekday = new Date(date).getUTCDay();
  return Date.parse(date) + (weekday === 6 ? -day : weekday === 0 ? day : 0);
}

/** Returns the days off of a year: '2026-12-25' */
export function daysOffIn(year: number): string[] {
  const thanksgiving = firstFrom(`${year}-11-22`, 4);
  const fixed = ['01-01', '07-04', '12-25'].map((date) => observed(`${year}-${date}`));
  const mondays = ['05-25', '09-01'].map((date) => firstFrom(`${year}-${date}`, 1));
  return [...fixed, ...mondays, thanksgiving, thanksgiving + day]
    .sort((a, b) => a - b)
    .map((time) => new Date(time).toISOString().slice(0, 10));
}
