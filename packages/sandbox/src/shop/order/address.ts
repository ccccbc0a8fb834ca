import type { Address } from '../records.js';

/** Returns the lines of an address, as on an envelope. */
export function addressRows({
  firstName,
  lastName,
  address1,
  address2,
  city,
  province,
  zip,
  countryCode,
}: Address): string[] {
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(countryCode);
  const place = [city, province, zip].filter(Boolean).join(', ');
  return [`${firstName} ${lastName}`, address1, address2, place, country].filter(
    (row) => row !== undefined && row !== '',
  ) as string[];
}
