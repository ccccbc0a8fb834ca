/** The age of a login, in seconds since 1970. A login of an earlier version has no times. */
export interface LoginTimes {
  since: number | undefined;
  /** When the customer was last here. Not a number if it was never noted. */
  seen: number;
}

/** Limits of a login, in days. */
export interface SessionDays {
  /** Without a visit. */
  idle: number;
  /** In all. */
  most: number;
}

const day = 24 * 60 * 60;

export const now = (): number => Math.floor(Date.now() / 1000);

/** Returns the last visit. A browser may leave out the note of it, but not the beginning, which is in the cookie of the login itself. */
const lastOf = ({ since = Number.NaN, seen }: LoginTimes): number => (Number.isNaN(seen) ? since : seen);

/** Whether a login has to end, by either limit. */
export const isOver = (times: LoginTimes, { idle, most }: SessionDays): boolean =>
  now() - (times.since ?? Number.NaN) > most * day || now() - lastOf(times) > idle * day;

/** Whether the last visit is to be noted: once a day, since each note is a cookie. */
export const isStale = (times: LoginTimes): boolean => !(now() - lastOf(times) < day);
