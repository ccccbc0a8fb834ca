import { countryName, type OrderAddress } from '@vitrine/commerce';

/**
 * Returns the lines of an address, as on an envelope. Leaves out empty ones.
 *
 * @param place the line with the city
 */
export function addressLines(address: OrderAddress, place: string, locale: string): string[] {
  const { firstName, lastName, company, address1, address2, country, countryCode } = address;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const shownCountry = countryCode ? countryName(countryCode, locale) : country;
  return [name, company, address1, address2, place, shownCountry].flatMap((line) => line || []);
}
