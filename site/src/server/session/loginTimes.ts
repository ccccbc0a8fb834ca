/** The age of a login, in seconds since 1970. A login of an earlier version has no times. */
export interface LoginTimes {
  since: number | undefined;
  /** When the customer was last here. Not a number if it was never noted. */
  seen: number;
}

export interface LoginLimits {
  /** Days without a visit. */
  idle: number;
  /** Days in all. */
  most: number;
  /** Logins from before have ended. In seconds since 1970. */
  from: number;
}

const day = 24 * 60 * 60;

export const now = (): number => Math.floor(Date.now() / 1000);

/** Returns the last visit. A browser may leave out the note of it, but not the beginning, which is in the cookie of the login itself. */
const lastOf = ({ since = Number.NaN, seen }: LoginTimes): number => (Number.isNaN(seen) ? since : seen);

/** Whether a login has to end, by any limit. A login of an earlier version, without times, is from before. */
export const isOver = (times: LoginTimes, { idle, most, from }: LoginLimits): boolean =>
  (times.since ?? 0) < from || now() - (times.since ?? Number.NaN) > most * day || now() - lastOf(times) > idle * day;

/** Whether the last visit is to be noted: once a day, since each note is a cookie. */
export const isStale = (times: LoginTimes): boolean => !(now() - lastOf(times) < day);
