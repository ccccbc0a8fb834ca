const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter. Creating one is slow, and each line of a cart or of a list of orders may show a day. */
export function dateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}
