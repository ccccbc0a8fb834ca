// The places of measurements in docs/measurements/site.md: between `<!-- figures: NAME -->` and `<!-- end of NAME -->`.
import { Failure } from '../run/programs.mjs';

/** The measurements by name, each with its script in package.json. */
export const commands = {
  measure: 'measure',
  presses: 'bench:presses',
  profile: 'bench:profile',
  navigation: 'bench:navigation',
  lighthouse: 'lighthouse',
  firstVisits: 'bench:first-visits',
  load: 'load',
  cache: 'bench:cache',
  edit: 'bench:edit',
};

/** Returns the page with a text in the place of a measurement. */
export function written(page, name, text) {
  const place = new RegExp(`(?<=<!-- figures: ${name} -->\\n)[^]*(?=<!-- end of ${name} -->)`);
  if (!place.test(page)) throw new Failure(`The measurements have no place for ${name}.`);
  return page.replace(place, () => `\n${text}\n\n`);
}

const origin = /`npm run [^`]+`[^|]*? on \d{4}-\d\d-\d\d/g;

/** Returns the first rows of tables that have no command with its day before them, in their own section. */
export function withoutOrigin(page) {
  return page.split(/^## /m).flatMap((section) => {
    const first = section.search(origin);
    return Array.from(section.matchAll(/(?:^\|.*\n?)+/gm))
      .filter(({ index }) => first < 0 || index < first)
      .map(([table]) => table.split('\n')[0]);
  });
}
