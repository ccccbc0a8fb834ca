import { countryCodes } from './codes.js';

/** Countries without postal codes. */
const withoutZip = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK HM JM KI KM KN KP ML MO MR MW NR NU QA RW SB SC SL SR ST SY TF TG TK TL TO TT TV UG VU YE ZW'.split(
    ' ',
  ),
);

export const needsZip = (countryCode: string): boolean => !withoutZip.has(countryCode);

export interface Country {
  code: string;
  name: string;
}

let list: readonly Country[] | undefined;

/** All countries, by their English names. */
export function countries(): readonly Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return (list ??= countryCodes
    .filter((code) => code !== 'ZZ')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en')));
}

/** Returns the country that a text names by its code or by its English name; undefined for any other text. */
export const countryOf = (text: string): Country | undefined =>
  countries().find(({ code, name }) => code === text.toUpperCase() || name.toLowerCase() === text.toLowerCase());

/** Returns the English name of a country; undefined for an unknown code. */
export const countryName = (countryCode: string): string | undefined =>
  countries().find(({ code }) => code === countryCode)?.name;
