/** Returns the day of a release: '2027-03-12'. Undefined if the date is malformed or past. */
export function releaseDate(date: string | null | undefined, now = Date.now()): string | undefined {
  const time = Date.parse(date ?? '');
  return time > now ? new Date(time).toISOString().slice(0, 10) : undefined;
}
