import { DateFormatter, parseDate, parseTime, toCalendarDateTime, type Time } from '@internationalized/date';
import type { DateValue } from 'react-stately/useCalendarState';

/** What a field has for a value: how it is read, compared and written. */
export interface Kind<Value> {
  /** The type of the browser's own input. */
  type: 'date' | 'time';
  /** Returns the value of a text in HTML's format; `null` for no text and for a text that is none. */
  parse: (text: string | null | undefined) => Value | null;
  /** Returns a value in HTML's format. */
  textOf: (value: Value) => string;
  /** Writes a value for people. */
  written: (value: Value, locale: string) => string;
  compare: (one: Value, other: Value) => number;
}

/** Returns a function that gives `null` for texts which `parse` refuses. */
const lenient =
  <Value>(parse: (text: string) => Value) =>
  (text: string | null | undefined): Value | null => {
    if (!text) return null;
    try {
      return parse(text);
    } catch {
      return null;
    }
  };

/** Returns a day in HTML's format, such as `'2026-05-01'`, in whatever calendar it is. */
export const dayText = (date: DateValue): string => date.toString().slice(0, 10);

/** A date: '2026-05-01', written 'May 1, 2026'. */
export const day: Kind<DateValue> = {
  type: 'date',
  parse: lenient(parseDate),
  textOf: dayText,
  written: (date, locale) =>
    new DateFormatter(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date.toDate('UTC')),
  compare: (one, other) => one.compare(other),
};

const anyDay = parseDate('2000-01-01');

/** A time of the day: '14:30', written '2:30 PM'. */
export const clock: Kind<Time> = {
  type: 'time',
  parse: lenient(parseTime),
  textOf: (time) => time.toString().slice(0, 5),
  written: (time, locale) =>
    new DateFormatter(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
      toCalendarDateTime(anyDay, time).toDate('UTC'),
    ),
  compare: (one, other) => one.compare(other),
};
